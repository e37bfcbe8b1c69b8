/** The languages of the switcher (spec 9). German comes first because pages fall back to it. */
export const languages = ['de', 'en', 'es', 'fr', 'it'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage = 'de' satisfies Language;

/** Pieces, categories and reviews are written in one language; pages in other languages show the same text. */
export const catalogueLanguage: Language = 'de';
/** Those into which the texts of the goods are translated. */
export type TranslatedLanguage = Exclude<Language, 'de'>;

/** The languages whose texts are complete. Only these are built, served and offered. */
export const completeLanguages: readonly Language[] = ['de', 'en', 'es', 'fr', 'it'];

export function isCompleteLanguage(value: unknown): value is Language {
  return completeLanguages.some((language) => language === value);
}

/** The address of a page in a language. German has no prefix: '/sales' is '/en/sales' in English. */
export function addressIn(language: Language, path: string): string {
  if (language === defaultLanguage) return path;
  return `/${language}${path === '/' ? '' : path}`;
}

/** The language of an address: its prefix's, or German. */
export function languageOf(path: string): Language {
  const prefix = path.split(/[/?#]/, 2)[1];
  return isCompleteLanguage(prefix) ? prefix : defaultLanguage;
}

/** The name of each language in that language, for the language switcher. */
export const languageNames: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
};
