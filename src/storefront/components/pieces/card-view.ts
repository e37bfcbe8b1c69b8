import type { PieceCard as Card } from '../../../read-models/index.ts';

/** A card as it reaches the browser: dates are text. */
export type CardView = Pick<
  Card,
  | 'id'
  | 'title'
  | 'titleLanguage'
  | 'shopType'
  | 'priceCents'
  | 'saving'
  | 'stockAmt'
  | 'away'
  | 'pictures'
  | 'chargeTaxPercent'
  | 'taxScheme'
  | 'assemblyService'
  | 'rentable'
  | 'hasVariants'
> & { readonly reservedUntil: string | null; readonly rentedUntil: string | null };
