import { parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js/min';
import type { Issue } from '../../shared/messages/message.ts';
import { countries, defaultCountry, type CountryCode as ShopCountry } from '../../shared/places/country.ts';
import { isPhoneNumber, isWrittenAsPhone, phoneAsTyped } from '../../shared/places/telephone.ts';
import { languages, type Language } from '../../shared/text/language.ts';

/**
 * A telephone number in the one form in which it is kept and compared (E.164): '030 / 555-01 23' and '+49 (0)30 5550123'
 * are '+49305550123'. What is no complete number, such as one without its area code, stays as it was typed.
 * @param country where a number without a country's code is called, or null: nobody knows
 */
export function storedPhone(text: string, country: string | null = defaultCountry): string {
  const asTyped = phoneAsTyped(text);
  if (!isWrittenAsPhone(asTyped)) return asTyped;
  const typed = withPlus(asTyped);
  const read = readIn(country, typed);
  return read?.isPossible() === true && isPhoneNumber(read.number) && !lacksAreaCode(typed, read)
    ? read.number
    : asTyped;
}

/**
 * Whether a number can be one of the country whose code it begins with, or in which it is called if it begins with 0: '030
 * 23125000' behind the code of France has a digit too many. What says nothing of its country, or is no complete number, is
 * not judged here.
 */
function fitsItsCountry(text: string, country: string = defaultCountry): boolean {
  const typed = withPlus(phoneAsTyped(text));
  const isJudged = isPhoneNumber(text) && /^\(?[+0]/.test(typed);
  return !isJudged || readIn(country, typed)?.isPossible() !== false;
}

/** What is wrong with a number that a schema took: its tables of all countries are too large for a browser. */
export const phoneIssues = (text: string, country?: string): readonly Issue[] =>
  fitsItsCountry(text, country) ? [] : [{ field: 'phone', code: 'phone-of-other-country' }];

const withPlus = (typed: string): string => typed.replace(/^00(?=\d)/, '+');

const readIn = (country: string | null, typed: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(typed, {
    ...(country === null ? {} : { defaultCountry: country as CountryCode }),
    extract: false,
  });

/** '555 01 23' is a number of whoever's town. Where numbers in the country begin with 0, so does a complete one. */
function lacksAreaCode(typed: string, read: PhoneNumber): boolean {
  return (
    /^[1-9]/.test(typed.replace(/\D/g, '')) && !typed.startsWith('+') && read.formatNational().startsWith('0')
  );
}

/** A kept number as people write it: '+49 30 5550123'. */
export function shownPhone(kept: string): string {
  if (!/^\+\d+$/.test(kept)) return kept;
  return parsePhoneNumberFromString(kept)?.formatInternational() ?? kept;
}

const countriesOfLanguages: Readonly<Record<Language, ShopCountry>> = {
  de: 'DE',
  en: 'DE',
  es: 'ES',
  fr: 'FR',
  it: 'IT',
};

/** The country that a number without a country's code belongs to, judging by the reader's language alone. */
export const countryOfLanguage = (language: Language): ShopCountry => countriesOfLanguages[language];

/** By their names in every language of the shop, and their codes. */
const countriesByName = new Map<string, string>(
  countries.flatMap(({ code }) => [
    [code.toLowerCase(), code] as const,
    ...languages.map((language) => {
      const name = new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
      return [name.toLowerCase(), code] as const;
    }),
  ]),
);

/** The code of a country that a reader of the shop in this language has named, or has not; null: it is not known. */
export function countryCalled(name: string, language: Language): string | null {
  const called = name.trim().toLowerCase();
  return called === '' ? countryOfLanguage(language) : (countriesByName.get(called) ?? null);
}
