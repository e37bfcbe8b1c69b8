import type { z } from 'zod';
import type { productSchema } from '../../../read-models/http/catalogue.schemas.ts';
import { fromEuros } from '../../../shared/money/cents.ts';
import type { CardView } from '../../components/pieces/card-view.ts';

/** A list that grows page by page (spec 4.7). */
export interface EndlessList {
  readonly pieces: readonly CardView[];
  /** The last page that it contains. */
  readonly page: number;
  readonly hasMore: boolean;
}

/**
 * The list with its next page, merged by id; later products replace the same earlier ones. A page without products ends
 * it.
 */
export function grown(list: EndlessList, next: readonly CardView[]): EndlessList {
  if (next.length === 0) return { ...list, hasMore: false };
  const byId = new Map([...list.pieces, ...next].map((piece) => [piece.id, piece]));
  return { pieces: [...byId.values()], page: list.page + 1, hasMore: true };
}

/** A product as the REST interface returns it. */
export type Product = z.output<typeof productSchema>;

/** A product of the REST interface as a card shows it. */
export function cardOfProduct(product: Product): CardView {
  const { pricing, saving } = product;
  return {
    id: product.productId,
    title: product.title,
    titleLanguage: product.titleLanguage,
    shopType: product.shopType,
    priceCents: fromEuros(pricing.price),
    saving:
      saving === null
        ? null
        : { referenceCents: fromEuros(saving.reference), savingCents: fromEuros(saving.amount) },
    stockAmt: product.stockAmt,
    reservedUntil: product.reservedUntil,
    rentedUntil: product.rentedUntil,
    away: product.away,
    pictures: product.pictures,
    chargeTaxPercent: product.chargeTax,
    taxScheme: product.taxScheme,
    assemblyService: product.assemblyService,
    rentable: product.rentable,
    hasVariants: product.isVariantsAvailable,
  };
}
