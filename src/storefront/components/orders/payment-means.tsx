import { paymentMethodsOf, type PaymentMethod } from '../../features/checkout/payment-methods.ts';
import * as buying from '#texts/pieces.ts';
import { paymentMethodName } from '#texts/checkout.ts';
import { colon } from '#texts/shell.ts';
import { usePaymentSetup } from './payment-setting.ts';

/**
 * The accepted means of payment, shown wherever ordering starts (§ 312j (1) BGB).
 * @param possible those by which the order can be paid, as far as it is known; left out: all
 */
export function PaymentMeans({ possible }: { readonly possible?: readonly PaymentMethod[] }) {
  const all = paymentMethodsOf(usePaymentSetup());
  return (
    <p className="text-[0.9375rem] text-ink-soft">
      {buying.paymentMeans + colon}
      {(possible ?? all).map((method) => paymentMethodName[method]).join(', ')}
    </p>
  );
}
