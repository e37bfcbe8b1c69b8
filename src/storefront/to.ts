import { language, language as pageLanguage } from '#texts/shell.ts';
import { addressIn, catalogueLanguage, type Language } from '../shared/text/language.ts';

/**
 * The address of a page in the language of this page: `to('/sales')` is '/en/sales' on an English page.
 * For pages only: REST, pictures and files have one address in all languages.
 */
export function to(path: `/${string}`): string {
  return addressIn(language, path);
}

/** The `lang` of an element whose text is in another language than its page, so that it is pronounced correctly. */
export function langOf(language: Language | undefined): Language | undefined {
  return language === pageLanguage ? undefined : language;
}

/** The same for the texts of pieces, categories and the shop's own photographs. Known at build time. */
export const catalogueLang = pageLanguage === catalogueLanguage ? undefined : catalogueLanguage;

/**
 * The `lang` of a text of goods: German, unless it is in the language of the page.
 * @param written its language; absent if it is German
 */
export const goodsLang = (written: Language | undefined): Language | undefined =>
  pageLanguage === catalogueLanguage || written === pageLanguage ? undefined : catalogueLanguage;
