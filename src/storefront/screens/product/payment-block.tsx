import { usePaymentSetup } from '../../components/payment-setting.ts';
import { paymentMethodsOf } from '../../features/checkout/payment-methods.ts';
import * as buying from '#texts/buying.ts';
import * as t from '#texts/payment-block.ts';

type Means = keyof typeof t.means;

/** Each payment method of the checkout (spec 9) in shoppers' terms. The card's provider also offers instalments. */
const meansOf: Readonly<Record<string, readonly Means[]>> = {
  stripe: ['card', 'instalments'],
  bank_transfer: ['transfer'],
  paypal: ['wallet'],
};

const order: readonly Means[] = ['card', 'instalments', 'transfer', 'wallet'];

const drawings: Readonly<Record<Means, string>> = {
  card: 'M2 5h20v14H2zM2 10h20M5 15h5',
  instalments: 'M3 5h18v16H3zM3 10h18M8 3v4M16 3v4M8 15l3 3 5-5',
  transfer: 'M3 9l9-5 9 5v2H3zM5 11v7M10 11v7M14 11v7M19 11v7M3 20h18',
  wallet: 'M3 7h16v13H3zM3 7l12-4v4M15 12h6v4h-6z',
};

/** The payment methods that the checkout accepts now (spec 2.10, § 312j (1) BGB). */
export function PaymentBlock() {
  const accepted = paymentMethodsOf(usePaymentSetup()).flatMap((method) => meansOf[method] ?? []);
  return (
    <section aria-labelledby="zahlungsarten" className="mt-6 print:hidden">
      <h2 id="zahlungsarten" className="font-sans text-sm font-semibold tracking-[0.14em] uppercase">
        {buying.paymentMeans}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-2 text-[0.9375rem] text-ink-soft">
        {order
          .filter((means) => accepted.includes(means))
          .map((means) => (
            <li key={means} className="flex items-center gap-2">
              <svg
                viewBox="0 0 24 24"
                className="size-5 fill-none stroke-current"
                strokeWidth="1.4"
                aria-hidden="true"
              >
                <path d={drawings[means]} />
              </svg>
              {t.means[means]}
            </li>
          ))}
      </ul>
    </section>
  );
}
