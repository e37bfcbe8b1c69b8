import { plainSigns } from '../text/plain-digits.ts';

/**
 * The forms of VAT identification numbers without their leading letters, as the EU's register (VIES) describes them: of
 * the other member states, and of Northern Ireland, whose IDs count like a member state's for goods.
 */
const formsAbroad = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  // Greece's prefix is EL.
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d[A-Z0-9+*]\d{5}[A-Z]|\d{7}[A-Z]{1,2})$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{12}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  // Northern Ireland, for goods.
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** With Germany's, and those of the countries outside the EU that the shop ships to. */
const forms: Readonly<Record<string, RegExp>> = {
  ...formsAbroad,
  DE: /^\d{9}$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  GB: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  NO: /^\d{9}(MVA)?$/,
};

/**
 * A VAT ID that a sale without VAT can rest on (§ 6a (1) No. 4 UStG), in its plain form: one of another member state.
 * Nobody confirms a German one to a German shop: with it the sale is taxed like any other.
 */
export type VatIdAbroad = `${keyof typeof formsAbroad}${string}`;

/** As it is compared and stored: capital letters and digits, without spaces, dots, dashes and what nobody sees. */
export function plainVatId(typed: string): string {
  return plainSigns(typed)
    .toUpperCase()
    .replace(/[\s./\p{Pd}\p{Default_Ignorable_Code_Point}]/gu, '');
}

/**
 * Whether a text has the form of a VAT ID of the country named by its first letters. Whether the number exists is known
 * only to that country's tax office.
 */
export function hasVatIdForm(typed: string): boolean {
  const plain = plainVatId(typed);
  const letters = plain.slice(0, 2);
  return Object.hasOwn(forms, letters) && forms[letters]?.test(plain.slice(2)) === true;
}

/** The VAT ID of another member state in a text; null: it is Germany's, of a country outside the EU, or none at all. */
export function vatIdAbroad(typed: string): VatIdAbroad | null {
  const plain = plainVatId(typed);
  return isAbroad(plain) ? plain : null;
}

const isAbroad = (plain: string): plain is VatIdAbroad =>
  hasVatIdForm(plain) && Object.hasOwn(formsAbroad, plain.slice(0, 2));
