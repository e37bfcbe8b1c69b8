import type { ObjectStore } from '../object-store.ts';
import { textAt, type FormTree } from './form-body.ts';
import { expandIn, intentOf, seconds } from './stripe-calls.ts';
import type { StripeAnswer, StripeCall, StripeEvent } from './stripe-call.ts';
import * as intents from './stripe-intents.ts';
import { invalid, refused } from './stripe-intents.ts';
import { chargeObject, nothing, refundObject } from './stripe-objects.ts';
import * as refunds from './stripe-refunds.ts';

/** The calls of Stripe's API about refunds. */

/** The newest first, as Stripe lists. */
export async function listRefunds({ objects, params, now }: StripeCall): Promise<StripeAnswer> {
  const all = await refunds.refundsOf(objects, textAt(params, 'payment_intent') ?? '', seconds(now));
  const limit = Number(textAt(params, 'limit') ?? 10);
  if (limit < 1 || limit > 100) throw invalid('Invalid limit.', 'parameter_invalid_integer');
  const data = [...all].reverse().slice(0, limit);
  const body = data.map((one) => refundObject(one, nothing, null));
  return { body: { object: 'list', url: '/v1/refunds', has_more: all.length > limit, data: body } };
}

/** All refunds of an intent end like this. */
export async function endRefunds(
  objects: ObjectStore,
  intentId: string,
  status: refunds.RefundStatus,
): Promise<readonly StripeEvent[]> {
  const ended = await refunds.endRefundsOf(objects, intentId, status);
  return ended.flatMap((one) => {
    const about = refundObject(one, nothing, null);
    const updated = ['refund.updated', 'charge.refund.updated'].map((type) => ({ type, about }));
    return status === 'failed' ? [...updated, { type: 'refund.failed', about }] : updated;
  });
}

export async function createRefund(call: StripeCall): Promise<StripeAnswer> {
  const { objects, params, answers, now } = call;
  const intent = await intentOf({ ...call, id: textAt(params, 'payment_intent') ?? '' });
  const answer = answers.to('refund');
  // What cannot be refunded at all is refused in its own words.
  intents.refunded(intent, amountIn(params));
  if (answer.kind === 'refused') throw refused(answer.issue, answer.status);
  const { refund, intent: after } = await refunds.keepRefund(objects, intent, params, answer, seconds(now));
  const about = refundObject(refund, nothing, null);
  const charge = after.latest_charge === null ? [] : [chargeObject(after, after.latest_charge)];
  return {
    body: refundObject(refund, expandIn(params), after),
    events: [
      { type: 'refund.created', about },
      ...charge.map((one) => ({ type: 'charge.refunded', about: one })),
      { type: 'refund.updated', about },
      ...(refund.status === 'failed' ? [{ type: 'refund.failed', about }] : []),
    ],
  };
}

function amountIn(params: FormTree): number | null {
  const amount = textAt(params, 'amount');
  return amount === null ? null : Number(amount);
}
