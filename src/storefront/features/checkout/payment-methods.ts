import type { OrderPayload } from '../../../modules/ordering/http/checkout.schemas.ts';
import type { PaymentSetup } from '../../../modules/payments/index.ts';
import type { ProviderMethod } from '../../../shared/orders/order-vocabulary.ts';

export type PaymentMethod = OrderPayload['payment_method'];
/** What a gift voucher has paid needs no other method. */
export type ChosenMethod = PaymentMethod | 'gift_voucher';

export const isProviderMethod = (method: ChosenMethod): method is ProviderMethod =>
  method !== 'bank_transfer' && method !== 'gift_voucher';

/** The payment methods that the shop offers now, in their order of display (spec 2.14, 9). */
export function paymentMethodsOf({ stripeKey, takesKlarna, takesPaypal }: PaymentSetup): PaymentMethod[] {
  return [
    ...(stripeKey === null ? [] : (['stripe'] as const)),
    ...(takesKlarna ? (['klarna'] as const) : []),
    'bank_transfer',
    ...(takesPaypal ? (['paypal'] as const) : []),
  ];
}
