import type { ProductDetail } from '../../../read-models/http/catalogue.schemas.ts';
import { fromEuros } from '../../../shared/money/cents.ts';
import { askShop } from '../../asking/ask-shop.ts';
import { refreshFailed } from '#texts/product.ts';
import * as t from '#texts/product-later.ts';
import type { AsRead } from '../../page.ts';
import type { ProductData } from './route.ts';

type Piece = AsRead<ProductData>;

/** The data of a piece that can change while its page is open. */
export interface FreshFacts extends Pick<
  Piece,
  'priceCents' | 'saving' | 'stockAmt' | 'reservedUntil' | 'rentedUntil' | 'away'
> {
  /** Free units, and the place of the others, by the variant's id. */
  readonly variantStock: Readonly<Record<string, Pick<Piece['variants'][number], 'stockAmt' | 'away'>>>;
}

/** The data of a piece that change by the minute, or the message of spec 8 if they are unavailable. */
export async function fetchFresh(pieceId: string): Promise<FreshFacts | string> {
  const answer = await askShop<ProductDetail>(`/products/${encodeURIComponent(pieceId)}`, {
    like: { pricing: {}, stockAmt: 0, variants: [] },
  });
  if (!answer.ok) return answer.status === 0 ? refreshFailed : t.notFound;
  const { pricing, saving, stockAmt, reservedUntil, rentedUntil, away, variants } = answer.value;
  return {
    priceCents: fromEuros(pricing.price),
    saving:
      saving === null
        ? null
        : { referenceCents: fromEuros(saving.reference), savingCents: fromEuros(saving.amount) },
    stockAmt,
    reservedUntil,
    rentedUntil,
    away,
    variantStock: Object.fromEntries(
      variants.map(({ _id: variant, stockAmt: free, away: place }) => [
        variant,
        { stockAmt: free, away: place },
      ]),
    ),
  };
}

/** The news for a visitor who comes back; null: nothing that matters has changed. */
export function newsOf(before: FreshFacts, now: FreshFacts): string | null {
  if (before.stockAmt > 0 && now.stockAmt < 1) {
    if (now.reservedUntil !== null) return t.meanwhile.reserved;
    if (now.rentedUntil !== null || now.away === 'rented') return t.meanwhile.rented;
    return now.away === null ? t.meanwhile.sold : t.meanwhile.away;
  }
  if (before.stockAmt < 1 && now.stockAmt > 0) return t.meanwhile.free;
  return before.priceCents === now.priceCents ? null : t.meanwhile.price(now.priceCents);
}
