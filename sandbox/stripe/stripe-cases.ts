import type Stripe from 'stripe';
import { withObjects, type ObjectStore, type Kept } from '../object-store.ts';
import { newName, type SandboxContext } from '../context.ts';
import { textAt } from './form-body.ts';
import type { StripeAnswer, StripeCall, StripeEvent } from './stripe-call.ts';
import type { KeptIntent } from './stripe-intents.ts';
import { troubleOf, type StripeTrouble } from './test-cards.ts';

export interface KeptDispute {
  readonly id: string;
  readonly amount: number;
  readonly created: number;
  readonly reason: string;
  readonly status: Stripe.Dispute['status'];
  readonly due_by: number | null;
}

interface KeptWarning {
  readonly id: string;
  readonly actionable: boolean;
  readonly created: number;
}

export interface KeptReview {
  readonly id: string;
  readonly closed_reason: Stripe.Review['closed_reason'];
  readonly created: number;
}

/** All that is held against an intent. */
interface CasesOfIntent extends Kept {
  readonly disputes: readonly KeptDispute[];
  readonly warnings: readonly KeptWarning[];
  readonly review: KeptReview | null;
}

const nameOf = (intentId: string): string => `stripe-cases ${intentId}`;

export async function casesOfIntent(objects: ObjectStore, intentId: string): Promise<CasesOfIntent> {
  const kept = await objects.find<CasesOfIntent>(nameOf(intentId));
  return kept ?? { id: nameOf(intentId), disputes: [], warnings: [], review: null };
}

/** Stripe takes the money when a dispute comes, and gives it back when it is won. An inquiry takes nothing. */
const isTaken = (status: string): boolean => !status.startsWith('warning_') && status !== 'won';

export function disputeObject(dispute: KeptDispute, intent: KeptIntent): Stripe.Dispute {
  const { id, amount, created, reason, status, due_by } = dispute;
  const isInquiry = status.startsWith('warning_');
  return {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: intent.latest_charge?.id ?? '',
    created,
    currency: intent.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by,
      enhanced_eligibility: {},
      has_evidence: status.endsWith('under_review'),
      past_due: false,
      submission_count: status.endsWith('under_review') ? 1 : 0,
      submission_method: status.endsWith('under_review') ? 'manual' : 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    network_reason_code: null,
    payment_intent: intent.id,
    payment_method_details: {
      type: 'card',
      card: {
        brand: 'visa',
        network: 'visa',
        network_reason_code: '10.4',
        case_type: isInquiry ? 'inquiry' : 'chargeback',
      },
    },
    reason,
    status,
  };
}

const noEvidence: Stripe.Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

function warningObject(
  { id, actionable, created }: KeptWarning,
  intent: KeptIntent,
): Stripe.Radar.EarlyFraudWarning {
  return {
    id,
    object: 'radar.early_fraud_warning',
    actionable,
    charge: intent.latest_charge?.id ?? '',
    created,
    fraud_type: 'unauthorized_use_of_card',
    livemode: false,
    payment_intent: intent.id,
  };
}

export function reviewObject({ id, closed_reason, created }: KeptReview, intent: KeptIntent): Stripe.Review {
  return {
    id,
    object: 'review',
    billing_zip: null,
    charge: intent.latest_charge?.id ?? null,
    closed_reason,
    created,
    ip_address: null,
    ip_address_location: null,
    livemode: false,
    open: closed_reason === null,
    opened_reason: 'rule',
    payment_intent: intent.id,
    reason: closed_reason ?? 'rule',
    session: null,
  };
}

const list = (url: string, data: readonly object[]): StripeAnswer => ({
  body: { object: 'list', url, has_more: false, data },
});

async function intentNamed({ objects, params }: StripeCall): Promise<KeptIntent | null> {
  return objects.find<KeptIntent>(textAt(params, 'payment_intent') ?? '');
}

export async function listDisputes(call: StripeCall): Promise<StripeAnswer> {
  const intent = await intentNamed(call);
  const { disputes } = await casesOfIntent(call.objects, intent?.id ?? '');
  return list('/v1/disputes', intent === null ? [] : disputes.map((one) => disputeObject(one, intent)));
}

export async function listWarnings(call: StripeCall): Promise<StripeAnswer> {
  const intent = await intentNamed(call);
  const { warnings } = await casesOfIntent(call.objects, intent?.id ?? '');
  const shown = intent === null ? [] : warnings.map((one) => warningObject(one, intent));
  return list('/v1/radar/early_fraud_warnings', shown);
}

const week = 7 * 24 * 3600;

/** @returns what Stripe tells of it, in its order */
export async function strikeIntent(
  context: SandboxContext,
  intentId: string,
  trouble: StripeTrouble,
): Promise<readonly StripeEvent[]> {
  const now = Math.floor(context.now().getTime() / 1000);
  return withObjects(context.db, context.now(), async (objects) => {
    const intent = await objects.find<KeptIntent>(intentId);
    if (intent === null) throw new Error(`there is no ${intentId}`);
    return keepTrouble(objects, intent, trouble, now);
  });
}

/** Of a payment that was just captured: what its card brings. */
export async function troubleAfter(
  objects: ObjectStore,
  intent: KeptIntent,
  now: Date,
): Promise<readonly StripeEvent[]> {
  const trouble = intent.status === 'succeeded' ? troubleOf(intent.card) : null;
  return trouble === null ? [] : keepTrouble(objects, intent, trouble, Math.floor(now.getTime() / 1000));
}

async function keepTrouble(
  objects: ObjectStore,
  intent: KeptIntent,
  trouble: StripeTrouble,
  now: number,
): Promise<readonly StripeEvent[]> {
  const { cases, events } = struck(await casesOfIntent(objects, intent.id), intent, trouble, now);
  await objects.keep(cases);
  return events;
}

function struck(
  before: CasesOfIntent,
  intent: KeptIntent,
  trouble: StripeTrouble,
  now: number,
): { readonly cases: CasesOfIntent; readonly events: readonly StripeEvent[] } {
  switch (trouble.kind) {
    case 'dispute': {
      const { reason = 'fraudulent', amount = intent.amount_received, isInquiry = false } = trouble;
      const status = isInquiry ? 'warning_needs_response' : 'needs_response';
      const dispute = {
        id: newName('du_'),
        amount,
        created: now,
        reason,
        status,
        due_by: now + week,
      } as const;
      const about = disputeObject(dispute, intent);
      const warnings = before.warnings.map((one) => ({ ...one, actionable: false }));
      return {
        cases: { ...before, disputes: [...before.disputes, dispute], warnings },
        events: [
          { type: 'charge.dispute.created', about },
          ...(isInquiry ? [] : [{ type: 'charge.dispute.funds_withdrawn', about }]),
        ],
      };
    }
    case 'dispute-is': {
      const last = before.disputes.at(-1);
      if (last === undefined) throw new Error('there is no dispute');
      const dispute = { ...last, status: trouble.status };
      const about = disputeObject(dispute, intent);
      const isOver = ['won', 'lost', 'warning_closed', 'prevented'].includes(trouble.status);
      const moved = Number(isTaken(dispute.status)) - Number(isTaken(last.status));
      return {
        cases: { ...before, disputes: [...before.disputes.slice(0, -1), dispute] },
        events: [
          { type: isOver ? 'charge.dispute.closed' : 'charge.dispute.updated', about },
          ...(moved > 0 ? [{ type: 'charge.dispute.funds_withdrawn', about }] : []),
          ...(moved < 0 ? [{ type: 'charge.dispute.funds_reinstated', about }] : []),
        ],
      };
    }
    case 'warning': {
      const warning = { id: newName('issfr_'), actionable: true, created: now };
      const about = warningObject(warning, intent);
      return {
        cases: { ...before, warnings: [...before.warnings, warning] },
        events: [{ type: 'radar.early_fraud_warning.created', about }],
      };
    }
    case 'review': {
      const review = { id: newName('prv_'), closed_reason: null, created: now };
      return {
        cases: { ...before, review },
        events: [{ type: 'review.opened', about: reviewObject(review, intent) }],
      };
    }
    case 'review-closed': {
      if (before.review === null) throw new Error('there is no review');
      const review = { ...before.review, closed_reason: trouble.as };
      return {
        cases: { ...before, review },
        events: [{ type: 'review.closed', about: reviewObject(review, intent) }],
      };
    }
  }
}
