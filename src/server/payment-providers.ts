import {
  paypalAddresses,
  paypalProvider,
  stripeAddress,
  stripeProvider,
  type PaymentSetup,
  type PaymentsDependencies,
  type Sandbox,
} from '../modules/payments/index.ts';
import type { PaymentSettings } from '../platform/config/settings.ts';
import type { Log } from '../platform/log/log.ts';

/** The providers that have keys; or their stand-in. The code is the same, only the address differs. */
export function paymentProviders(
  settings: PaymentSettings,
  sandbox: Sandbox | null,
  log: Log,
): PaymentsDependencies['providers'] {
  const onError = (error: unknown): void => log.error({ error }, 'a payment provider did not do its work');
  const stripe = sandbox?.keys.stripe ?? settings.stripe;
  const stripeAt = sandbox === null ? () => stripeAddress : () => `${sandbox.address()}/stripe`;
  const paypal = sandbox?.keys.paypal ?? settings.paypal;
  const paypalReal = paypalAddresses[settings.paypal?.environment ?? 'sandbox'];
  const paypalAt = sandbox === null ? () => paypalReal : () => `${sandbox.address()}/paypal`;
  return {
    ...(paypal === null ? {} : { paypal: paypalProvider({ ...paypal, address: paypalAt, onError }) }),
    ...(stripe === null ? {} : { stripe: stripeProvider({ ...stripe, address: stripeAt, onError }) }),
  };
}

export function paymentSetup(settings: PaymentSettings, sandbox: Sandbox | null): PaymentSetup {
  const stripe = sandbox?.keys.stripe ?? settings.stripe;
  return {
    stripeKey: stripe?.publishableKey ?? null,
    takesPaypal: (sandbox?.keys.paypal ?? settings.paypal) !== null,
    isSandbox: sandbox !== null,
  };
}
