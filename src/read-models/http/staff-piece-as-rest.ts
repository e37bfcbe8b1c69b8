import type { StaffPiece } from '../../modules/catalogue/index.ts';
import { lowestOfThirtyDays, savingOf } from '../../modules/pricing/index.ts';

/**
 * @param orderNumbers of the orders that its calendar names, by their ids
 * @param leftShop why the change that is answered has taken it out of the shop, in words
 */
export function staffPieceAsRest(
  piece: StaffPiece,
  orderNumbers: ReadonlyMap<string, string>,
  now: Date,
  leftShop: readonly string[] = [],
) {
  const { publishedAt, priceCents, comparePriceCents, prices, units, variants, variantIds } = piece;
  const saving = savingOf({ history: prices, now, priceCents, comparePriceCents });
  return {
    ...piece,
    categoryIds: [...piece.categoryIds],
    sections: [...piece.sections],
    materials: [...piece.materials],
    productSafety: { ...piece.productSafety },
    texts: { ...piece.texts, descriptions: [...piece.texts.descriptions] },
    pictures: [...piece.pictures],
    variants: variants.map((variant) => ({ ...variant, pictures: [...variant.pictures] })),
    state: publishedAt === null ? ('draft' as const) : ('published' as const),
    createdAt: piece.createdAt.toISOString(),
    updatedAt: piece.updatedAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    leftShop: [...leftShop],
    prices: prices.map((price) => ({ ...price, validFrom: price.validFrom.toISOString() })),
    lowestCents: lowestOfThirtyDays(prices, now),
    savingCents: saving?.savingCents ?? null,
    referenceCents: saving?.referenceCents ?? null,
    units: units.map(({ unitId, variantId, entries }) => ({
      unitId,
      variantId,
      variant: variantId === null ? null : (variants[variantIds.indexOf(variantId)]?.name ?? null),
      entries: entries.map((entry) => ({
        ...entry,
        orderNumber: orderNumbers.get(entry.reference) ?? null,
        from: entry.from.toISOString(),
        to: entry.to?.toISOString() ?? null,
      })),
    })),
  };
}
