import type { Language } from '../text/language.ts';
import { plainDigits } from '../text/plain-digits.ts';
import { fromEuros, type Cents } from './cents.ts';
import { giftValues } from './gift-text.ts';
import { wholeEuros } from './whole-euros.ts';

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
