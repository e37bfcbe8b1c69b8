import { paymentMethods } from '../features/checkout/payment-methods.ts';
import * as buying from '../texts/de/buying.ts';
import { paymentMethodName } from '../texts/de/payment.ts';

/** The accepted means of payment, shown wherever ordering starts (§ 312j (1) BGB). */
export function PaymentMeans() {
  return (
    <p className="text-[0.9375rem] text-ink-soft">
      {buying.paymentMeans}: {paymentMethods.map((method) => paymentMethodName[method]).join(', ')}
    </p>
  );
}
