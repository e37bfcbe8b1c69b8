import { writeOutbox } from '../../../platform/outbox/outbox.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { PaymentProvider, ProviderBehaviour } from '../domain/payment-provider.ts';
import { mismatches, type ProviderPayment, type SeenPayment } from '../domain/provider-payment.ts';
import { readPayment, saveEnded, saveSeen, touch } from '../infrastructure/stored/stored-provider-payment.ts';
import { paymentChanged, type PaymentsDependencies } from './payments-dependencies.ts';
import { followRefunds } from './refund-payment.ts';

/** The current state of a payment, and the provider's message about its last attempt. */
export interface PaymentNow extends ProviderPayment {
  readonly failure: string | null;
  /** Refunds that the provider has taken on and not made yet, in cents; a part of `refundedCents`. */
  readonly pendingRefundCents: Cents;
  /** When the money was taken, in the provider's own books; null: it was not, or they do not say. */
  readonly capturedAt: Date | null;
  /** Until when it can be captured, where that waits until the goods leave the shop; null: it is captured at once. */
  readonly captureBefore: Date | null;
}

type Step = (
  provider: PaymentProvider,
  payment: ProviderPayment & { readonly externalId: string },
) => Promise<Result<SeenPayment, ProviderBehaviour>>;

/** Asks the provider for the state of a payment, and of its refunds. */
export async function lookAtPayment(
  deps: PaymentsDependencies,
  id: string,
): Promise<Result<PaymentNow, ProviderBehaviour>> {
  const seen = await step(
    deps,
    id,
    async (provider, payment) => {
      const looked = await provider.look(payment);
      // It has ended for us, and the provider could not be told then: what it has authorised is given back now.
      const isLeft = looked.ok && payment.state === 'cancelled' && looked.value.state === 'authorised';
      return isLeft ? provider.cancel(payment) : looked;
    },
    true,
  );
  if (!seen.ok || seen.value.state !== 'captured') return seen;
  const { externalId, transactionId } = seen.value;
  const provider = deps.providers[seen.value.provider];
  if (provider === undefined || externalId === null || transactionId === null) return seen;
  const pending = await followRefunds(deps, provider, { ...seen.value, externalId, transactionId });
  return pending.ok ? ok({ ...seen.value, pendingRefundCents: pending.value }) : pending;
}

/**
 * Captures an authorised payment. However often it is called, the money is taken once. A refused one ends for us, and
 * is never captured again: the shopper pays by another, and the provider is notified where it offers a call for that.
 * @param amountCents less than what is authorised: the rest is free again; null: all of it
 */
export async function capturePayment(
  deps: PaymentsDependencies,
  id: string,
  amountCents: Cents | null = null,
): Promise<Result<PaymentNow, ProviderBehaviour>> {
  const captured = await step(deps, id, (provider, payment) => provider.capture(payment, amountCents));
  if (captured.ok || captured.error.code !== 'payment-declined') return captured;
  const given = await cancelPayment(deps, id);
  if (given.ok && given.value.state === 'captured') return given;
  await deps.db.transaction(async (tx) => {
    await saveEnded(tx, id, deps.now());
    if (!given.ok) await writeOutbox(tx, paymentChanged, { paymentId: id }, deps.now());
  });
  deps.log.warn(
    { paymentId: id, issue: captured.error.issue, meaning: captured.error.meaning },
    'a payment was refused',
  );
  return captured;
}

/** Cancels an uncaptured payment: any authorised amount is released. */
export function cancelPayment(
  deps: PaymentsDependencies,
  id: string,
): Promise<Result<PaymentNow, ProviderBehaviour>> {
  return step(deps, id, (provider, payment) => provider.cancel(payment));
}

/** One request to the provider, whose answer is checked and stored. */
async function step(
  deps: PaymentsDependencies,
  id: string,
  ask: Step,
  asksOfEnded = false,
): Promise<Result<PaymentNow, ProviderBehaviour>> {
  const payment = await readPayment(deps.db, id);
  const provider = payment === null ? undefined : deps.providers[payment.provider];
  if (payment === null || provider === undefined) return fail({ code: 'payment-unknown' });
  const { externalId } = payment;
  // One that has ended for us may have been captured all the same, at the provider's own desk.
  const isOver = payment.state === 'cancelled' && (externalId === null || !asksOfEnded);
  if (isOver) return ok({ ...payment, ...nothingMore });
  // The provider never answered when it was to be opened; if it exists there all the same, nobody can pay it.
  if (externalId === null) return ended(deps, payment);

  const seen = await ask(provider, { ...payment, externalId });
  const now = deps.now();
  if (!seen.ok) {
    if (seen.error.code === 'payment-unknown') return ended(deps, payment);
    await touch(deps.db, id, now);
    return seen;
  }
  const wrong = mismatches(payment, seen.value);
  if (wrong.length > 0) {
    // We cannot correct this ourselves, and above all it must not pay an order.
    deps.log.error({ paymentId: id, wrong }, 'a payment at the provider is not the one that was asked for');
    if (wrong.includes('mode')) deps.recordSecurityEvent({ kind: 'payment-of-other-mode', client: null });
    return fail({ code: 'payment-unknown' });
  }
  const saved = await deps.db.transaction((tx) => saveSeen(tx, id, seen.value, now));
  const { failure, capturedAt, captureBefore } = seen.value;
  return ok({ ...saved, ...nothingMore, failure, capturedAt, captureBefore });
}

async function ended(
  deps: PaymentsDependencies,
  payment: ProviderPayment,
): Promise<Result<PaymentNow, ProviderBehaviour>> {
  if (payment.state === 'captured') return fail({ code: 'provider-unavailable' });
  await deps.db.transaction((tx) => saveEnded(tx, payment.id, deps.now()));
  return ok({ ...payment, ...nothingMore, state: 'cancelled' });
}

/** What a provider says of a payment beside what is stored. */
const nothingMore = { failure: null, pendingRefundCents: 0, capturedAt: null, captureBefore: null } as const;
