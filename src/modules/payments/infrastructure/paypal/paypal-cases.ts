import { z } from 'zod';
import { ok, type Result } from '../../../../shared/result.ts';
import type { CaseReason } from '../../../../shared/orders/payment-vocabulary.ts';
import type { SeenCase } from '../../domain/payment-case.ts';
import type { ProviderBehaviour } from '../../domain/payment-provider.ts';
import { centsOf, money } from './paypal-answers.ts';
import type { PaypalClient } from './paypal-client.ts';

/** Lists say little more than which disputes there are. */
const listSchema = z.object({ items: z.array(z.object({ dispute_id: z.string().min(1) })).default([]) });

const disputeSchema = z.object({
  dispute_id: z.string().min(1),
  create_time: z.iso.datetime(),
  reason: z.string().default(''),
  status: z.string(),
  dispute_amount: money,
  dispute_life_cycle_stage: z.string().optional(),
  seller_response_due_date: z.iso.datetime().optional(),
  dispute_outcome: z
    .object({ outcome_code: z.string().optional(), amount_refunded: money.optional() })
    .optional(),
});
type Dispute = z.output<typeof disputeSchema>;

const reasons: Readonly<Record<string, CaseReason>> = {
  UNAUTHORISED: 'fraud',
  MERCHANDISE_OR_SERVICE_NOT_RECEIVED: 'not-received',
  MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED: 'not-as-described',
  CREDIT_NOT_PROCESSED: 'refund-missing',
  DUPLICATE_TRANSACTION: 'duplicate',
  INCORRECT_AMOUNT: 'amount',
  PAYMENT_BY_OTHER_MEANS: 'duplicate',
};

const outcomes: Readonly<Record<string, NonNullable<SeenCase['outcome']>>> = {
  RESOLVED_BUYER_FAVOUR: 'lost',
  ACCEPTED: 'lost',
  RESOLVED_SELLER_FAVOUR: 'won',
  // PayPal itself pays the customer, and the shop keeps its money.
  RESOLVED_WITH_PAYOUT: 'won',
  DENIED: 'won',
};

function seenPaypalDispute(dispute: Dispute): SeenCase {
  const amountCents = centsOf(dispute.dispute_amount);
  const { outcome_code: code = '', amount_refunded: given } = dispute.dispute_outcome ?? {};
  const isEnded = dispute.status === 'RESOLVED';
  const outcome = isEnded ? (outcomes[code] ?? 'dropped') : null;
  const lostCents = given === undefined ? amountCents : Math.min(amountCents, centsOf(given));
  return {
    externalId: dispute.dispute_id,
    kind: dispute.dispute_life_cycle_stage === 'INQUIRY' ? 'inquiry' : 'dispute',
    reason: reasons[dispute.reason] ?? 'other',
    amountCents,
    // While it is open PayPal holds the money, and pays it back by the case alone.
    withheldCents: isEnded ? (outcome === 'lost' ? lostCents : 0) : amountCents,
    state: isEnded ? 'ended' : isWaiting(dispute.status) ? 'waiting' : 'needs-response',
    outcome,
    respondBy:
      dispute.seller_response_due_date === undefined ? null : new Date(dispute.seller_response_due_date),
    openedAt: new Date(dispute.create_time),
  };
}

const isWaiting = (status: string): boolean =>
  status === 'WAITING_FOR_BUYER_RESPONSE' || status === 'UNDER_REVIEW';

export async function paypalCases(
  ask: PaypalClient,
  captureId: string,
): Promise<Result<readonly SeenCase[], ProviderBehaviour>> {
  const path = '/v1/customer/disputes';
  const query = new URLSearchParams({ disputed_transaction_id: captureId, page_size: '50' });
  const list = await ask({ method: 'GET', path: `${path}?${query}`, operation: 'cases' }, listSchema);
  if (!list.ok) return list;
  const cases: SeenCase[] = [];
  for (const { dispute_id: id } of list.value.items) {
    const one = await ask(
      { method: 'GET', path: `${path}/${encodeURIComponent(id)}`, operation: 'cases' },
      disputeSchema,
    );
    if (!one.ok) return one;
    cases.push(seenPaypalDispute(one.value));
  }
  return ok(cases);
}

/** Events about what is held against a payment; a reversal says no more than that. */
export const isPaypalCase = (type: string): boolean =>
  type.startsWith('CUSTOMER.DISPUTE.') || type === 'PAYMENT.CAPTURE.REVERSED';
