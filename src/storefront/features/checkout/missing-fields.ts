import {
  billingRequired,
  businessRequired,
  required,
  wrongEmail,
  wrongPhone,
  wrongPostalCode,
  wrongVatId,
} from '#texts/checkout.ts';
import { isPhoneNumber } from '../../../shared/telephone.ts';
import { hasVatIdForm } from '../../../shared/vat-id.ts';
import { isEmailLike } from '../newsletter/email-like.ts';
import type { BillingForm, Checkout } from './checkout-store.ts';
import { hasOtherBilling } from './order-payload.ts';
import { internationalPhone } from './phone-number.ts';

type BillingField = Exclude<keyof BillingForm, 'company' | 'apartment'>;

/** Names of checked fields, which are their elements' ids. */
export type CheckedField = keyof typeof required | 'company' | 'vatId' | `billing-${BillingField}`;

export interface MissingField {
  readonly field: CheckedField;
  /** Section 5 of the specification, word for word. */
  readonly message: string;
}

/** Fields that are empty or cannot be right, in the order of the form. */
export function missingFields(checkout: Checkout): readonly MissingField[] {
  const { formData, phone, customerKind, billing } = checkout;
  const values: Record<keyof typeof required, string> = {
    email: formData.email,
    firstName: formData.firstName,
    lastName: formData.lastName,
    address: formData.address,
    city: formData.city,
    postalCode: formData.postalCode,
    phone,
  };
  const isBusiness = customerKind === 'business';
  const vatId = formData.vatId.trim();
  return [
    ...(Object.keys(required) as (keyof typeof required)[]).flatMap((field) => {
      const message = messageFor(field, values[field], checkout);
      return message === null ? [] : [{ field, message }];
    }),
    ...(isBusiness && isEmpty(formData.company)
      ? [{ field: 'company' as const, message: businessRequired }]
      : []),
    ...(isBusiness && vatId !== '' && !hasVatIdForm(vatId)
      ? [{ field: 'vatId' as const, message: wrongVatId }]
      : []),
    ...(hasOtherBilling(checkout) ? (Object.keys(billingRequired) as BillingField[]) : [])
      .filter((field) => isEmpty(billing[field]))
      .map((field) => ({ field: `billing-${field}` as const, message: billingRequired[field] })),
  ];
}

/** The error of a field; null: none. Errors are shown where they were typed, before the shop refuses them. */
function messageFor(
  field: keyof typeof required,
  text: string,
  { deliveryOption, selectedCountry, phone, phoneCountry }: Checkout,
): string | null {
  if (isEmpty(text)) return required[field];
  if (field === 'email' && !isEmailLike(text)) return wrongEmail;
  if (field === 'phone' && !isPhoneNumber(internationalPhone({ phone, phoneCountry }))) return wrongPhone;
  const isSentInGermany = deliveryOption === 'shipment' && selectedCountry === 'DE';
  if (field === 'postalCode' && isSentInGermany && !/^\d{5}$/.test(text.trim())) return wrongPostalCode;
  return null;
}

const isEmpty = (text: string): boolean => text.trim() === '';
