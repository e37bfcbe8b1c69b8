import { hasPostalCodeForm } from '../postal-code.ts';

const codes = ['80331', '4020', '110 00', '999999', 'D02 X285', 'SW1A 1AA'];

/** A postal code as that country writes them, of no place that is apart from it. */
export function somePostalCode(country: string): string {
  const found = codes.find((code) => hasPostalCodeForm(country, code));
  if (found === undefined) throw new Error(`no postal code of ${country} is known`);
  return found;
}
