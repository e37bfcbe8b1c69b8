import type { ShopType } from '../../../shared/pieces/shop-type.ts';
import type { Language } from '../../../shared/text/language.ts';
import { phoneLink } from '../../../shared/places/phone-link.ts';
import type { CompanyData } from './company-data.ts';
import { hoursInShort, hoursInWords } from './opening-hours.ts';

/** Placeholders in texts for the company's data: `{email}`, `{phone}` … */
const values: Record<string, (company: CompanyData, language: Language) => string> = {
  firm: (company) => company.firm,
  shopName: (company) => company.shopName,
  legalForm: (company) => company.legalForm,
  street: (company) => company.street,
  postalCode: (company) => company.postalCode,
  city: (company) => company.city,
  registerCourt: (company) => company.registerCourt,
  registerNumber: (company) => company.registerNumber,
  managingDirector: (company) => company.managingDirector,
  vatId: (company) => company.vatId,
  lucidNumber: (company) => company.lucidNumber,
  supervisoryAuthority: (company) => company.supervisoryAuthority,
  hostingProvider: (company) => company.hostingProvider,
  liabilityInsurance: (company) => company.liabilityInsurance,
  email: (company) => company.email,
  phone: (company) => company.phone,
  phoneLink: (company) => phoneLink(company.phone),
  chatNumber: (company) => company.chatNumber,
  accountHolder: (company) => company.bankAccount.holder,
  iban: (company) => company.bankAccount.iban,
  bic: (company) => company.bankAccount.bic,
  openingHours: ({ openingHours }, language) => hoursInWords(openingHours, language),
  openingHoursShort: ({ openingHours }, language) => hoursInShort(openingHours, language),
  vintageStore: (company) => storeLine(company, 'vintage'),
  boatwoodStore: (company) => storeLine(company, 'boatwood'),
};

const placeholder = /\{([a-zA-Z]+)\}/g;

/**
 * Fills in the company's data. Unknown placeholders stay as they are.
 * @param language the text's own
 * @param escape applied to each value if the text is not plain text, but for example HTML
 */
export function fillPlaceholders(
  text: string,
  company: CompanyData,
  language: Language,
  escape: (value: string) => string = (value) => value,
): string {
  return text.replace(placeholder, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : escape(value(company, language));
  });
}

/** All placeholders that a text may use. */
export const placeholderNames: readonly string[] = Object.keys(values);

/** The unknown placeholders of a text. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(placeholder)].flatMap(([, name = '']) =>
    Object.hasOwn(values, name) ? [] : [name],
  );
}

function storeLine({ stores }: CompanyData, shopType: ShopType): string {
  const store = stores.find((candidate) => candidate.shopType === shopType);
  return store === undefined ? '' : `${store.street}, ${store.postalCode} ${store.city}`;
}
