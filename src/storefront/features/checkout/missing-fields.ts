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
} from '#texts/checkout.ts';
import {
  isLettered,
  isTooLong,
  lacksCompany,
  lacksLetters,
  longestTexts,
  type CheckoutText,
  type NeededText,
} from '../../../shared/orders/checkout-fields.ts';
import { isPostalBox } from '../../../shared/places/postal-box.ts';
import { isPhoneNumber } from '../../../shared/places/telephone.ts';
import { hasVatIdForm } from '../../../shared/places/vat-id.ts';
import { houseNumberProblem } from '../delivery/numberless-street.tsx';
import { postalCodeProblem } from '../delivery/place-refusal.ts';
import { hasOtherBilling, type BillingForm, type Checkout } from './checkout-store.ts';
import { internationalPhone } from './phone-number.ts';
import { isEmail } from '../../../shared/text/email.ts';

/** Names of checked fields, which are their elements' ids. */
export type CheckedField = CheckoutText | 'country' | `billing-${keyof BillingForm | 'country'}`;

interface MissingField {
  readonly field: CheckedField;
  /** Section 5 of the specification, word for word. */
  readonly message: string;
}

/**
 * Fields that are empty or cannot be right, in the order of the form.
 * @param noPlace what the shop says of the postal code and town; null: nothing
 */
export function missingFields(checkout: Checkout, noPlace: string | null = null): readonly MissingField[] {
  const { formData, phone, customerKind } = checkout;
  const values: Readonly<Record<NeededText, string>> = { ...formData, phone };
  const isBusiness = customerKind === 'business';
  const vatId = formData.vatId.trim();
  const faultyOf = (...fields: readonly NeededText[]): readonly MissingField[] =>
    fields.flatMap((field) => {
      const message = messageFor(field, values[field], checkout) ?? (field === 'postalCode' ? noPlace : null);
      return message === null ? [] : [{ field, message }];
    });
  const told = (field: CheckedField, message: string | null): readonly MissingField[] =>
    message === null ? [] : [{ field, message }];
  const { company, apartment } = formData;
  const isInBox = checkout.deliveryOption === 'shipment' && isPostalBox(checkout.selectedCountry, apartment);
  return [
    ...faultyOf('email', 'phone', 'firstName', 'lastName'),
    ...told(
      'company',
      lacksCompany({ customerKind, company }) ? businessRequired : lengthProblem('company', company),
    ),
    ...told('vatId', isBusiness && vatId !== '' && !hasVatIdForm(vatId) ? wrongVatId : null),
    ...faultyOf('address'),
    ...told('apartment', isInBox ? noPostalBox : lengthProblem('apartment', apartment)),
    ...faultyOf('postalCode', 'city'),
    ...(hasOtherBilling(checkout) ? billingFields : []).flatMap((field) => {
      const message = billingMessage(field, checkout);
      return told(`billing-${field}`, message === null ? null : ofBilling(message));
    }),
    ...told('note', lengthProblem('note', checkout.note)),
  ];
}

/** In the order of the form. */
const billingFields = [
  'firstName',
  'lastName',
  'company',
  'address',
  'apartment',
  'postalCode',
  'city',
] as const;

const lengthProblem = (field: CheckoutText, text: string): string | null =>
  isTooLong(field, text) ? tooLong(longestTexts[field]) : null;

/** The error of a field; null: none. Errors are shown where they were typed, before the shop refuses them. */
function messageFor(field: NeededText, text: string, checkout: Checkout): string | null {
  const { deliveryOption, selectedCountry, numberless } = checkout;
  // Customers who pick up need no telephone: the shop writes to them.
  if (field === 'phone' && isEmpty(text) && deliveryOption === 'pickup') return null;
  if (isEmpty(text)) return required[field];
  const number = internationalPhone(checkout);
  if (field === 'phone') return isPhoneNumber(number) ? lengthProblem(field, number) : wrongPhone;
  const long = lengthProblem(field, text);
  if (long !== null) return long;
  if (isLettered(field) && lacksLetters(text)) return withoutLetters[field];
  if (field === 'address' && deliveryOption === 'shipment' && isPostalBox(selectedCountry, text))
    return noPostalBox;
  if (field === 'address') return houseNumberProblem(selectedCountry, text, numberless);
  if (field === 'email' && !isEmail(text)) return wrongEmail;
  return field === 'postalCode' ? postalCodeProblem(selectedCountry, text) : null;
}

function billingMessage(
  field: (typeof billingFields)[number],
  { billing, billingCountry, billingNumberless }: Checkout,
): string | null {
  const text = billing[field];
  const long = lengthProblem(field, text);
  if (long !== null || field === 'company' || field === 'apartment') return long;
  if (isEmpty(text)) return billingRequired[field];
  if (isLettered(field) && lacksLetters(text)) return withoutLetters[field];
  if (field === 'postalCode') return postalCodeProblem(billingCountry, text);
  return field === 'address' ? houseNumberProblem(billingCountry, text, billingNumberless) : null;
}

const isEmpty = (text: string): boolean => text.trim() === '';
