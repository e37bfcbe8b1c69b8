import { useEffect, useState } from 'react';
import type { ProductDetail } from '../../../read-models/http/catalogue.schemas.ts';
import { fromEuros } from '../../../shared/money/cents.ts';
import { askShop } from '../../asking/ask-shop.ts';
import type { CardView } from '../../components/pieces/card-view.ts';
import type { LineNews } from '../cart/line-news.ts';
import { cardOfProduct } from '../endless-list/grow.ts';
import type { WishlistEntry } from './wishlist-store.ts';

/** What became of a wished piece since it was put on the list. */
export type WishNews =
  | Exclude<LineNews, { readonly kind: 'price' | 'too-few' }>
  | { readonly kind: 'price'; readonly before: number; readonly now: number }
  | { readonly kind: 'withdrawn' };

/** A wished piece as it is now: what became of it, and itself, if it can be had. */
export interface WishedNow {
  /** In the language of this page; null: the shop shows it no more. */
  readonly title: string | null;
  readonly news: WishNews | null;
  readonly piece: CardView | null;
}

/** More would be a burst of requests; the list says what became of its first ones. */
const maxAsked = 60;
const none: ReadonlyMap<string, WishedNow> = new Map();

/** Asks the shop about the pieces of a list while it is shown. By the piece's id; those without an answer are missing. */
export function useWishedNow(
  entries: readonly WishlistEntry[],
  isShown: boolean,
): ReadonlyMap<string, WishedNow> {
  const [news, setNews] = useState(none);
  const ids = entries.map(({ productId }) => productId).join(' ');
  useEffect(() => {
    if (!isShown || ids === '') return undefined;
    let isWanted = true;
    void Promise.all(entries.slice(0, maxAsked).map(ask)).then((found) => {
      if (isWanted) setNews(new Map(found.flatMap((one) => (one === null ? [] : [one]))));
    });
    return () => {
      isWanted = false;
    };
    // The same pieces are asked about once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ids, isShown]);
  return news;
}

async function ask(entry: WishlistEntry): Promise<[string, WishedNow] | null> {
  const answer = await askShop<ProductDetail>(`/products/${encodeURIComponent(entry.productId)}`, {
    like: { title: '', pricing: {}, stockAmt: 0 },
  });
  // A piece that cannot be asked about now is as it was.
  if (!answer.ok && answer.status !== 404) return null;
  const product = answer.ok ? answer.value : null;
  const piece = product !== null && product.stockAmt > 0 ? cardOfProduct(product) : null;
  const title = product?.title ?? null;
  return [entry.productId, { title, news: newsOfWish(entry.price, product), piece }];
}

/**
 * @param price in euros, as it was
 * @param piece as it is now; null: the shop shows it no more
 */
export function newsOfWish(
  price: number,
  piece: Pick<ProductDetail, 'pricing' | 'stockAmt' | 'reservedUntil' | 'rentedUntil' | 'away'> | null,
): WishNews | null {
  if (piece === null) return { kind: 'withdrawn' };
  if (piece.stockAmt < 1) {
    if (piece.reservedUntil !== null) return { kind: 'reserved', until: piece.reservedUntil };
    if (piece.rentedUntil !== null) return { kind: 'rented', until: piece.rentedUntil };
    return { kind: piece.away === null ? 'sold' : 'away' };
  }
  return piece.pricing.price === price
    ? null
    : { kind: 'price', before: fromEuros(price), now: fromEuros(piece.pricing.price) };
}
