import type { Db, Tx } from '../../../platform/db/db.ts';
import { fail, type Result } from '../../../shared/result.ts';
import type { PurchasablePiece } from '../../catalogue/index.ts';
import type { Destination } from '../domain/delivery-area.ts';
import { shippingFee, type NoShippingRate, type ShippingFee } from '../domain/shipping-fee.ts';
import { readTariff } from '../infrastructure/stored-tariff.ts';
import type { ShippingDependencies } from './create-shipping.ts';

/** The data of a piece that its delivery depends on, and the quantity. */
export interface PieceToShip {
  readonly piece: Pick<
    PurchasablePiece,
    'carriers' | 'weightGrams' | 'widthMm' | 'heightMm' | 'depthMm' | 'diameterMm'
  >;
  /** Integer from 1. */
  readonly quantity: number;
}

/** The price of delivering these pieces by the current tariff. */
export async function feeOfPieces(
  handle: Db | Tx,
  destination: Destination,
  pieces: readonly PieceToShip[],
): Promise<Result<ShippingFee, NoShippingRate>> {
  const tariff = await readTariff(handle);
  return shippingFee(
    tariff,
    destination,
    pieces.map(({ piece, quantity }) => ({ ...piece, quantity })),
  );
}

export interface PieceWish {
  readonly pieceId: string;
  /** Integer from 1. */
  readonly quantity: number;
}

/** The price of a possible delivery of these pieces: the shipping calculator. */
export async function quoteShipping(
  { db, now, catalogue }: Pick<ShippingDependencies, 'db' | 'now' | 'catalogue'>,
  destination: Destination,
  wishes: readonly PieceWish[],
): Promise<Result<ShippingFee, NoShippingRate | { readonly code: 'product-not-found' }>> {
  const wanted = [...new Set(wishes.map(({ pieceId }) => pieceId))];
  const pieces = await catalogue.purchasablePieces(db, wanted, now());
  const toShip = wishes.flatMap(({ pieceId, quantity }) => {
    const piece = pieces.find(({ id }) => id === pieceId);
    return piece === undefined ? [] : [{ piece, quantity }];
  });
  if (toShip.length < wishes.length) return fail({ code: 'product-not-found' });
  return feeOfPieces(db, destination, toShip);
}
