import { addressIn, defaultLanguage, languages, type Language } from '../../shared/language.ts';

/** The link of an `a` in sanitised HTML. */
const href = /(<a (?:[^>]*? )?href=")(\/[^"]*)(?=")/g;

/** What has one address in all languages: REST, pictures, scripts, and files such as '/sitemap.xml'. */
const notPages = /^\/(?:\/|(?:api|pictures|uploads|assets)\/|[^/]+\.[a-z]+$)/;

const prefixed = /* @__PURE__ */ new RegExp(`^/(?:${languages.join('|')})(?:/|$)`);

/** A link of a text as a reader of this language follows it: '/versand' is '/en/versand', other addresses stay. */
export function linkInLanguage(address: string, language: Language): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  if (language === defaultLanguage || !path.startsWith('/')) return address;
  if (notPages.test(path) || prefixed.test(path)) return address;
  return addressIn(language, path) + address.slice(path.length);
}

/**
 * Texts link to '/versand' in every language; who reads English stays in English, at '/en/versand'.
 * @param html sanitised
 * @param language the one of the page on which the text is read, whatever its own
 */
export function linksInLanguage(html: string, language: Language): string {
  return html.replace(
    href,
    (_, before: string, address: string) => before + linkInLanguage(address, language),
  );
}
