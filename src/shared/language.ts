/** The languages of the switcher (spec 9), German first: it is what pages fall back to. */
export const languages = ['de', 'en', 'es', 'fr', 'it'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage = 'de' satisfies Language;

/** Pieces and categories are described, and reviews written, in one language; pages in others show the same. */
export const catalogueLanguage: Language = 'de';

/** Those whose texts are complete: only they are built, served and offered. */
export const completeLanguages: readonly Language[] = ['de', 'en'];

export function isCompleteLanguage(value: unknown): value is Language {
  return completeLanguages.some((language) => language === value);
}

/** The address of a page in a language: German has no prefix, '/sales' is '/en/sales' in English. */
export function addressIn(language: Language, path: string): string {
  if (language === defaultLanguage) return path;
  return `/${language}${path === '/' ? '' : path}`;
}

/** The language of an address: that of its prefix, or German. */
export function languageOf(path: string): Language {
  const prefix = path.split(/[/?#]/, 2)[1];
  return isCompleteLanguage(prefix) ? prefix : defaultLanguage;
}

/** What a language calls itself, for the language switcher. */
export const languageNames: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
};
