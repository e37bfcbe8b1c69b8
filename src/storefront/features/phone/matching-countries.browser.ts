import { countryName } from '#texts/countries.ts';
import type { Country } from '../../../shared/country.ts';
import { countriesByName } from '../../countries-by-name.ts';
import { foldText } from '../../../shared/fold-text.ts';

/**
 * The countries that match the typed text, by name: their name or code begins with it, or their dialling code does. All
 * of them for an empty text.
 */
export function matchingCountries(typed: string): readonly Country[] {
  const query = foldText(typed.trim());
  if (query === '') return countriesByName;
  const digits = query.replace(/^(\+|00)/, '');
  return countriesByName.filter(
    ({ code, phoneCode }) =>
      foldText(countryName[code])
        .split(' ')
        .some((word) => word.startsWith(query)) ||
      foldText(countryName[code]).startsWith(query) ||
      code.toLowerCase() === query ||
      (digits !== '' && phoneCode.slice(1).startsWith(digits)),
  );
}
