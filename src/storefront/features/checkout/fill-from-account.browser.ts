import { countryOf, defaultCountry } from '../../../shared/places/country.ts';
import type { AccountAddress } from '../account/account-order.ts';
import type { AccountPerson } from '../account/account-person.browser.ts';
import {
  changeCheckout,
  readCheckout,
  type BillingForm,
  type Checkout,
  type AccountTexts,
  type FilledIn,
  type Texts,
} from './checkout-store.ts';

/** An account's data about its owner. */
export interface KnownOwner {
  readonly person: Pick<AccountPerson, 'email_address' | 'phone_number' | 'firstName' | 'lastName'>;
  readonly addresses: readonly AccountAddress[];
}

const whom = ['firstName', 'lastName'] as const;
const where = ['address', 'apartment', 'postalCode', 'city'] as const;
const all = [...whom, 'company', ...where] as const;

/** A saved address by the names of the checkout's fields. */
function fieldsOf({ street, ...address }: AccountAddress): BillingForm {
  const { firstName, lastName, company, apartment, postalCode, city } = address;
  return { firstName, lastName, company, address: street, apartment, postalCode, city };
}

/** Whether the typed fields do not contradict it: half of one address and half of another make none. */
function agrees<Field extends string>(
  typed: Readonly<Record<Field, string>>,
  known: Readonly<Record<Field, string>>,
  fields: readonly Field[],
): boolean {
  return fields.every((field) => typed[field].trim() === '' || typed[field].trim() === known[field]);
}

/** The address suggested for a purpose; a single one is suggested for everything. */
function suggested(
  addresses: readonly AccountAddress[],
  purpose: 'isDelivery' | 'isBilling',
): AccountAddress | null {
  return addresses.find((address) => address[purpose]) ?? (addresses.length === 1 ? addresses[0]! : null);
}

/** The checkout with its empty fields filled from the account. Typed values stay as they are. */
export function filledFromAccount(checkout: Checkout, { person, addresses }: KnownOwner): Checkout {
  const { formData, billing, selectedCountry, deliveryOption } = checkout;
  const main = suggested(addresses, deliveryOption === 'pickup' ? 'isBilling' : 'isDelivery');
  const known = main === null ? null : fieldsOf(main);
  const isFree = selectedCountry === defaultCountry || selectedCountry === main?.country;
  const goesThere = known !== null && isFree && agrees(formData, known, where);
  const names = goesThere ? known : person;
  const isThem = agrees(formData, names, whom);
  const country = goesThere && main !== null ? countryOf(main.country).code : selectedCountry;

  const invoice = suggested(addresses, 'isBilling');
  const invoiceFields = invoice === null || invoice.id === main?.id ? null : fieldsOf(invoice);
  const billed = invoiceFields !== null && agrees(billing, invoiceFields, all) ? invoiceFields : null;
  return {
    ...checkout,
    formData: {
      ...formData,
      ...(goesThere ? take(known, where) : {}),
      ...(isThem ? take(names, whom) : {}),
      company: isThem && goesThere && formData.company.trim() === '' ? known.company : formData.company,
      email: formData.email.trim() === '' ? person.email_address : formData.email,
    },
    selectedCountry: country,
    // With its country's code, which is overwritten together with it, and never stands before another number.
    phone: checkout.phone.trim() === '' ? person.phone_number : checkout.phone,
    ...(billed === null || invoice === null
      ? {}
      : { billing: billed, billingCountry: countryOf(invoice.country).code }),
  };
}

function take<Field extends string>(
  from: Readonly<Record<Field, string>>,
  fields: readonly Field[],
): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, from[field]])) as Record<Field, string>;
}

/** The saved address that the fields contain; null: none. */
export function addressIn(
  form: BillingForm,
  country: string,
  addresses: readonly AccountAddress[],
): AccountAddress | null {
  return (
    addresses.find((address) => {
      const known = fieldsOf(address);
      return address.country === country && all.every((field) => form[field] === known[field]);
    }) ?? null
  );
}

/** The contents of the fields once a saved address is chosen; null: another one is typed. */
export function chosenFields(address: AccountAddress | null): Partial<BillingForm> {
  return address === null
    ? { company: '', address: '', apartment: '', postalCode: '', city: '' }
    : fieldsOf(address);
}

/** Takes over what an account knows, and remembers that it is its own. */
export function fillIn(owner: string, filled: Checkout): void {
  changeCheckout({ ...filled, fromAccount: textsWith(owner, readCheckout(), filled) });
}

/**
 * Replaces the checkout, but for an empty field that has the focus: somebody may be about to press a key, which would
 * then stand beside what was filled in. It is filled when it is left, if it is still empty.
 */
export function fillAroundTheFocus(owner: string, filled: Checkout): void {
  const field = document.activeElement;
  const { phone, formData } = readCheckout();
  const texts = { ...formData, phone };
  if (!(field instanceof HTMLInputElement) || !isKeyOf(texts, field.name) || texts[field.name] !== '') {
    fillIn(owner, filled);
    return;
  }
  const { name } = field;
  const withName = (text: string, { formData, phone }: Checkout) =>
    name === 'phone' ? { phone: text } : { phone, formData: { ...formData, [name]: text } };
  fillIn(owner, { ...filled, ...withName('', filled) });
  const fillLeft = (): void => {
    const { phone, formData, fromAccount } = readCheckout();
    if ({ ...formData, phone }[name] !== '' || fromAccount?.owner !== owner) return;
    const text = { ...filled.formData, phone: filled.phone }[name];
    fillIn(owner, { ...readCheckout(), ...withName(text, readCheckout()) });
  };
  field.addEventListener('blur', fillLeft, { once: true });
}

const isKeyOf = <T extends object>(object: T, key: string): key is keyof T & string =>
  Object.hasOwn(object, key);

/** With what the account of `owner` fills in now. */
export function textsWith(owner: string, before: Checkout, now: Checkout): AccountTexts {
  const earlier = before.fromAccount;
  return {
    owner,
    formData: filledIn(earlier?.formData, before.formData, now.formData),
    billing: filledIn(earlier?.billing, before.billing, now.billing),
    phone: now.phone === before.phone ? (earlier?.phone ?? '') : now.phone,
  };
}

/** What was filled in before, and what differs now; a field that was emptied says nothing about the account. */
function filledIn<Field extends string>(
  earlier: FilledIn<Field> | undefined,
  before: Texts<Field>,
  now: Texts<Field>,
): FilledIn<Field> {
  const news = Object.entries<string>(now).filter(
    ([field, text]) => text !== '' && text !== before[field as Field],
  );
  return { ...earlier, ...(Object.fromEntries(news) as FilledIn<Field>) };
}
