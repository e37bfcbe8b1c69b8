import type { Db, Tx } from '../../../platform/db/db.ts';
import { fail, type Result } from '../../../shared/result.ts';
import type { PurchasablePiece } from '../../catalogue/index.ts';
import type { Destination } from '../domain/delivery-area.ts';
import { shippingFee, type NoShippingRate, type ShippingFee } from '../domain/shipping-fee.ts';
import { readTariff } from '../infrastructure/stored-tariff.ts';
import type { ShippingDependencies } from './shipping-dependencies.ts';

/** A piece, as far as its delivery is concerned, and how many of it. */
export interface PieceToShip {
  readonly piece: Pick<
    PurchasablePiece,
    'carriers' | 'weightGrams' | 'widthMm' | 'heightMm' | 'depthMm' | 'diameterMm'
  >;
  /** Integer from 1. */
  readonly quantity: number;
}

/** What the delivery of these pieces costs by the tariff that applies now. */
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

/** What the delivery of these pieces would cost: the shipping calculator. */
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
