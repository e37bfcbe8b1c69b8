import type { Db } from '../../../platform/db/db.ts';
import type { Cents } from '../../../shared/cents.ts';
import { fail, type Result } from '../../../shared/result.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { Destination } from '../domain/delivery-area.ts';
import { shippingFee, type NoShippingRate } from '../domain/shipping-fee.ts';

export interface ShippingDependencies {
  readonly db: Db;
  readonly now: () => Date;
  readonly catalogue: Pick<Catalogue, 'purchasablePieces'>;
}

/** What the delivery of these pieces would cost, gross, in cents: the shipping calculator. */
export async function quoteShipping(
  { db, now, catalogue }: ShippingDependencies,
  destination: Destination,
  pieceIds: readonly string[],
): Promise<Result<Cents, NoShippingRate | { readonly code: 'product-not-found' }>> {
  const wanted = new Set(pieceIds);
  const pieces = await catalogue.purchasablePieces(db, [...wanted], now());
  if (pieces.length < wanted.size) return fail({ code: 'product-not-found' });
  return shippingFee(
    destination,
    pieces.map((piece) => piece.carriers),
  );
}
