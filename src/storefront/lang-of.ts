import { language as pageLanguage } from '#texts/language.ts';
import { catalogueLanguage, type Language } from '../shared/language.ts';

/** The `lang` of an element whose text is in another language than its page, so that it is pronounced correctly. */
export function langOf(language: Language | undefined): Language | undefined {
  return language === pageLanguage ? undefined : language;
}

/** The same for the texts of pieces, categories and the shop's own photographs. Known at build time. */
export const catalogueLang = pageLanguage === catalogueLanguage ? undefined : catalogueLanguage;
