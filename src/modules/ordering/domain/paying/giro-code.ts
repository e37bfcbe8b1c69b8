import type { Cents } from '../../../../shared/money/cents.ts';

/** The account that the money goes to. */
export interface BankAccount {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
}

/**
 * The text of the QR code that fills in a bank transfer (EPC069-12 version 2, in Germany 'GiroCode').
 * Lines at the end that would be empty are left out, as the guideline allows.
 * @param amountCents 1 to 99,999,999,999
 * @param reference unstructured remittance information, at most 140 characters
 * @throws RangeError for what the guideline does not allow
 */
export function giroCode(account: BankAccount, amountCents: Cents, reference: string): string {
  if (!Number.isSafeInteger(amountCents) || amountCents < 1 || amountCents > 99_999_999_999) {
    throw new RangeError(`no amount of a transfer: ${amountCents}`);
  }
  const euros = Math.floor(amountCents / 100);
  const cents = String(amountCents % 100).padStart(2, '0');
  const unspaced = (text: string): string => text.replace(/\s/g, '');
  const lines = [
    'BCD',
    '002',
    // UTF-8.
    '1',
    'SCT',
    unspaced(account.bic),
    oneLine(account.holder, 70),
    unspaced(account.iban),
    `EUR${euros}.${cents}`,
    // Purpose and structured reference.
    '',
    '',
    oneLine(reference, 140),
  ];
  return lines.join('\n');
}

function oneLine(text: string, maxLength: number): string {
  if (/[\r\n]/.test(text) || text.length > maxLength) throw new RangeError('too long for a GiroCode');
  return text;
}
