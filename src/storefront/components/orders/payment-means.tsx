import { paymentMethodsOf } from '../../features/checkout/payment-methods.ts';
import * as buying from '#texts/cart/buying.ts';
import { paymentMethodName } from '#texts/checkout/payment.ts';
import { colon } from '#texts/shell/colon.ts';
import { usePaymentSetup } from './payment-setting.ts';

/** The accepted means of payment, shown wherever ordering starts (§ 312j (1) BGB). */
export function PaymentMeans() {
  const methods = paymentMethodsOf(usePaymentSetup());
  return (
    <p className="text-[0.9375rem] text-ink-soft">
      {buying.paymentMeans + colon}
      {methods.map((method) => paymentMethodName[method]).join(', ')}
    </p>
  );
}
