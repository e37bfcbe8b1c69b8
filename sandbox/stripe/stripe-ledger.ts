import type Stripe from 'stripe';
import type { ObjectStore, Kept } from '../object-store.ts';
import { textAt, recordAt } from './form-body.ts';
import type { StripeAnswer, StripeCall } from './stripe-call.ts';
import { disputeObject, type KeptDispute } from './stripe-cases.ts';
import { invalid, type KeptIntent } from './stripe-intents.ts';
import {
  daySeconds,
  heldSeconds,
  movementObject,
  movementOfCharge,
  type Movement,
} from './stripe-movements.ts';
import { chargeObject, nothing, refundObject } from './stripe-objects.ts';
import type { KeptRefund } from './stripe-refunds.ts';

/** Those of disputes are 20 euros. */
const disputeFee = 2_000;

/** What has moved on the balance follows from the other objects: the newest first. */
async function movements(objects: ObjectStore, now: number): Promise<readonly Movement[]> {
  const found: Movement[] = [];
  const refunds = await objects.all<Kept & { refunds: readonly KeptRefund[] }>('stripe-refunds ');
  const cases = await objects.all<Kept & { disputes: readonly KeptDispute[] }>('stripe-cases ');
  for (const intent of await objects.all<KeptIntent>('pi_')) {
    const { latest_charge: charge } = intent;
    if (intent.status !== 'succeeded' || charge === null) continue;
    const source = chargeObject(intent, charge);
    found.push(movementOfCharge(charge, source));
    const own = refunds.find((one) => one.id === `stripe-refunds ${intent.id}`)?.refunds ?? [];
    found.push(...own.flatMap((refund) => movementsOf(refund, intent)));
    const disputes = cases.find((one) => one.id === `stripe-cases ${intent.id}`)?.disputes ?? [];
    for (const dispute of disputes.filter(({ status }) => !status.startsWith('warning_'))) {
      const taken: Movement = {
        id: `txn_${dispute.id}`,
        type: 'adjustment',
        amount: -dispute.amount,
        fee: disputeFee,
        created: dispute.created,
        sourceId: dispute.id,
        source: disputeObject(dispute, intent),
      };
      found.push(taken);
      if (dispute.status === 'won')
        found.push({ ...taken, id: `${taken.id}_won`, amount: dispute.amount, fee: -disputeFee });
    }
  }
  return found
    .filter(({ created }) => created <= now)
    .sort((one, other) => other.created - one.created || other.id.localeCompare(one.id));
}

function movementsOf(refund: KeptRefund, intent: KeptIntent): Movement[] {
  const { amount, created, id, status } = refund;
  const source = refundObject(refund, nothing, intent);
  const common = { fee: 0, created, sourceId: id, source };
  const isBack = status === 'failed' || status === 'canceled';
  return [
    { ...common, id: id.replace('re_', 'txn_'), type: 'refund', amount: -amount },
    ...(isBack
      ? [{ ...common, id: id.replace('re_', 'txn_failed_'), type: 'refund_failure' as const, amount }]
      : []),
  ];
}

/** The payout of a movement: one for each day. */
const payoutOf = ({ created }: Movement): string => `po_${Math.floor(created / daySeconds)}`;

export async function listBalance({ objects, params, now }: StripeCall): Promise<StripeAnswer> {
  const moment = Math.floor(now.getTime() / 1000);
  const payout = textAt(params, 'payout');
  const since = Number(textAt(params, 'created', 'gte') ?? 0);
  const expand = Object.values(recordAt(params['expand']));
  if (expand.some((one) => one !== 'data.source')) throw invalid('This property cannot be expanded.');
  const all = (await movements(objects, moment)).filter(
    (one) => one.created >= since && (payout === null || payoutOf(one) === payout),
  );
  const shown = all.map((one) => movementObject(one, expand.length > 0, moment));
  return page('/v1/balance_transactions', shown, params);
}

export async function listPayouts({ objects, params, now }: StripeCall): Promise<StripeAnswer> {
  const moment = Math.floor(now.getTime() / 1000);
  const since = Number(textAt(params, 'created', 'gte') ?? 0);
  const days = Map.groupBy(await movements(objects, moment), payoutOf);
  const payouts = [...days].flatMap(([id, moved]): Stripe.Payout[] => {
    const created = (Number(id.slice(3)) + 1) * daySeconds + heldSeconds;
    if (created > moment || created < since) return [];
    const amount = moved.reduce((sum, one) => sum + one.amount - one.fee, 0);
    return [payoutObject(id, { amount, created, isPaid: created + daySeconds <= moment })];
  });
  return page('/v1/payouts', payouts, params);
}

function payoutObject(
  id: string,
  {
    amount,
    created,
    isPaid,
  }: { readonly amount: number; readonly created: number; readonly isPaid: boolean },
): Stripe.Payout {
  return {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: created + daySeconds,
    automatic: true,
    balance_transaction: `txn_${id}`,
    created,
    currency: 'eur',
    description: 'STRIPE PAYOUT',
    destination: 'ba_sandbox',
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: isPaid ? 'paid' : 'in_transit',
    trace_id: null,
    type: 'bank_account',
  };
}

/** As Stripe lists: so many from one on, and whether there are more. */
function page(url: string, all: readonly { id: string }[], params: StripeCall['params']): StripeAnswer {
  const limit = Number(textAt(params, 'limit') ?? 10);
  if (limit < 1 || limit > 100) throw invalid('Invalid limit.', 'parameter_invalid_integer');
  const after = textAt(params, 'starting_after');
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const data = all.slice(from, from + limit);
  return { body: { object: 'list', url, has_more: from + limit < all.length, data } };
}
