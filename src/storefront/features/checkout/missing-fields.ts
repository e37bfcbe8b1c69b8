import { billingRequired, businessRequired, required, wrongVatId } from '#texts/checkout.ts';
import { hasVatIdForm } from '../../../shared/vat-id.ts';
import type { BillingForm, Checkout } from './checkout-store.ts';
import { hasOtherBilling } from './order-payload.ts';

type BillingField = Exclude<keyof BillingForm, 'company' | 'apartment'>;

/** Names of fields that can be wrong, which are their elements' ids. */
export type CheckedField = keyof typeof required | 'company' | 'vatId' | `billing-${BillingField}`;

export interface MissingField {
  readonly field: CheckedField;
  /** Section 5 of the specification, to the letter. */
  readonly message: string;
}

/** What is still empty or cannot be right, in the order of the form. */
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
    ...(Object.keys(required) as (keyof typeof required)[])
      .filter((field) => isEmpty(values[field]))
      .map((field) => ({ field, message: required[field] })),
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

const isEmpty = (text: string): boolean => text.trim() === '';
