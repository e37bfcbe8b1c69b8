import type { Db, Tx } from '../../../platform/db/db.ts';
import { whyNotSold, type Sale, type SaleOnRequest } from '../../../shared/money/sale-kind.ts';
import { fail, type Result } from '../../../shared/result.ts';
import type { PurchasablePiece } from '../../catalogue/index.ts';
import type { Destination } from '../domain/delivery-area.ts';
import { shippingFee, type NoShippingRate, type ShippingFee } from '../domain/shipping-fee.ts';
import { readTariff } from '../infrastructure/stored-tariff.ts';
import type { ShippingDependencies } from './shipping-dependencies.ts';

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

export interface PieceRequest {
  readonly pieceId: string;
  /** Integer from 1. */
  readonly quantity: number;
  readonly isRent: boolean;
  readonly assembly: boolean;
}

/** For whom it is, as far as that is known. */
export type Recipient = Pick<Sale, 'customerKind' | 'vatId' | 'billing'>;

/** The price of a possible delivery of these pieces: the shipping calculator, and the checkout. */
export async function quoteShipping(
  { db, now, catalogue, soldAbroad }: Pick<ShippingDependencies, 'db' | 'now' | 'catalogue' | 'soldAbroad'>,
  destination: Destination,
  items: readonly PieceRequest[],
  recipient: Recipient,
): Promise<Result<ShippingFee, NoShippingRate | SaleOnRequest | { readonly code: 'product-not-found' }>> {
  const wanted = [...new Set(items.map(({ pieceId }) => pieceId))];
  const pieces = await catalogue.purchasablePieces(db, wanted, now());
  const toShip = items.flatMap(({ pieceId, ...item }) => {
    const piece = pieces.find(({ id }) => id === pieceId);
    return piece === undefined ? [] : [{ ...item, piece }];
  });
  if (toShip.length < items.length) return fail({ code: 'product-not-found' });
  const fee = await feeOfPieces(db, destination, toShip);
  if (!fee.ok) return fee;
  const lines = toShip.map(({ piece, ...item }) => ({ ...item, taxScheme: piece.taxScheme }));
  const sale: Sale = { ...recipient, isCollected: false, address: destination };
  const notSold = whyNotSold(lines.length === 0 ? [anyPiece] : lines, sale, await soldAbroad(db));
  return notSold === null ? fee : fail({ code: 'sale-on-request', notSold });
}

/** Stands for the pieces if somebody only wants to know what a delivery costs. */
const anyPiece = { taxScheme: 'standard', isRent: false, assembly: false } as const;
