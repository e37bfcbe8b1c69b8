import {
  billingRequired,
  businessRequired,
  required,
  ofBilling,
  tooLong,
  noPostalBox,
  withoutLetters,
  wrongEmail,
  wrongPhone,
  wrongVatId,
} from '#texts/checkout/checkout.ts';
import {
  isLettered,
  lacksCompany,
  lacksLetters,
  longestNote,
  neededTexts,
  type NeededForBilling,
  type NeededText,
} from '../../../shared/orders/checkout-fields.ts';
import type { isPostalBox } from '../../../shared/places/postal-box.ts';
import { isPhoneNumber } from '../../../shared/places/telephone.ts';
import { hasVatIdForm } from '../../../shared/places/vat-id.ts';
import { houseNumberProblem } from '../delivery/numberless-street.tsx';
import { postalCodeProblem } from '../delivery/postal-code-problem.ts';
import { hasOtherBilling, type Checkout } from './checkout-store.ts';
import { internationalPhone } from './phone-number.ts';
import { isEmail } from '../../../shared/text/email.ts';

/** Names of checked fields, which are their elements' ids. */
export type CheckedField =
  | NeededText
  | 'apartment'
  | 'company'
  | 'vatId'
  | 'note'
  | `billing-${NeededForBilling}`;

interface MissingField {
  readonly field: CheckedField;
  /** Section 5 of the specification, word for word. */
  readonly message: string;
}

/** Its many names are loaded beside the form. Whoever is faster is told by the shop. */
export type PostalBoxRule = typeof isPostalBox;
export const notLoaded: PostalBoxRule = () => false;

/**
 * Fields that are empty or cannot be right, in the order of the form.
 * @param noPlace what the shop says of the postal code and town; null: nothing
 */
export function missingFields(
  checkout: Checkout,
  noPlace: string | null = null,
  isBox: PostalBoxRule = notLoaded,
): readonly MissingField[] {
  const { formData, phone, customerKind } = checkout;
  const values: Readonly<Record<NeededText, string>> = { ...formData, phone };
  const isBusiness = customerKind === 'business';
  const vatId = formData.vatId.trim();
  const faultyOf = (...fields: readonly NeededText[]): readonly MissingField[] =>
    fields.flatMap((field) => {
      const message =
        messageFor(field, values[field], checkout, isBox) ?? (field === 'postalCode' ? noPlace : null);
      return message === null ? [] : [{ field, message }];
    });
  return [
    ...faultyOf('email', 'phone', 'firstName', 'lastName'),
    ...(lacksCompany({ customerKind, company: formData.company })
      ? [{ field: 'company' as const, message: businessRequired }]
      : []),
    ...(isBusiness && vatId !== '' && !hasVatIdForm(vatId)
      ? [{ field: 'vatId' as const, message: wrongVatId }]
      : []),
    ...faultyOf('address'),
    ...(checkout.deliveryOption === 'shipment' && isBox(checkout.selectedCountry, formData.apartment)
      ? [{ field: 'apartment' as const, message: noPostalBox }]
      : []),
    ...faultyOf('postalCode', 'city'),
    ...(hasOtherBilling(checkout) ? (Object.keys(billingRequired) as NeededForBilling[]) : []).flatMap(
      (field): readonly MissingField[] => {
        const message = billingMessage(field, checkout);
        return message === null ? [] : [{ field: `billing-${field}`, message: ofBilling(message) }];
      },
    ),
    ...(isLonger(checkout.note, longestNote)
      ? [{ field: 'note' as const, message: tooLong(longestNote) }]
      : []),
  ];
}

/** The error of a field; null: none. Errors are shown where they were typed, before the shop refuses them. */
function messageFor(
  field: NeededText,
  text: string,
  { deliveryOption, selectedCountry, numberless, phone, phoneCountry }: Checkout,
  isBox: PostalBoxRule,
): string | null {
  // Who picks up is written to.
  if (field === 'phone' && isEmpty(text) && deliveryOption === 'pickup') return null;
  if (isEmpty(text)) return required[field];
  if (isLonger(text, neededTexts[field])) return tooLong(neededTexts[field]);
  if (isLettered(field) && lacksLetters(text)) return withoutLetters[field];
  if (field === 'address' && deliveryOption === 'shipment' && isBox(selectedCountry, text))
    return noPostalBox;
  if (field === 'address') return houseNumberProblem(selectedCountry, text, numberless);
  if (field === 'email' && !isEmail(text)) return wrongEmail;
  if (field === 'phone' && !isPhoneNumber(internationalPhone({ phone, phoneCountry }))) return wrongPhone;
  return field === 'postalCode' ? postalCodeProblem(selectedCountry, text) : null;
}

function billingMessage(
  field: NeededForBilling,
  { billing, billingCountry, billingNumberless }: Checkout,
): string | null {
  const text = billing[field];
  if (isEmpty(text)) return billingRequired[field];
  if (isLonger(text, neededTexts[field])) return tooLong(neededTexts[field]);
  if (isLettered(field) && lacksLetters(text)) return withoutLetters[field];
  if (field === 'postalCode') return postalCodeProblem(billingCountry, text);
  return field === 'address' ? houseNumberProblem(billingCountry, text, billingNumberless) : null;
}

const isEmpty = (text: string): boolean => text.trim() === '';

const isLonger = (text: string, most: number): boolean => text.trim().length > most;
