import type { PieceCard, Availability } from '../read-models/index.ts';
import type { CardView } from './components/pieces/card-view.ts';
import type { Content, OpeningHours } from '../modules/content/index.ts';
import type { ShopType } from '../shared/pieces/shop-type.ts';
import type { Language } from '../shared/text/language.ts';
import type { SitePicture, SitePictureName } from '../shared/pieces/site-picture.ts';
import type { ShopReads } from './page.ts';

/** The fields of a piece that a list sends to the browser: only what its card shows and does. */
export type CardData = Pick<PieceCard, keyof CardView>;

export function cardData(piece: PieceCard): CardData {
  return {
    id: piece.id,
    title: piece.title,
    ...(piece.titleLanguage !== undefined && { titleLanguage: piece.titleLanguage }),
    shopType: piece.shopType,
    priceCents: piece.priceCents,
    saving: piece.saving,
    stockAmt: piece.stockAmt,
    reservedUntil: piece.reservedUntil,
    rentedUntil: piece.rentedUntil,
    away: piece.away,
    // A card shows the first one, and under a pointer the second.
    pictures: piece.pictures.slice(0, 2),
    chargeTaxPercent: piece.chargeTaxPercent,
    taxScheme: piece.taxScheme,
    assemblyService: piece.assemblyService,
    rentable: piece.rentable,
    hasVariants: piece.hasVariants,
  };
}

/** The stores in which pieces are picked up (spec 2.13), from the company's data. */
export interface Pickup {
  readonly stores: readonly { readonly shopType: ShopType; readonly place: string }[];
  readonly openingHours: readonly OpeningHours[];
  /** When nothing is handed over all the same, in words. */
  readonly closures: readonly string[];
}

/** On the server. */
export async function readPickup(
  content: Pick<Content, 'companyData' | 'closures'>,
  language: Language,
): Promise<Pickup> {
  const { stores, openingHours } = await content.companyData();
  return {
    stores: stores.map(({ shopType, name, street, postalCode, city }) => ({
      shopType,
      place: `${name}, ${street}, ${postalCode} ${city}`,
    })),
    openingHours,
    closures: (await content.closures(language)).words,
  };
}

/**
 * When the first of these reservations, rentals or blocks ends, so that a page that shows them becomes stale; null if
 * none does.
 */
export function earliestEnd(pieces: readonly Availability[]): Date | null {
  const ends = pieces
    .flatMap((piece) => [piece.reservedUntil, piece.rentedUntil, piece.awayUntil])
    .filter((end) => end !== null)
    .map((end) => end.getTime());
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/** The page number in an address: a whole number from 1; anything else is the first page. */
export function pageNumber(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** Pictures of the shop in this order, without unfinished ones. */
export function picturesOf(shop: ShopReads, names: readonly SitePictureName[]): readonly SitePicture[] {
  const found = shop.sitePictures(...names);
  return names.flatMap((name) => found[name] ?? []);
}

/** The EU's notice on the legal guarantee in a language; null until the shop has it. */
export function guaranteePicture(shop: ShopReads, language: Language): SitePicture | null {
  const name = `guarantee-notice-${language}` as const;
  return shop.sitePictures(name)[name] ?? null;
}
