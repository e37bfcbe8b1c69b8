import type { TaxScheme } from '../orders/piece-facts.ts';
import type { PlainCode } from '../messages/message.ts';
import type { ShopType } from './shop-type.ts';

/**
 * Materials of animals and plants that may be sold only with proof of where they come from: rosewood (Dalbergia; of
 * Brazil's own, Annex A, each sale needs a certificate), bubinga, ivory, tortoiseshell (Regulation (EC) No 338/97,
 * Articles 8 (1), (3) and (5); § 46 BNatSchG). What only looks like it is not meant: „palisanderfarben“,
 * „Palisander-Optik“. Whoever changes it increases `searchVersion`: the answer is stored with each piece.
 */
const protectedSpecies =
  /(palisander(holz)?|rosewood|rosenholz|dalbergia|jacarand[aá]|palissandre|palissandro|palisandro|cocobolo|grenadill|bubinga|elfenbein|ivory|schildpatt|tortoise-?shell)(?![ -]?(farb|optik|look|stil|dekor|imitat|ton))/iu;

/** Whether a piece's title or materials name one of them. */
export function isOfProtectedSpecies(piece: {
  readonly title: string;
  readonly materials: readonly string[];
}): boolean {
  return [piece.title, ...piece.materials].some((text) => protectedSpecies.test(text));
}

/** The facts of a piece that decide whether it may be sold, whatever visitors see of it. */
export interface PieceToSell {
  readonly title: string;
  readonly materials: readonly string[];
  readonly taxScheme: TaxScheme;
  readonly purchase: object | null;
  readonly speciesPapers: string | null;
}

/** The facts of a piece that decide whether it may be shown, whether they come from the database or from a form. */
export interface PieceToShow extends PieceToSell {
  readonly shopType: ShopType;
  readonly pictures: readonly { readonly alt: string }[];
  readonly categoryIds: readonly string[];
  readonly productSafety: { readonly kind: string; readonly reason?: string };
}

interface Gap {
  readonly field: string;
  readonly code: PlainCode &
    (
      | 'pictures-missing'
      | 'picture-undescribed'
      | 'categories-missing'
      | 'responsible-missing'
      | 'purchase-missing'
      | 'species-papers-missing'
    );
}

/**
 * What a piece still lacks before visitors may see it; empty if nothing. The server decides by it. The form uses it
 * too, so that it can name these gaps together with the errors that prevent saving.
 */
export function missingForShop(piece: PieceToShow): Gap[] {
  return [...missingOnPages(piece), ...missingPapers(piece)];
}

/** What its pages need. */
export function missingOnPages(piece: Omit<PieceToShow, keyof PieceToSell>): Gap[] {
  const missing: Gap[] = [];
  if (piece.pictures.length === 0) {
    missing.push({ field: 'pictures', code: 'pictures-missing' });
  }
  piece.pictures.forEach(({ alt }, index) => {
    if (alt.trim() === '') {
      missing.push({
        field: `pictures.${index}.alt`,
        code: 'picture-undescribed',
      });
    }
  });
  if (piece.categoryIds.length === 0) {
    missing.push({ field: 'categoryIds', code: 'categories-missing' });
  }
  const { shopType, productSafety } = piece;
  if (
    shopType === 'boatwood' &&
    productSafety.kind === 'exempt' &&
    productSafety.reason === 'older-lawful-goods'
  ) {
    // Art. 19 Regulation (EU) 2023/988. New pieces are always made after the regulation took effect.
    missing.push({ field: 'productSafety.kind', code: 'responsible-missing' });
  }
  return missing;
}

/**
 * What the shop must be able to prove of a piece that it sells: for the margin scheme what was paid for it, and to whom
 * (§ 25a (3) and (6) UStG: without it there is no margin to tax); for a protected species, where it comes from. A piece
 * in the shop that loses one of these leaves it; what it has lacked since before this was asked, staff have to add.
 */
export function missingPapers(piece: PieceToSell): Gap[] {
  const missing: Gap[] = [];
  if (piece.taxScheme === 'margin' && piece.purchase === null) {
    missing.push({ field: 'purchase.priceCents', code: 'purchase-missing' });
  }
  if (isOfProtectedSpecies(piece) && (piece.speciesPapers ?? '').trim() === '') {
    missing.push({ field: 'speciesPapers', code: 'species-papers-missing' });
  }
  return missing;
}

/** The papers that a piece in the shop had before a change and lacks after it. */
export function lostPapers(before: PieceToSell, after: PieceToSell): Gap[] {
  const known = new Set(missingPapers(before).map(({ code }) => code));
  return missingPapers(after).filter(({ code }) => !known.has(code));
}
