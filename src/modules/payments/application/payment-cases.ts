import type { Tx } from '../../../platform/db/db.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { changeOf, type CaseChange, type SeenCase } from '../domain/payment-case.ts';
import type { ProviderBehaviour } from '../domain/payment-provider.ts';
import { readCases, saveCase } from '../infrastructure/stored/stored-case.ts';
import { readPayment } from '../infrastructure/stored/stored-provider-payment.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';

/** Cases of one payment, and what it was for. */
export interface AskedCases {
  readonly reference: string;
  readonly cases: readonly SeenCase[];
}

/**
 * Asks the provider what is held against a payment; nothing is stored. Only captured money can be disputed. A provider
 * that does not let the shop ask is as one without cases: somebody has to change the shop's account there.
 */
export async function askForCases(
  deps: PaymentsDependencies,
  id: string,
): Promise<Result<AskedCases, ProviderBehaviour>> {
  const payment = await readPayment(deps.db, id);
  const provider = payment === null ? undefined : deps.providers[payment.provider];
  if (payment === null || provider === undefined) return fail({ code: 'payment-unknown' });
  const { reference, transactionId } = payment;
  if (payment.state !== 'captured' || transactionId === null) return ok({ reference, cases: [] });
  const asked = await provider.casesOf({ transactionId });
  if (asked.ok) return ok({ reference, cases: asked.value });
  if (asked.error.code === 'provider-unavailable') return asked;
  deps.log.error(
    { paymentId: id, why: asked.error },
    'the provider does not say what is held against a payment',
  );
  return ok({ reference, cases: [] });
}

/**
 * Stores what was seen of a payment's cases. The caller has locked what the payment is for.
 * @returns what is new to people
 */
export async function keepCases(
  tx: Tx,
  paymentId: string,
  cases: readonly SeenCase[],
  now: Date,
): Promise<readonly { readonly seen: SeenCase; readonly change: CaseChange }[]> {
  const kept = new Map((await readCases(tx, paymentId)).map((one) => [one.externalId, one]));
  const changes = [];
  for (const seen of cases) {
    const before = kept.get(seen.externalId) ?? null;
    const change = changeOf(before, seen);
    const endedAt = seen.state === 'ended' ? (before?.endedAt ?? now) : null;
    // Lost is worse than disputed: what was let go while it was open is decided again.
    const isLost = change === 'ended' && seen.outcome === 'lost';
    await saveCase(tx, paymentId, seen, { endedAt, keepsRelease: change !== 'worse' && !isLost });
    if (change !== null) changes.push({ seen, change });
  }
  return changes;
}
