import * as t from '#texts/checkout.ts';
import type { CheckoutText } from '../../../shared/orders/checkout-fields.ts';

/** The words that stand above the fields of a checkout, by the fields' names in REST. */
export const fieldLabels: Readonly<Record<CheckoutText | 'country', string>> = {
  email: t.email,
  phone: t.phone,
  firstName: t.firstName,
  lastName: t.lastName,
  company: t.company,
  vatId: t.vatId,
  address: t.street,
  apartment: t.apartment,
  postalCode: t.postalCode,
  city: t.city,
  country: t.country,
  note: t.note,
};
