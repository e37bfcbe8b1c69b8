import type Stripe from 'stripe';
import { z } from 'zod';
import type { CaseReason } from '../../../../shared/orders/payment-vocabulary.ts';
import type { SeenCase } from '../../domain/payment-case.ts';

/** The fields that are read; see `stripe-answers.ts`. */
const disputeSchema = z.object({
  object: z.literal('dispute'),
  id: z.string().min(1),
  amount: z.int().min(0),
  created: z.int(),
  reason: z.string(),
  status: z.string(),
  is_charge_refundable: z.boolean(),
  /** 0 where the bank takes no answer. */
  evidence_details: z.object({ due_by: z.int().nullish() }),
});

const warningSchema = z.object({
  object: z.literal('radar.early_fraud_warning'),
  id: z.string().min(1),
  actionable: z.boolean(),
  created: z.int(),
});

const reviewSchema = z.object({
  object: z.literal('review'),
  id: z.string().min(1),
  open: z.boolean(),
  created: z.int(),
});

const intentSchema = z.object({
  amount_received: z.int(),
  review: z.union([z.string(), reviewSchema]).nullish(),
});

const reasons: Readonly<Record<string, CaseReason>> = {
  fraudulent: 'fraud',
  unrecognized: 'unknown-to-customer',
  product_not_received: 'not-received',
  product_unacceptable: 'not-as-described',
  credit_not_processed: 'refund-missing',
  duplicate: 'duplicate',
  noncompliant: 'other',
};

const moment = (seconds: number): Date => new Date(seconds * 1000);

/** @throws z.ZodError if the answer has another form */
function seenDispute(answer: unknown): SeenCase {
  const { id, amount, status, reason, created, ...dispute } = disputeSchema.parse(answer);
  const due = dispute.evidence_details.due_by ?? 0;
  return {
    ...standOf(status),
    externalId: id,
    kind: status.startsWith('warning_') ? 'inquiry' : 'dispute',
    reason: reasons[reason] ?? 'other',
    amountCents: amount,
    withheldCents: isBack(status) || dispute.is_charge_refundable ? 0 : amount,
    respondBy: due === 0 ? null : moment(due),
    openedAt: moment(created),
  };
}

/** The money is the shop's again, or was never taken. */
const isBack = (status: string): boolean => status === 'won' || status === 'warning_closed';

function standOf(status: string): Pick<SeenCase, 'state' | 'outcome'> {
  switch (status) {
    case 'won':
    case 'lost':
      return { state: 'ended', outcome: status };
    // Both without a dispute: the bank asked no more, or the money was paid back before.
    case 'warning_closed':
    case 'prevented':
      return { state: 'ended', outcome: 'dropped' };
    case 'under_review':
    case 'warning_under_review':
    case 'appeal_under_review':
      return { state: 'waiting', outcome: null };
    default:
      // Somebody has to look at states that nobody has described yet.
      return { state: 'needs-response', outcome: null };
  }
}

/** A warning has no end of its own: it is over when the money was paid back or is disputed. */
function seenWarning(answer: unknown, amountCents: number): SeenCase {
  const { id, actionable, created } = warningSchema.parse(answer);
  return {
    externalId: id,
    kind: 'warning',
    reason: 'fraud',
    amountCents,
    withheldCents: 0,
    respondBy: null,
    openedAt: moment(created),
    ...(actionable ? { state: 'needs-response', outcome: null } : { state: 'ended', outcome: 'dropped' }),
  };
}

function seenReview(review: z.output<typeof reviewSchema>, amountCents: number): SeenCase {
  return {
    externalId: review.id,
    kind: 'review',
    reason: 'other',
    amountCents,
    withheldCents: 0,
    respondBy: null,
    openedAt: moment(review.created),
    ...(review.open ? { state: 'needs-response', outcome: null } : { state: 'ended', outcome: 'dropped' }),
  };
}

/** @throws what the library throws, and z.ZodError */
export async function stripeCases(stripe: Stripe, intentId: string): Promise<readonly SeenCase[]> {
  const disputes = await stripe.disputes.list({ payment_intent: intentId, limit: 100 });
  const warnings = await stripe.radar.earlyFraudWarnings.list({ payment_intent: intentId, limit: 100 });
  // A list of reviews has only the open ones, of all payments.
  const intent = intentSchema.parse(await stripe.paymentIntents.retrieve(intentId, { expand: ['review'] }));
  const { amount_received: amount, review } = intent;
  return [
    ...disputes.data.map((one) => seenDispute(one)),
    ...warnings.data.map((one) => seenWarning(one, amount)),
    ...(typeof review === 'object' && review !== null ? [seenReview(review, amount)] : []),
  ];
}

/** Events about what is held against a payment. */
export const isStripeCase = (type: string): boolean =>
  /^(charge\.dispute|radar\.early_fraud_warning|review)\./.test(type);
