import { countries, countryOf, type CountryCode } from '../../../shared/places/country.ts';
import { phoneAsTyped } from '../../../shared/places/telephone.ts';
import type { Checkout } from './checkout-store.ts';

type Phone = Pick<Checkout, 'phone' | 'phoneCountry'>;
type PhoneOfAddress = Phone & Pick<Checkout, 'selectedCountry'>;

/** Whose code stands before the number. */
export const phoneCountryOf = (given: Omit<PhoneOfAddress, 'phone'>): CountryCode =>
  given.phoneCountry ?? given.selectedCountry;

/** '+49 30 123456': the country's code before the number, without the 0 that is dialled inside of most countries. */
export function internationalPhone(given: PhoneOfAddress): string {
  const typed = phoneAsTyped(given.phone);
  if (typed === '') return '';
  if (/^(\+|00)/.test(typed)) return typed.replace(/^00/, '+');
  // In Italy the 0 belongs to the number.
  const country = phoneCountryOf(given);
  const national = country === 'IT' ? typed : typed.replace(/^0/, '');
  return `${countryOf(country).phoneCode} ${national}`;
}

/** An account's number split for the two fields of the checkout: '+43 664 1' is Austria's '0664 1'. */
export function phoneFields(kept: string, country: CountryCode): Phone {
  const number = phoneAsTyped(kept).replace(/^00/, '+');
  if (number === '') return { phone: '', phoneCountry: null };
  const abroad = countries
    .filter(({ phoneCode }) => number.startsWith(phoneCode))
    .toSorted((one, other) => other.phoneCode.length - one.phoneCode.length)[0];
  if (abroad === undefined) return { phone: number, phoneCountry: country };
  const rest = number
    .slice(abroad.phoneCode.length)
    .replace(/^\s*\(0\)/, '')
    .trim();
  const national = abroad.code === 'IT' || rest.startsWith('0') ? rest : `0${rest}`;
  return { phone: national, phoneCountry: abroad.code };
}
