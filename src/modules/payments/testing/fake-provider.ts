import { randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { PaymentProvider, ProviderFailure } from '../domain/payment-provider.ts';
import type { ProviderName, SeenPayment } from '../domain/provider-payment.ts';

export interface FakeProvider extends PaymentProvider {
  /** The shopper's approval at the provider. */
  authorise(externalId: string): void;
  change(externalId: string, change: Partial<SeenPayment>): void;
  /** Makes the next calls fail, before or after they have done their work. */
  fail(calls: number, when?: 'before' | 'after'): void;
  /** Whether it refuses every refund. */
  refuseRefunds(isRefusing: boolean): void;
  /** Forgets all idempotency keys, which it would keep for a day. */
  forgetKeys(): void;
  readonly captures: string[];
  readonly refunds: { transactionId: string; amountCents: number }[];
  payment(externalId: string): SeenPayment;
  readonly externalIds: () => string[];
}

/** A provider in memory, which keeps its idempotency keys as the real ones do. */
export function fakeProvider(name: ProviderName): FakeProvider {
  const books = new Map<string, SeenPayment>();
  const opened = new Map<string, string>();
  const refunded = new Map<string, string>();
  const captures: string[] = [];
  const refunds: FakeProvider['refunds'] = [];
  let failures = 0;
  let failsAfter = false;
  let isRefusing = false;

  const payment = (id: string): SeenPayment => {
    const found = books.get(id);
    if (found === undefined) throw new Error(`the provider knows no ${id}`);
    return found;
  };
  const change = (id: string, changes: Partial<SeenPayment>): SeenPayment => {
    const next = { ...payment(id), ...changes };
    books.set(id, next);
    return next;
  };

  async function ask<T>(work: () => Result<T, ProviderFailure>): Promise<Result<T, ProviderFailure>> {
    await Promise.resolve();
    if (failures === 0) return work();
    failures -= 1;
    if (failsAfter) work();
    return fail({ code: 'provider-unavailable' });
  }

  return {
    name,
    captures,
    refunds,
    payment,
    externalIds: () => [...books.keys()],
    change: (id, changes) => void change(id, changes),
    authorise: (id) => void change(id, { state: 'authorised', transactionId: `t_${id}` }),
    fail: (calls, when = 'before') => {
      failures = calls;
      failsAfter = when === 'after';
    },
    refuseRefunds: (refuses) => {
      isRefusing = refuses;
    },
    forgetKeys: () => refunded.clear(),
    open: ({ id }, wish) =>
      ask(() => {
        const externalId = opened.get(id) ?? randomUUID();
        opened.set(id, externalId);
        if (!books.has(externalId)) {
          books.set(externalId, {
            externalId,
            state: 'open',
            amountCents: wish.amountCents,
            currency: 'EUR',
            paymentId: id,
            isForOthers: false,
            transactionId: null,
            refundedCents: 0,
            failure: null,
            clientSecret: `secret-${externalId}`,
            address: `https://provider.example/${externalId}`,
          });
        }
        return ok(payment(externalId));
      }),
    look: ({ externalId }) => ask(() => ok(payment(externalId))),
    capture: ({ externalId }) =>
      ask(() => {
        if (payment(externalId).state !== 'authorised') return ok(payment(externalId));
        captures.push(externalId);
        return ok(change(externalId, { state: 'captured' }));
      }),
    cancel: ({ externalId }) =>
      ask(() => {
        const { state } = payment(externalId);
        return ok(state === 'captured' ? payment(externalId) : change(externalId, { state: 'cancelled' }));
      }),
    refund: ({ id, transactionId, amountCents }) =>
      ask(() => {
        if (isRefusing) return fail({ code: 'payment-declined', reason: 'no' });
        const before = refunded.get(id);
        if (before !== undefined) return ok(before);
        const found = [...books.values()].find((one) => one.transactionId === transactionId);
        if (found === undefined) return fail({ code: 'payment-unknown' });
        refunds.push({ transactionId, amountCents });
        change(found.externalId, { refundedCents: found.refundedCents + amountCents });
        const name = randomUUID();
        refunded.set(id, name);
        return ok(name);
      }),
    readWebhook: ({ body }) => Promise.resolve(ok(JSON.parse(body) as { id: string; paymentId: string })),
  };
}
