import { toEuros, type Cents } from '../../../shared/cents.ts';
import { pieceOf, type ShopLine } from '../cart/shop-line.ts';
import type { Checkout } from './checkout-store.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { internationalPhone } from './phone-number.ts';

/** The order in the format of `initiate-payment` (spec 3, 'Order payload sent'); amounts in euros. */
export function orderPayload(order: {
  readonly checkout: Checkout;
  readonly checkoutKey: string;
  readonly lines: readonly ShopLine[];
  readonly shippingCents: Cents;
  readonly totalCents: Cents;
  readonly paymentMethod: PaymentMethod;
  readonly mailboxCode?: string | undefined;
}) {
  const { checkout, checkoutKey, lines, paymentMethod } = order;
  const { formData, deliveryOption, selectedCountry, customerKind, carrierContact } = checkout;
  return {
    user_id: formData.email.trim(),
    shipping_method: { deliveryOption, price: toEuros(order.shippingCents) },
    order_items: lines.map((line) => ({
      product_item_id: pieceOf(line),
      variantId: line.variantId ?? null,
      qty: line.quantity,
      // A line from an old visitor's cart only has its price.
      price: toEuros((line as Partial<ShopLine>).unitPrice ?? line.price),
      tax: (line as Partial<ShopLine>).chargeTax ?? 0,
      isRent: line.isRent,
      rentOption: line.rentOption ?? null,
      assembly: (line as Partial<ShopLine>).assembly ?? false,
    })),
    phone: internationalPhone(checkout),
    payment_method: paymentMethod,
    shipmentAdress: formData,
    totalPrice: toEuros(order.totalCents),
    country: selectedCountry,
    customerKind,
    company: formData.company,
    vatId: customerKind === 'business' ? formData.vatId : '',
    carrierContact: deliveryOption === 'shipment' && carrierContact,
    billingAddress: hasOtherBilling(checkout)
      ? { ...checkout.billing, country: checkout.billingCountry }
      : null,
    note: checkout.note,
    checkoutKey,
    ...(order.mailboxCode === undefined ? {} : { mailboxCode: order.mailboxCode }),
  };
}

/** For pickup the invoice's address is already in the form. */
export function hasOtherBilling({ deliveryOption, otherBilling }: Checkout): boolean {
  return deliveryOption === 'shipment' && otherBilling;
}
