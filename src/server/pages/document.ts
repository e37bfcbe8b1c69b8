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
import type { StructuredData } from '../../storefront/structured-data/breadcrumb.server.ts';
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
  const { head, shopName } = rendered;
  const scripts = bundle.scripts(parts.screen);
  return (
    `<!doctype html><html lang="${parts.language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    `<script>${parts.headScript}</script>` +
    `<title>${escapeHtml(fittingTitle(head, shopName))}</title>` +
    `<meta name="description" content="${escapeHtml(head.description)}">` +
    ownAddress(publicUrl, parts.language, head.canonical) +
    preloadOf(head.firstPicture) +
    sharedAs(publicUrl, parts.language, rendered, parts.shopPictureAlt) +
    structuredAs(publicUrl, parts.language, head, parts.structured) +
    '<meta name="theme-color" content="#f7f3ec">' +
    '<link rel="icon" href="/favicon-32.png" sizes="32x32">' +
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">' +
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
    '<link rel="manifest" href="/site.webmanifest">' +
    newArrivalsLink(parts.language, shopName) +
    bundle.headHtml +
    `</head><body>${rendered.noticeHtml}<div id="root">${rendered.html}</div>` +
    // Its scripts are listed here and loaded once the first picture has arrived (`start-scripts.ts`).
    `<script type="application/json" id="page-state" data-scripts="${[scripts.entry, ...scripts.imports].join(' ')}">` +
    `${scriptJson(parts.stateJson)}</script></body></html>`
  );
}

/** Tabs and search results show no more of a title. */
const longestTitle = 70;

/** The least that is left of a page's own name, in characters, however long the shop's is. */
const minNameLength = 30;

/** 'Sessel – WMK'; the home page is the shop itself: 'WMK – Vintage-Möbel aus Berlin'. */
function nameOfPage({ title, canonical }: Head, shopName: string): string {
  return canonical === '/' ? `${shopName} – ${title}` : `${title} – ${shopName}`;
}

/** 'Deutscher Freischwinger aus verchromtem Stahlrohr … – WMK': cut between words, followed by the shop's name. */
export function fittingTitle(head: Head, shopName: string): string {
  const whole = nameOfPage(head, shopName);
  if (whole.length <= longestTitle || head.canonical === '/') return whole;
  const most = Math.max(longestTitle - ` … – ${shopName}`.length, minNameLength);
  if (head.title.length <= most) return whole;
  const room = head.title.slice(0, most + 1);
  const words = room.slice(0, room.lastIndexOf(' ')).replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '');
  return nameOfPage({ ...head, title: `${words} …` }, shopName);
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
function sharedAs(
  publicUrl: string,
  language: Language,
  { head, shopName }: RenderedPage,
  shopPictureAlt: string,
): string {
  if (head.canonical === null) return '';
  const own = head.firstPicture?.picture;
  const properties = {
    'og:type': 'website',
    'og:site_name': shopName,
    'og:title': nameOfPage(head, shopName),
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
