import type { Language } from '../../../shared/language.ts';

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

/** The texts that apply to an order: general terms, withdrawal notice with its form, privacy policy. */
export const legalSlugs = ['terms', 'withdrawal', 'data-protection'] as const;

export type LegalSlug = (typeof legalSlugs)[number];
