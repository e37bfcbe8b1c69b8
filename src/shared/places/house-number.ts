import { plainDigits } from '../text/plain-digits.ts';

/** Countries where nearly every address has a number. Elsewhere many have a name or a place instead. */
const numbered: ReadonlySet<string> = new Set(['DE', 'AT', 'CH', 'DK', 'NL']);

/**
 * Whether a street looks as if its number was forgotten. Some addresses have none: the customer is asked, and may say
 * so.
 */
export function lacksHouseNumber(country: string, street: string): boolean {
  return numbered.has(country) && street.trim() !== '' && !/\d/.test(plainDigits(street));
}
