import { type Cents, fromEuros } from './cents.ts';
import { plainDigits } from '../text/plain-digits.ts';
import type { Language } from '../text/language.ts';

/** The pictures at the head of a gift voucher. */
export const giftDesigns = ['planks', 'armchair', 'stripes'] as const;
export type GiftDesign = (typeof giftDesigns)[number];

/** How one is paid for at the counter. */
export const waysAtCounter = ['cash', 'card', 'bank_transfer'] as const;
export type WayAtCounter = (typeof waysAtCounter)[number];

/** The least and the most that a gift voucher may be worth, at the counter and in the shop. */
export const giftValues: { readonly least: Cents; readonly most: Cents } = { least: 10_00, most: 5_000_00 };

/** How far ahead the day may be on which one is mailed. */
export const giftAheadDays = 365;

/** How much may stand on a gift voucher, so that it is a single page. */
export const giftText = { recipient: 80, greeting: 300, greetingLines: 6 } as const;

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

/** What somebody typed as the value of a gift voucher. */
type TypedGiftValue =
  | { readonly kind: 'value'; readonly cents: Cents }
  /** It can be meant in more than one way, between which only they can decide: what may be sold of those, the larger first. */
  | { readonly kind: 'doubt'; readonly choices: readonly Cents[] }
  | { readonly kind: 'refused' };

const isSold = (cents: Cents): boolean => cents >= giftValues.least && cents <= giftValues.most;

/**
 * Reads it as the pages' language writes numbers: there a comma before three digits begins a fraction, although nobody
 * writes three places of a euro, and in English a point does. Such a one is never guessed.
 */
export function giftValueOf(typed: string, language: Language): TypedGiftValue {
  const cents = wholeEuros(typed);
  if (cents === null) return { kind: 'refused' };
  const decimalMark = language === 'en' ? '.' : ',';
  const [before = '', after = '', ...others] = plainDigits(typed).split(decimalMark);
  const isDoubtful = others.length === 0 && /^\d{3}(?!\d)/.test(after) && !/[.,]/.test(before + after);
  if (!isDoubtful) return isSold(cents) ? { kind: 'value', cents } : { kind: 'refused' };
  const whole = after.startsWith('000') ? [fromEuros(Number(before.replace(/\D/g, '')))] : [];
  const choices = [cents, ...whole].filter(isSold);
  return choices.length === 0 ? { kind: 'refused' } : { kind: 'doubt', choices };
}
