import { fail, ok, type Result } from '../../../shared/result.ts';
import type { ProviderBehaviour, ToldShipment } from '../domain/payment-provider.ts';
import { readPayment } from '../infrastructure/stored/stored-provider-payment.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';

/**
 * Tells the provider of a captured payment how its goods went out. However often it is called, the provider learns it
 * once. Not to be used inside a transaction.
 * @returns `not-wanted`: the provider does not want to know
 */
export async function tellShipment(
  deps: PaymentsDependencies,
  paymentId: string,
  shipment: ToldShipment,
): Promise<Result<'told' | 'known' | 'not-wanted', ProviderBehaviour>> {
  const payment = await readPayment(deps.db, paymentId);
  const provider = payment === null ? undefined : deps.providers[payment.provider];
  if (payment === null) return fail({ code: 'payment-unknown' });
  // Nobody can tell one whose keys were taken out.
  if (provider?.tellShipment == null) return ok('not-wanted');
  const { externalId, transactionId } = payment;
  // Not captured yet, as far as the shop knows: the next check brings it.
  if (externalId === null || transactionId === null) return fail({ code: 'provider-unavailable' });
  const told = await provider.tellShipment({ externalId, transactionId }, shipment);
  if (!told.ok && told.error.code === 'payment-declined') {
    const { issue, meaning } = told.error;
    deps.log.warn({ paymentId, issue, meaning }, 'a provider does not take the number of a consignment');
  }
  return told;
}
