import { escapeHtml } from '../../platform/html/escape-html.ts';
import {
  addressIn,
  catalogueLanguage,
  completeLanguages,
  defaultLanguage,
  type Language,
} from '../../shared/text/language.ts';
import { avifSources, sharePictureAddress, sharePictureSize } from '../../shared/pieces/picture-address.ts';
import type { Head } from '../../storefront/page.ts';
import { newArrivalsLink } from '../feeds/product-feeds.ts';
import type { StructuredData } from '../../storefront/structured-data/thing.ts';
import type { RenderedPage } from '../../storefront/render-page.tsx';
import type { PageBundle } from './page-bundle.ts';

/** The whole document of a page, as text. */
export function documentOf(parts: {
  readonly bundle: PageBundle;
  readonly language: Language;
  readonly screen: string;
  readonly rendered: RenderedPage;
  /** `PageState`, for the browser. */
  readonly stateJson: string;
  readonly publicUrl: string;
  readonly headScript: string;
  /** What the shop's own picture for shared links shows. */
  readonly shopPictureAlt: string;
  readonly structured?: StructuredData | undefined;
}): string {
  const { bundle, rendered, publicUrl } = parts;
  const { head } = rendered;
  const scripts = bundle.scripts(parts.screen);
  return (
    `<!doctype html><html lang="${parts.language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    `<script>${parts.headScript}</script>` +
    `<title>${escapeHtml(fittingTitle(head.title))}</title>` +
    `<meta name="description" content="${escapeHtml(head.description)}">` +
    ownAddress(publicUrl, parts.language, head.canonical) +
    preloadOf(head.firstPicture) +
    sharedAs(publicUrl, parts.language, head, parts.shopPictureAlt) +
    structuredAs(publicUrl, parts.language, head, parts.structured) +
    '<meta name="theme-color" content="#f7f3ec">' +
    '<link rel="icon" href="/favicon-32.png" sizes="32x32">' +
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">' +
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
    '<link rel="manifest" href="/site.webmanifest">' +
    newArrivalsLink(parts.language) +
    bundle.headHtml +
    `</head><body>${rendered.noticeHtml}<div id="root">${rendered.html}</div>` +
    // Its scripts are listed here and loaded once the first picture has arrived (`start-scripts.ts`).
    `<script type="application/json" id="page-state" data-scripts="${[scripts.entry, ...scripts.imports].join(' ')}">` +
    `${scriptJson(parts.stateJson)}</script></body></html>`
  );
}

/** Tabs and search results show no more of a title. */
const longestTitle = 70;

/** 'Deutscher Freischwinger aus verchromtem Stahlrohr … – WMK': cut between words, followed by the shop's name. */
export function fittingTitle(title: string): string {
  if (title.length <= longestTitle) return title;
  const [, name = title, shop = ''] = /^(.*)( – [^–]+)$/.exec(title) ?? [];
  const ellipsis = ' …';
  const room = name.slice(0, longestTitle - shop.length - ellipsis.length + 1);
  const words = room.slice(0, room.lastIndexOf(' ')).replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '');
  return `${words}${ellipsis}${shop}`;
}

/** The page's address in this language and in all others, or a request to search engines not to index it. */
function ownAddress(publicUrl: string, language: Language, canonical: string | null): string {
  if (canonical === null) return '<meta name="robots" content="noindex">';
  const link = (attributes: string, of: Language): string =>
    `<link ${attributes} href="${escapeHtml(publicUrl + addressIn(of, canonical))}">`;
  return [
    link('rel="canonical"', language),
    ...completeLanguages.map((other) => link(`rel="alternate" hreflang="${other}"`, other)),
    link('rel="alternate" hreflang="x-default"', defaultLanguage),
  ].join('');
}

/**
 * How a shared link to the page looks (Open Graph, which X reads as well): with the page's own photograph, or with the
 * shop's picture of the same size.
 */
function sharedAs(publicUrl: string, language: Language, head: Head, shopPictureAlt: string): string {
  if (head.canonical === null) return '';
  const own = head.firstPicture?.picture;
  const properties = {
    'og:type': 'website',
    'og:title': head.title,
    'og:description': head.description,
    'og:url': publicUrl + addressIn(language, head.canonical),
    'og:image': publicUrl + (own === undefined ? '/share.jpg' : sharePictureAddress(own.key)),
    'og:image:type': 'image/jpeg',
    'og:image:width': String(sharePictureSize.widthPx),
    'og:image:height': String(sharePictureSize.heightPx),
    'og:image:alt': own === undefined ? shopPictureAlt : own.alt,
  };
  return (
    Object.entries(properties)
      // A picture without a description gets no description tag.
      .filter(([, content]) => content !== '')
      .map(([property, content]) => {
        // Staff describe the shop's own picture in German.
        const isGerman = property === 'og:image:alt' && own === undefined && language !== catalogueLanguage;
        const lang = isGerman ? ` lang="${catalogueLanguage}"` : '';
        return `<meta property="${property}" content="${escapeHtml(content)}"${lang}>`;
      })
      .join('') + '<meta name="twitter:card" content="summary_large_image">'
  );
}

/** Data for search engines, in a block that is never executed; omitted on pages that must not be indexed. */
function structuredAs(
  publicUrl: string,
  language: Language,
  head: Head,
  structured: StructuredData | undefined,
): string {
  if (structured === undefined || head.canonical === null) return '';
  const at = (path: string): string =>
    // A file, unlike a page, has one address for all languages.
    publicUrl + (/\.\w+$|#/.test(path) ? path : addressIn(language, path));
  const graph = structured(at);
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${scriptJson(json)}</script>`;
}

/** Browsers that do not read AVIF ignore it. */
function preloadOf(picture: Head['firstPicture']): string {
  if (picture === undefined) return '';
  const sources = escapeHtml(avifSources(picture.picture.key));
  return `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${sources}" imagesizes="${escapeHtml(picture.sizes)}">`;
}

/**
 * Data for a script block of type JSON, which is never executed; `<` is escaped so that the data cannot end the block.
 */
function scriptJson(json: string): string {
  return json.replace(/</g, '\\u003c');
}
