import { language } from '#texts/language.ts';
import { addressIn } from '../shared/language.ts';

/**
 * The address of a page in the language of this page: `to('/sales')` is '/en/sales' on an English page.
 * For pages only: REST, pictures and files have one address in all languages.
 */
export function to(path: `/${string}`): string {
  return addressIn(language, path);
}
