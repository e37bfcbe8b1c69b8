import { plainSigns } from '../text/plain-digits.ts';

/** Crockford's base 32: no I, L, O or U, so that nobody mistakes a letter for a digit or reads a word. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The bytes that a code is made of: 80 bits cannot be guessed. */
export const codeBytes = 10;

/** A code as people read it, from 80 random bits: '7K3M-90XA-QW4R-T2B8'. */
export function voucherCode(bytes: Uint8Array): string {
  if (bytes.length !== codeBytes) throw new RangeError(`a code has ${codeBytes} bytes`);
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const text = (bits.match(/.{5}/g) ?? []).map((five) => letters.charAt(Number.parseInt(five, 2))).join('');
  return inGroups(text);
}

const inGroups = (text: string): string => (text.match(/.{4}/g) ?? []).join('-');

/**
 * The code in what somebody typed, as it is compared: case, spaces and dashes do not count, and letters that look like a
 * digit are that digit. Null: it is no code.
 */
export function typedCode(text: string): string | null {
  const plain = plainSigns(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(plain) ? plain : null;
}

/** A typed code, as people read it; what is no code stays as it was typed, without the spaces around it. */
export function writtenCode(text: string): string {
  const code = typedCode(text);
  return code === null ? text.trim() : inGroups(code);
}
