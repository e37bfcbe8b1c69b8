import type { Language } from '../../../shared/language.ts';

/** A page of text that staff may change, as it is read. */
export interface PageText {
  readonly slug: string;
  /** The language it is in: German where there is nothing in the one that was asked for. */
  readonly language: Language;
  readonly version: number;
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  /** Sanitised, with the company's data filled in. */
  readonly html: string;
  /** A text that binds: every version of it is kept as it read. */
  readonly legal: boolean;
  readonly validFrom: Date;
}

/** One of the versions that a page has had, and from when it was shown. */
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

/** A version of a text that binds, as orders keep it and mails attach it. */
export interface LegalText {
  readonly slug: LegalSlug;
  readonly version: number;
  readonly title: string;
  readonly html: string;
  /** The same without markup. */
  readonly text: string;
}

/** The texts that apply to an order: general terms, withdrawal notice with its form, privacy policy. */
export const legalSlugs = ['terms', 'withdrawal', 'data-protection'] as const;

export type LegalSlug = (typeof legalSlugs)[number];
