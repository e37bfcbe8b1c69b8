import type { Checkout, RefusedField } from './checkout-store.ts';
import { internationalPhone } from './phone-number.ts';

/** Those refused fields that have not been changed since. */
export const stillRefused = (checkout: Checkout): readonly RefusedField[] =>
  checkout.refused.filter(({ field, text }) => textIn(checkout, field) === text);

/** The text in the field with this id. */
export function textIn(checkout: Checkout, field: string): string | undefined {
  const { billing, billingCountry, formData, note, selectedCountry } = checkout;
  const texts = field.startsWith('billing-')
    ? { ...billing, country: billingCountry }
    : // With its country's code: another one makes it another number.
      { ...formData, phone: internationalPhone(checkout), note, country: selectedCountry };
  return (texts as Readonly<Record<string, string>>)[field.replace('billing-', '')];
}
