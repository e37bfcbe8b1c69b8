import { plainDigits } from '../text/plain-digits.ts';
import { fromEuros, type Cents } from './cents.ts';

/**
 * The amount in what somebody typed of whole euros: '1.250', '1,250' and '1 250' are 1250, since nobody writes three
 * places of a euro; '50,00' and '50.00' are 50, and '€ 50,-' too.
 * @returns null for what is no whole amount, such as '10.50'
 */
export function wholeEuros(typed: string): Cents | null {
  const [, whole] =
    /^(?:€|eur)?(\d{1,6}|\d{1,3}(?:[.,'’]?\d{3}))(?:[.,](?:0{1,2}|-{1,2}|–|—))?(?:€|euros?|eur)?$/i.exec(
      plainDigits(typed).replace(/\s/g, ''),
    ) ?? [];
  return whole === undefined ? null : fromEuros(Number(whole.replace(/\D/g, '')));
}
