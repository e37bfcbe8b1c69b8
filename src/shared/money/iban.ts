import { plainSigns } from '../text/plain-digits.ts';
import { inOneForm } from '../text/typed-text.ts';

/** An IBAN as it is typed or pasted, in its one form: without spaces, and in capital letters. */
export const plainIban = (typed: string): string =>
  plainSigns(inOneForm(typed)).replace(/\s/g, '').toUpperCase();

/** Whether an IBAN is plausible: its form and its check digits (ISO 13616), however it is typed. */
export function isIban(typed: string): boolean {
  const iban = plainIban(typed);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  // German IBANs have a fixed length; for other countries the check digits are enough.
  if (iban.startsWith('DE') && iban.length !== 22) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  // Digit by digit, since the whole number exceeds what a `number` can hold.
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** In groups of four, as banks print it. */
export const groupedIban = (iban: string): string => plainIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
