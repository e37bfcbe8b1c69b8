import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withObjects, type ObjectStore, type Kept } from '../object-store.ts';
import { paypalName, type SandboxContext } from '../context.ts';
import { moneyOf, type KeptWalletOrder, type Money } from './paypal-orders.ts';
import { paypalError } from './paypal-refusal.ts';
import { announceWallet } from './paypal-webhooks.ts';

/** A dispute in PayPal's own format, limited to what it shows to sellers. */
interface KeptDispute extends Kept {
  readonly dispute_id: string;
  readonly create_time: string;
  readonly update_time: string;
  readonly disputed_transactions: readonly {
    readonly seller_transaction_id: string;
    readonly create_time: string;
    readonly transaction_status: 'COMPLETED';
    readonly gross_amount: Money;
    readonly custom?: string;
    readonly buyer: { readonly name: string };
    readonly seller: { readonly merchant_id: string };
  }[];
  readonly reason: string;
  readonly status: string;
  readonly dispute_amount: Money;
  readonly dispute_life_cycle_stage: string;
  readonly dispute_channel: 'INTERNAL';
  readonly seller_response_due_date?: string;
  readonly dispute_outcome?: { readonly outcome_code: string; readonly amount_refunded?: Money };
}

interface DisputesOfCapture extends Kept {
  readonly disputes: readonly string[];
}

const listName = (captureId: string): string => `paypal-disputes ${captureId}`;
const keptAs = (disputeId: string): string => `paypal-dispute ${disputeId}`;
const api = 'https://api.sandbox.paypal.com/v1/customer/disputes';
const shown = ({ id: _, ...dispute }: KeptDispute) => ({
  ...dispute,
  links: [{ href: `${api}/${dispute.dispute_id}`, rel: 'self', method: 'GET' }],
});

/** What PayPal says of customers' complaints; both calls only read. */
export function paypalDisputes(
  app: FastifyInstance,
  context: SandboxContext,
  guarded: (
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<{ readonly status: number; readonly body: object }>,
  ) => Promise<FastifyReply> | FastifyReply,
): void {
  const read = <T>(work: (objects: ObjectStore) => Promise<T>): Promise<T> =>
    withObjects(context.db, context.now(), work);
  app.get('/v1/customer/disputes', { schema: { hide: true } }, (request, reply) =>
    guarded(request, reply, () =>
      read(async (objects) => {
        const { disputed_transaction_id: captureId = '' } = request.query as Readonly<Record<string, string>>;
        const list = await objects.find<DisputesOfCapture>(listName(captureId));
        const items = [];
        for (const id of list?.disputes ?? []) {
          const one = await objects.find<KeptDispute>(keptAs(id));
          // Lists leave out the transactions, the deadline and the outcome.
          if (one !== null) items.push(summaryOf(one));
        }
        return { status: 200, body: { items, links: [{ href: api, rel: 'self', method: 'GET' }] } };
      }),
    ),
  );
  app.get('/v1/customer/disputes/:id', { schema: { hide: true } }, (request, reply) =>
    guarded(request, reply, () =>
      read(async (objects) => {
        const one = await objects.find<KeptDispute>(keptAs((request.params as { id: string }).id));
        return one === null
          ? { status: 404, body: paypalError('RESOURCE_NOT_FOUND') }
          : { status: 200, body: shown(one) };
      }),
    ),
  );
}

function summaryOf(dispute: KeptDispute) {
  const {
    disputed_transactions: _,
    seller_response_due_date: __,
    dispute_outcome: ___,
    ...rest
  } = shown(dispute);
  return rest;
}

/** What becomes of a complaint of the customer's, in PayPal's words. */
export interface DisputeWish {
  readonly reason?: string;
  readonly status?: string;
  readonly stage?: string;
  readonly outcome?: { readonly outcome_code: string; readonly amount_refunded?: Money };
}

/**
 * The customer complains about a captured order, or the complaint goes on; PayPal tells of it.
 * @returns what PayPal calls it
 */
export async function disputeOrder(
  context: SandboxContext,
  orderId: string,
  { reason, status, stage, outcome }: DisputeWish = {},
): Promise<string> {
  const now = context.now();
  const { dispute, isNew } = await withObjects(context.db, now, async (objects) => {
    const order = await objects.find<KeptWalletOrder>(orderId);
    const [capture] = order?.purchase_units[0].payments?.captures ?? [];
    if (order === null || capture === undefined) throw new Error(`${orderId} was not captured`);
    const list = await objects.find<DisputesOfCapture>(listName(capture.id));
    const last = list?.disputes.at(-1);
    const before = last === undefined ? null : await objects.find<KeptDispute>(keptAs(last));
    const made = before ?? newDispute(order, capture.id, now);
    const dispute: KeptDispute = {
      ...made,
      update_time: now.toISOString(),
      ...(reason === undefined ? {} : { reason }),
      ...(status === undefined ? {} : { status }),
      ...(stage === undefined ? {} : { dispute_life_cycle_stage: stage }),
      ...(outcome === undefined ? {} : { dispute_outcome: outcome }),
    };
    await objects.keep(dispute);
    await objects.keep<DisputesOfCapture>({ id: listName(capture.id), disputes: [dispute.dispute_id] });
    return { dispute, isNew: before === null };
  });
  const type = isNew ? 'CREATED' : dispute.status === 'RESOLVED' ? 'RESOLVED' : 'UPDATED';
  announceWallet(context, [{ type: `CUSTOMER.DISPUTE.${type}`, resource: shown(dispute) }], now);
  return dispute.dispute_id;
}

function newDispute(order: KeptWalletOrder, captureId: string, now: Date): KeptDispute {
  const [unit] = order.purchase_units;
  const id = `PP-R-${paypalName().slice(0, 3)}-${10_000_000 + (now.getTime() % 10_000_000)}`;
  const custom = unit.custom_id;
  return {
    id: keptAs(id),
    dispute_id: id,
    create_time: now.toISOString(),
    update_time: now.toISOString(),
    disputed_transactions: [
      {
        seller_transaction_id: captureId,
        create_time: order.create_time,
        transaction_status: 'COMPLETED',
        gross_amount: moneyOf(unit.amount),
        ...(custom === undefined ? {} : { custom }),
        buyer: { name: 'Ada Muster' },
        seller: { merchant_id: unit.payee.merchant_id ?? '' },
      },
    ],
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    status: 'WAITING_FOR_SELLER_RESPONSE',
    dispute_amount: moneyOf(unit.amount),
    dispute_life_cycle_stage: 'CHARGEBACK',
    dispute_channel: 'INTERNAL',
    seller_response_due_date: new Date(now.getTime() + 10 * 24 * 3_600_000).toISOString(),
  };
}
