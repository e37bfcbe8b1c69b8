import { legalSlugs, type LegalSlug } from '../../../shared/orders/order-vocabulary.ts';
import type { Language } from '../../../shared/text/language.ts';

/** A page of text that staff may change, as visitors read it. */
export interface PageText {
  readonly slug: string;
  /** Its actual language: German if there is nothing in the requested one. */
  readonly language: Language;
  readonly version: number;
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  /** Sanitised, with the company's data filled in. */
  readonly html: string;
  /** A binding text: every version of it is kept unchanged. */
  readonly legal: boolean;
  readonly validFrom: Date;
  /**
   * For a reading version, which is a translation of a binding text: since when the German text says something else
   * than it did when this version began. null: it does not, or this is no reading version.
   */
  readonly germanSince: Date | null;
}

/** A version of a page, and from when it was shown. */
export interface TextVersion {
  readonly version: number;
  readonly validFrom: Date;
}

export interface PageDraft {
  /** The page's name, in kebab-case: 'terms', 'vintage-mega-store'. */
  readonly slug: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly legal: boolean;
}

/** A version of a binding text, as orders store it and mails attach it. */
export interface LegalText {
  readonly slug: LegalSlug;
  readonly version: number;
  readonly title: string;
  readonly html: string;
  /** The same without markup. */
  readonly text: string;
}

export { legalSlugs, type LegalSlug };

/** A version of a text as it is compared with others: equal words have an equal `words`. */
export interface ComparedVersion {
  readonly validFrom: Date;
  readonly words: string;
}

/**
 * Since when a German text has had other words than when its reading version began. That one was written beside the
 * words in force at its beginning; a change of the company's data alone is no other words.
 * @param german all versions in force so far, the oldest first
 */
export function otherWordsSince(german: readonly ComparedVersion[], begun: Date): Date | null {
  const newest = german.at(-1);
  const beside = german.findLast(({ validFrom }) => validFrom <= begun);
  if (newest === undefined || newest.words === beside?.words) return null;
  const lastOther = german.findLastIndex(({ words }) => words !== newest.words);
  return german[lastOther + 1]?.validFrom ?? null;
}

/** The list with one of its entries moved; a position beyond the end is the last one. */
export function movedTo<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.min(to, rest.length), 0, ...list.slice(from, from + 1));
}
