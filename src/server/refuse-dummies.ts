import { dummiesLeft, type CompanyData } from '../modules/content/index.ts';
import { WrongSettings, type PaymentSettings } from '../platform/config/settings.ts';

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
