import { addressIn, defaultLanguage, languages, type Language } from '../../shared/text/language.ts';

/** The link of an `a` in sanitised HTML. */
const href = /(<a (?:[^<>]*? )?href=")(\/[^"<]*)(?=")/g;

/** Addresses that are the same in all languages: REST, pictures, scripts, and files such as '/sitemap.xml'. */
const notPages = /^\/(?:\/|(?:api|pictures|uploads|assets)\/|[^/]+\.[a-z]+$)/;

const prefixed = /* @__PURE__ */ new RegExp(`^/(?:${languages.join('|')})(?:/|$)`);

/** A link of a text for readers of this language: '/versand' is '/en/versand', other addresses stay. */
export function linkInLanguage(address: string, language: Language): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  if (language === defaultLanguage || !path.startsWith('/')) return address;
  if (notPages.test(path) || prefixed.test(path)) return address;
  return addressIn(language, path) + address.slice(path.length);
}

/**
 * Texts link to '/versand' in every language; English readers stay in English, at '/en/versand'.
 * @param html sanitised
 * @param language of the page that shows the text, whatever the text's own
 */
export function linksInLanguage(html: string, language: Language): string {
  return html.replace(
    href,
    (_, before: string, address: string) => before + linkInLanguage(address, language),
  );
}
