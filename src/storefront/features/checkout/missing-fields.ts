import { required } from '../../texts/de/checkout.ts';
import type { Checkout } from './checkout-store.ts';

export type RequiredField = keyof typeof required;

export interface MissingField {
  readonly field: RequiredField;
  /** Section 5 of the specification, to the letter. */
  readonly message: string;
}

/** The required fields that are still empty, in the order of the form. */
export function missingFields({ formData, phone }: Checkout): readonly MissingField[] {
  const values: Record<RequiredField, string> = {
    email: formData.email,
    firstName: formData.firstName,
    lastName: formData.lastName,
    address: formData.address,
    city: formData.city,
    postalCode: formData.postalCode,
    phone,
  };
  return (Object.keys(required) as RequiredField[])
    .filter((field) => values[field].trim() === '')
    .map((field) => ({ field, message: required[field] }));
}
