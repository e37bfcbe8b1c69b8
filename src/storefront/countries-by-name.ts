import { countryName } from '#texts/countries.ts';
import { language } from '#texts/shell.ts';
import { countries, type Country } from '../shared/places/country.ts';

const inOrder = new Intl.Collator(language);

/** The countries that the shop ships to, to choose from: by name, 'Österreich' sorted under O. */
export const countriesByName: readonly Country[] = countries.toSorted((one, other) =>
  inOrder.compare(countryName[one.code], countryName[other.code]),
);
