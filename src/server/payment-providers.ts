import type { Sandbox } from '../../sandbox/create-sandbox.ts';
import {
  onOwnPages,
  paypalAddresses,
  paypalPages,
  paypalProvider,
  stripeAddress,
  stripePages,
  stripeProvider,
  type PaymentProvider,
  type PaymentSetup,
  type PaymentsDependencies,
} from '../modules/payments/index.ts';
import type { PaymentSettings } from '../platform/config/payment-settings.ts';
import { WrongSettings } from '../platform/config/settings.ts';
import type { Log } from '../platform/log/log.ts';
import { dummiesLeft, type CompanyData } from '../modules/content/index.ts';

/**
 * The providers that have keys, or their stand-in, whose pages are the shop's own. The code is the same; only addresses
 * differ.
 */
export function paymentProviders(
  settings: PaymentSettings,
  sandbox: Sandbox | null,
  publicUrl: string,
  log: Pick<Log, 'error'>,
): PaymentsDependencies['providers'] {
  const onError = (error: unknown): void => log.error({ error }, 'a payment provider did not do its work');
  const stripe = sandbox?.keys.stripe ?? settings.stripe;
  const stripeAt = sandbox === null ? () => stripeAddress : () => `${sandbox.address()}/stripe`;
  const paypal = sandbox?.keys.paypal ?? settings.paypal;
  const environment = settings.paypal?.environment ?? 'sandbox';
  const paypalReal = paypalAddresses[environment];
  const paypalAt = sandbox === null ? () => paypalReal : () => `${sandbox.address()}/paypal`;
  const ownPages = sandbox === null ? null : new URL(publicUrl).origin;
  const onPages = (provider: PaymentProvider, pages: string) =>
    onOwnPages(provider, ownPages ?? pages, onError);
  return {
    ...(paypal === null
      ? {}
      : {
          paypal: onPages(
            paypalProvider({ ...paypal, environment, address: paypalAt, onError }),
            paypalPages[environment],
          ),
        }),
    ...(stripe === null
      ? {}
      : {
          stripe: onPages(
            stripeProvider({ ...stripe, takesKlarna: settings.takesKlarna, address: stripeAt, onError }),
            stripePages,
          ),
        }),
  };
}

export function paymentSetup(settings: PaymentSettings, sandbox: Sandbox | null): PaymentSetup {
  const stripe = sandbox?.keys.stripe ?? settings.stripe;
  return {
    stripeKey: stripe?.publishableKey ?? null,
    takesKlarna: stripe !== null && settings.takesKlarna,
    takesPaypal: (sandbox?.keys.paypal ?? settings.paypal) !== null,
    isSandbox: sandbox !== null,
  };
}

/** Data that must be real before the shop takes real money: imprint, invoices and refunds depend on it. */
const own = new Set(['firm', 'street', 'email', 'phone', 'vatId', 'registerNumber', 'bankAccount']);

/**
 * Real money is taken only in the name of a real company. Checked until the shop is opened; an open shop that lacks
 * something only gets a warning.
 * @throws WrongSettings naming the placeholders that are still in use
 */
export function refuseDummies(
  settings: Pick<PaymentSettings, 'live'>,
  company: CompanyData,
  dummies: CompanyData,
): void {
  if (!settings.live) return;
  const left = dummiesLeft(company, dummies).filter((name) => own.has(name));
  if (left.length === 0) return;
  throw new WrongSettings([
    {
      setting: 'STRIPE_SECRET_KEY, PAYPAL_ENVIRONMENT',
      problem: `are live, but the company's data are still dummies: ${left.join(', ')}`,
    },
  ]);
}
