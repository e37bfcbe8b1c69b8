import { fail, ok, type Result } from '../../../shared/result.ts';
import type { PaymentRequest, ProviderBehaviour } from '../domain/payment-provider.ts';
import { providerOf, type PaymentKind, type ProviderPayment } from '../domain/provider-payment.ts';
import { openPaymentRow, saveEnded, saveSeen } from '../infrastructure/stored/stored-provider-payment.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';

/** A payment that waits for the shopper, and how the shopper reaches it. */
export interface OpenedPayment {
  readonly payment: ProviderPayment;
  /** The provider's id for it. */
  readonly externalId: string;
  readonly clientSecret: string | null;
  readonly address: string | null;
}

export type OpenFailure = ProviderBehaviour | { readonly code: 'payment-method-unavailable' };

/** Card networks accept no smaller amounts; Stripe's minimum for euros. */
const leastCents: Record<PaymentKind, number> = { card: 50, checkout: 50, klarna: 100, wallet: 1 };

/**
 * Asks a provider for a payment, or finds the one requested before: however often it is called, there is one open
 * payment of a kind for a reference.
 */
export async function openPayment(
  deps: PaymentsDependencies,
  paymentRequest: PaymentRequest,
): Promise<Result<OpenedPayment, OpenFailure>> {
  const provider = deps.providers[providerOf[paymentRequest.kind]];
  const isTaken = paymentRequest.kind !== 'klarna' || provider?.takesKlarna === true;
  if (provider === undefined || !isTaken || paymentRequest.amountCents < leastCents[paymentRequest.kind]) {
    return fail({ code: 'payment-method-unavailable' });
  }
  // A payment that the provider has forgotten is ended and replaced by a new one. If that happens twice, it is a bug.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const now = deps.now();
    // The row comes first. If the process dies before the provider answers, the next call finds it and repeats the
    // request under the same idempotency key.
    const payment = await deps.db.transaction((tx) =>
      openPaymentRow(tx, { ...paymentRequest, id: deps.newId(), now }),
    );
    if (payment === null) return fail({ code: 'payment-method-unavailable' });
    const { externalId } = payment;
    const seen =
      externalId === null
        ? await provider.open(payment, paymentRequest)
        : await provider.look({ kind: payment.kind, externalId });
    if (seen.ok && seen.value.isOfOtherMode) {
      // Nobody may pay it: the order would stand, and no money would have come, or real money for a trial.
      deps.log.error({ paymentId: payment.id }, 'the provider has opened a payment of the wrong mode');
      deps.recordSecurityEvent({ kind: 'payment-of-other-mode', client: null });
      await deps.db.transaction((tx) => saveEnded(tx, payment.id, now));
      return fail({ code: 'payment-method-unavailable' });
    }
    if (seen.ok) {
      const saved = await deps.db.transaction((tx) => saveSeen(tx, payment.id, seen.value, now));
      if (saved.state === 'cancelled') continue;
      const { clientSecret, address } = seen.value;
      return ok({ payment: saved, externalId: seen.value.externalId, clientSecret, address });
    }
    // Somebody else asks for this very payment, or too much was asked: nothing has failed, and it may soon be there.
    if (seen.error.code === 'payment-declined' && seen.error.meaning === 'try-later') {
      return fail({ code: 'provider-unavailable' });
    }
    // An idempotency key also keeps its failure, so the next attempt needs a new one. If the provider has the payment
    // all the same, nobody can pay it: its secret was never given to anybody.
    if (externalId === null || seen.error.code === 'payment-unknown') {
      await deps.db.transaction((tx) => saveEnded(tx, payment.id, now));
    }
    // A provider that does not even take the request is no way to pay now.
    if (seen.error.code === 'payment-declined') return fail({ code: 'payment-method-unavailable' });
    if (seen.error.code !== 'payment-unknown') return seen;
  }
  return fail({ code: 'provider-unavailable' });
}
