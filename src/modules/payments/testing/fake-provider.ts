import { randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { SeenCase } from '../domain/payment-case.ts';
import type {
  Declined,
  PaymentProvider,
  ProviderBehaviour,
  ReadWebhook,
} from '../domain/payment-provider.ts';
import type { ProviderName, SeenPayment, SeenRefund } from '../domain/provider-payment.ts';

export interface FakeProvider extends PaymentProvider {
  /** The shopper's approval at the provider. @param captureBefore as with Klarna: it is captured later, until then */
  authorise(externalId: string, captureBefore?: Date): void;
  change(externalId: string, change: Partial<SeenPayment>): void;
  /** Makes the next calls fail, before or after they have done their work. */
  fail(calls: number, when?: 'before' | 'after'): void;
  /** Whether it refuses every refund. */
  refuseRefunds(isRefusing: boolean): void;
  /** What becomes of captures from now on; a refused payment stays authorised there, a `cancelled` one has failed. */
  answerCaptures(answer: CaptureAnswer): void;
  /** Knows it no longer, as a wallet forgets what was not captured within hours. */
  forget(externalId: string): void;
  /** Whether refunds are made at once, taken on for some days, or refused. */
  answerRefunds(answer: 'made' | 'pending' | 'refused'): void;
  /** What becomes of all refunds of a payment that it had taken on, or made. */
  endRefunds(externalId: string, state: 'made' | 'failed'): void;
  /** Everything that is held against a payment from now on, by what the provider calls its money. */
  holdAgainst(transactionId: string, cases: readonly SeenCase[]): void;
  /** Forgets all idempotency keys, which it would keep for a day. */
  forgetKeys(): void;
  readonly captures: string[];
  readonly refusedCaptures: string[];
  readonly refunds: { transactionId: string; amountCents: number }[];
  payment(externalId: string): SeenPayment;
  readonly externalIds: () => string[];
}

type CaptureAnswer = 'captured' | 'pending' | 'refused' | 'cancelled';

/** A provider in memory, which keeps its idempotency keys as the real ones do. */
export function fakeProvider(name: ProviderName): FakeProvider {
  const ledger = new Map<string, SeenPayment>();
  const opened = new Map<string, string>();
  const refunded = new Map<string, SeenRefund>();
  const refundLedger = new Map<string, SeenRefund[]>();
  const cases = new Map<string, readonly SeenCase[]>();
  const captures: string[] = [];
  const refusedCaptures: string[] = [];
  const refunds: FakeProvider['refunds'] = [];
  let failures = 0;
  let failsAfter = false;
  let isRefusing = false;
  let captureAnswer: CaptureAnswer = 'captured';
  const forgotten = new Set<string>();
  let refundState: 'made' | 'pending' = 'made';

  const payment = (id: string): SeenPayment => {
    const found = ledger.get(id);
    if (found === undefined) throw new Error(`the provider knows no ${id}`);
    return found;
  };
  const change = (id: string, changes: Partial<SeenPayment>): SeenPayment => {
    const next = { ...payment(id), ...changes };
    ledger.set(id, next);
    return next;
  };

  async function ask<T>(work: () => Result<T, ProviderBehaviour>): Promise<Result<T, ProviderBehaviour>> {
    await Promise.resolve();
    if (failures === 0) return work();
    failures -= 1;
    if (failsAfter) work();
    return fail({ code: 'provider-unavailable' });
  }

  const refundsOf = (externalId: string): SeenRefund[] => refundLedger.get(externalId) ?? [];
  const keepRefunds = (externalId: string, all: SeenRefund[]): void => {
    refundLedger.set(externalId, all);
    const living = all.filter(({ state }) => state !== 'failed');
    change(externalId, { refundedCents: living.reduce((sum, { amountCents }) => sum + amountCents, 0) });
  };

  return {
    name,
    takesKlarna: name === 'stripe',
    captures,
    refusedCaptures,
    refunds,
    payment,
    externalIds: () => [...ledger.keys()],
    change: (id, changes) => void change(id, changes),
    authorise: (id, captureBefore) =>
      void change(id, {
        state: 'authorised',
        transactionId: `t_${id}`,
        captureBefore: captureBefore ?? null,
      }),
    fail: (calls, when = 'before') => {
      failures = calls;
      failsAfter = when === 'after';
    },
    refuseRefunds: (refuses) => {
      isRefusing = refuses;
    },
    answerCaptures: (answer) => {
      captureAnswer = answer;
    },
    answerRefunds: (answer) => {
      isRefusing = answer === 'refused';
      if (answer !== 'refused') refundState = answer;
    },
    endRefunds: (externalId, state) => {
      keepRefunds(
        externalId,
        refundsOf(externalId).map((one) =>
          one.state === 'failed' ? one : { ...one, state, problem: state === 'failed' ? 'returned' : null },
        ),
      );
    },
    forgetKeys: () => refunded.clear(),
    open: ({ id }, request) =>
      ask(() => {
        const externalId = opened.get(id) ?? randomUUID();
        opened.set(id, externalId);
        if (!ledger.has(externalId)) {
          ledger.set(externalId, {
            externalId,
            state: 'open',
            amountCents: request.amountCents,
            currency: 'EUR',
            paymentId: id,
            isForOthers: false,
            isOfOtherMode: false,
            sellerProtection: null,
            transactionId: null,
            refundedCents: 0,
            capturedAt: null,
            captureBefore: null,
            failure: null,
            clientSecret: `secret-${externalId}`,
            address: `https://provider.example/${externalId}`,
          });
        }
        return ok(payment(externalId));
      }),
    forget: (externalId) => void forgotten.add(externalId),
    look: ({ externalId }) =>
      ask(() => (forgotten.has(externalId) ? fail({ code: 'payment-unknown' }) : ok(payment(externalId)))),
    capture: ({ externalId }, amountCents) =>
      ask(() => {
        if (forgotten.has(externalId)) return fail({ code: 'payment-unknown' });
        if (payment(externalId).state !== 'authorised') return ok(payment(externalId));
        if (captureAnswer === 'refused') {
          refusedCaptures.push(externalId);
          return fail(declined);
        }
        if (captureAnswer !== 'cancelled') captures.push(externalId);
        const taken = amountCents === null ? {} : { amountCents };
        return ok(change(externalId, { state: captureAnswer, ...taken }));
      }),
    cancel: ({ externalId }) =>
      ask(() => {
        if (forgotten.has(externalId)) return fail({ code: 'payment-unknown' });
        const { state } = payment(externalId);
        return ok(state === 'captured' ? payment(externalId) : change(externalId, { state: 'cancelled' }));
      }),
    refund: ({ id, key, payment: { transactionId }, amountCents }) =>
      ask(() => {
        if (isRefusing) return fail(declined);
        const before = refunded.get(key);
        if (before !== undefined) return ok(before);
        const found = [...ledger.values()].find((one) => one.transactionId === transactionId);
        if (found === undefined) return fail({ code: 'payment-unknown' });
        refunds.push({ transactionId, amountCents });
        const refund = { externalId: randomUUID(), id, amountCents, state: refundState, problem: null };
        keepRefunds(found.externalId, [...refundsOf(found.externalId), refund]);
        refunded.set(key, refund);
        return ok(refund);
      }),
    refundsOf: ({ externalId }) =>
      ask(() => {
        const own = refundsOf(externalId);
        const known = own.reduce((sum, one) => (one.state === 'failed' ? sum : sum + one.amountCents), 0);
        const amountCents = payment(externalId).refundedCents - known;
        const byHand = {
          externalId: `by-hand-${externalId}`,
          id: null,
          amountCents,
          state: 'made',
          problem: null,
        };
        return ok(amountCents > 0 ? [...own, byHand as SeenRefund] : own);
      }),
    holdAgainst: (transactionId, all) => void cases.set(transactionId, all),
    casesOf: ({ transactionId }) => ask(() => ok(cases.get(transactionId) ?? [])),
    tellShipment: null,
    statementSince: () => ask(() => ok({ entries: [], payouts: [] })),
    silentAbout: () => ask(() => ok([])),
    settingsAt: () => Promise.resolve([]),
    readWebhook: ({ body }) => {
      const read = JSON.parse(body) as Pick<ReadWebhook, 'id' | 'paymentId'>;
      return Promise.resolve(ok({ transactionId: null, isAboutCase: false, ...read }));
    },
  };
}

const declined: Declined = {
  code: 'payment-declined',
  reason: 'no',
  meaning: 'other-means',
  issue: 'INSTRUMENT_DECLINED',
  problem: 'returned',
};
