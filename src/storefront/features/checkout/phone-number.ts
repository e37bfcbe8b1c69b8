import { firstPhoneCountry } from '#texts/checkout.ts';
import {
  countries,
  countryOf,
  defaultCountry,
  type Country,
  type CountryCode,
} from '../../../shared/places/country.ts';
import { phoneAsTyped } from '../../../shared/places/telephone.ts';
import type { Checkout } from './checkout-store.ts';

type Phone = Pick<Checkout, 'phone' | 'phoneCountry'>;
type PhoneOfAddress = Phone & Pick<Checkout, 'selectedCountry'>;

const withPlus = (phone: string): string => phoneAsTyped(phone).replace(/^00/, '+');

/** The country with whose code a number begins; undefined: with none, or with one that the shop does not ship to. */
function countryOfCode(number: string): Country | undefined {
  return countries
    .filter(({ phoneCode }) => number.startsWith(phoneCode))
    .toSorted((one, other) => other.phoneCode.length - one.phoneCode.length)[0];
}

/**
 * The country whose code stands before the number: that of the code it begins with, or was typed with. Before anything
 * is typed, that of the address; if nobody has chosen its country, that of the page's language.
 */
export const phoneCountryOf = ({ phone, phoneCountry, selectedCountry }: PhoneOfAddress): CountryCode =>
  countryOfCode(withPlus(phone))?.code ??
  phoneCountry ??
  (selectedCountry === defaultCountry ? firstPhoneCountry : selectedCountry);

/** The fields once a number is typed: the code that stands beside it stays, but not one that an earlier number began with. */
export const withNumber = (phone: string, before: PhoneOfAddress): Phone => ({
  phone,
  phoneCountry: phone.trim() === '' ? before.phoneCountry : phoneCountryOf({ ...before, phone: '' }),
});

/** '+49 30 123456': the country's code before the number, without the 0 that is dialled inside of most countries. */
export function internationalPhone(given: PhoneOfAddress): string {
  const number = withPlus(given.phone);
  if (number === '' || number.startsWith('+')) return number;
  const country = phoneCountryOf(given);
  // In Italy the 0 belongs to the number.
  const national = country === 'IT' ? number : number.replace(/^0/, '');
  return `${countryOf(country).phoneCode} ${national}`;
}

/** The code before a number that was typed without one, where it is not that of the address; null: nothing to be asked. */
export function codeElsewhere(given: PhoneOfAddress): string | null {
  if (given.phone.trim() === '' || withPlus(given.phone).startsWith('+')) return null;
  const country = phoneCountryOf(given);
  return country === given.selectedCountry ? null : countryOf(country).phoneCode;
}

/** The fields once another code is chosen, which takes the place of the one that the number begins with. */
export function withCodeOf(code: CountryCode, { phone }: Pick<Phone, 'phone'>): Phone {
  const number = withPlus(phone);
  const before = countryOfCode(number);
  if (before === undefined) return { phone, phoneCountry: code };
  const rest = number
    .slice(before.phoneCode.length)
    .replace(/^\s*\(0\)/, '')
    .trim();
  const national = before.code === 'IT' || rest.startsWith('0') ? rest : `0${rest}`;
  return { phone: national, phoneCountry: code };
}
