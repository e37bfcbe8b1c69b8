import { language as pageLanguage } from '#texts/language.ts';
import type { Language } from '../shared/language.ts';

/** The `lang` of an element whose text is in another language than its page, so that it is pronounced right. */
export function langOf(language: Language | undefined): Language | undefined {
  return language === pageLanguage ? undefined : language;
}
