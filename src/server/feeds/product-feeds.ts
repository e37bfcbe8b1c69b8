import { escapeHtml } from '../../platform/html/escape-html.ts';
import { mailFormatsIn } from '../../platform/mail/mail-formats.ts';
import type { FeedPiece } from '../../read-models/index.ts';
import { fallbackPictureAddress } from '../../shared/pieces/picture-address.ts';
import { addressIn, type Language } from '../../shared/text/language.ts';
import { plainText } from '../../shared/text/plain-text.ts';
import { element, parent, xmlHead } from './xml.ts';

const longestDescription = 4_500;
const maxPictures = 10;

/** The feed's address, which has the language's prefix as pages have. */
export const newArrivalsPath = '/neuheiten.xml';

interface FeedWords {
  readonly newArrivals: string;
  readonly about: string;
  readonly shop: string;
}

const words: Readonly<Record<Language, FeedWords>> = {
  de: {
    newArrivals: 'Neuheiten',
    about: 'Vintage-Möbel und Möbel aus altem Bootsholz, die neu im Haus sind.',
    shop: 'Vintage-Möbel und Möbel aus altem Bootsholz',
  },
  en: {
    newArrivals: 'New arrivals',
    about: 'Vintage furniture, and furniture made of old boat-wood, that has just arrived.',
    shop: 'Vintage furniture, and furniture made of old boat-wood',
  },
  es: {
    newArrivals: 'Novedades',
    about: 'Muebles vintage y muebles de madera de barco recién llegados.',
    shop: 'Muebles vintage y muebles de madera de barco',
  },
  fr: {
    newArrivals: 'Nouveautés',
    about: 'Mobilier vintage et meubles en bois de bateau qui viennent d’arriver.',
    shop: 'Mobilier vintage et meubles en bois de bateau',
  },
  it: {
    newArrivals: 'Novità',
    about: 'Mobili vintage e mobili in legno di vecchie barche appena arrivati.',
    shop: 'Mobili vintage e mobili in legno di vecchie barche',
  },
};

const newArrivalsTitle = (language: Language, shopName: string): string =>
  `${shopName} – ${words[language].newArrivals}`;

/** The link to the feed in the head of a language's pages. */
export const newArrivalsLink = (language: Language, shopName: string): string =>
  `<link rel="alternate" type="application/rss+xml" hreflang="${language}" ` +
  `title="${escapeHtml(newArrivalsTitle(language, shopName))}" href="${addressIn(language, newArrivalsPath)}">`;

/** New arrivals for feed readers (RSS 2.0). */
export function newArrivals(
  publicUrl: string,
  language: Language,
  shopName: string,
  pieces: readonly FeedPiece[],
): string {
  const { euros: price } = mailFormatsIn(language);
  const at = (path: string): string => publicUrl + addressIn(language, path);
  const items = pieces.map((piece) => {
    const address = at(`/product/${piece.id}`);
    return parent('item', '', [
      element('title', piece.title),
      element('link', address),
      parent('guid', 'isPermaLink="true"', [address]),
      element('pubDate', piece.publishedAt.toUTCString()),
      element(
        'description',
        [
          price(piece.priceCents),
          ...(piece.description === null ? [] : [plainText(piece.description, 600)]),
        ].join('. '),
      ),
      ...piece.categories.map(({ name }) => element('category', name)),
    ]);
  });
  return (
    xmlHead +
    parent('rss', 'version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"', [
      parent('channel', '', [
        element('title', newArrivalsTitle(language, shopName)),
        element('link', at('/newhits')),
        element('description', words[language].about),
        element('language', language),
        `<atom:link rel="self" type="application/rss+xml" href="${at(newArrivalsPath)}"/>`,
        ...items,
      ]),
    ])
  );
}

export const merchantFeedStart = (publicUrl: string, language: Language, shopName: string): string =>
  `${xmlHead}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>` +
  element('title', shopName) +
  element('link', publicUrl + addressIn(language, '/')) +
  element('description', words[language].shop);

export const merchantFeedEnd = '</channel></rss>';

/**
 * A piece for product search (Google's product data specification). A saving is stated only if the price record
 * supports it (§ 11 PAngV). Pieces without a picture are left out, because they would be refused.
 */
export function merchantItem(publicUrl: string, language: Language, piece: FeedPiece): string {
  const [first, ...others] = piece.pictures.map(({ key }) => publicUrl + fallbackPictureAddress(key));
  if (first === undefined) return '';
  const { saving, priceCents } = piece;
  return parent('item', '', [
    element('g:id', piece.sku),
    element('g:title', piece.title.slice(0, 150)),
    // A description is required; where nobody wrote one in the language, the title has the facts.
    element('g:description', plainText(piece.description ?? piece.title, longestDescription)),
    element('g:link', publicUrl + addressIn(language, `/product/${piece.id}`)),
    element('g:image_link', first),
    ...others.slice(0, maxPictures).map((address) => element('g:additional_image_link', address)),
    element('g:availability', piece.stockAmt > 0 ? 'in_stock' : 'out_of_stock'),
    element('g:price', `${euros(saving?.referenceCents ?? priceCents)} EUR`),
    saving === null ? '' : element('g:sale_price', `${euros(priceCents)} EUR`),
    element('g:condition', piece.isNew ? 'new' : 'used'),
    // Old furniture has no manufacturer's article number.
    element('g:identifier_exists', 'no'),
    element('g:brand', piece.maker),
    element('g:color', piece.colour),
    element('g:material', piece.materials.slice(0, 3).join('/')),
    element('g:product_type', piece.categories[0]?.name ?? null),
    element('g:google_product_category', '436'),
    piece.weightGrams === null ? '' : element('g:shipping_weight', `${piece.weightGrams / 1000} kg`),
  ]);
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2);
}
