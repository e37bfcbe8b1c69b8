import type { PieceCard } from '../read-models/index.ts';
import type { CardView } from './components/piece-card.tsx';

/** The fields of a piece that a list sends to the browser: only what its card shows and does. */
export type CardData = Pick<PieceCard, keyof CardView>;

export function cardData(piece: PieceCard): CardData {
  return {
    id: piece.id,
    title: piece.title,
    shopType: piece.shopType,
    priceCents: piece.priceCents,
    saving: piece.saving,
    stockAmt: piece.stockAmt,
    reservedUntil: piece.reservedUntil,
    rentedUntil: piece.rentedUntil,
    away: piece.away,
    // A card shows only the first one.
    pictures: piece.pictures.slice(0, 1),
    chargeTaxPercent: piece.chargeTaxPercent,
    taxScheme: piece.taxScheme,
    assemblyService: piece.assemblyService,
    rentable: piece.rentable,
    hasVariants: piece.hasVariants,
  };
}
