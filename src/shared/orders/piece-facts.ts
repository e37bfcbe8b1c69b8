import type { Condition } from '../pieces/condition.ts';
import type { ShopType } from '../pieces/shop-type.ts';

/** How the sale of a piece is taxed: `margin` is § 25a UStG and shows no VAT; in the price of `standard` it is contained. */
export const taxSchemes = ['margin', 'standard'] as const;
export type TaxScheme = (typeof taxSchemes)[number];

/**
 * What an order's line records of its piece, as it was when it was ordered: the catalogue may change later. A property
 * that is added here is read from the column of `pieces`, and kept in the column of `order_lines`, of its name
 * (`shop_type`).
 */
export interface PieceFacts {
  readonly shopType: ShopType;
  readonly taxScheme: TaxScheme;
  /** The name of its maker; null: unknown. */
  readonly maker: string | null;
  /** Null: the order is from before it was recorded. */
  readonly condition: Condition | null;
  /** Sizes; null: never measured, or of an order from before they were recorded. */
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  readonly depthMm: number | null;
  readonly diameterMm: number | null;
}

const named: Readonly<Record<keyof PieceFacts, true>> = {
  shopType: true,
  taxScheme: true,
  maker: true,
  condition: true,
  widthMm: true,
  heightMm: true,
  depthMm: true,
  diameterMm: true,
};

export const pieceFactNames = Object.keys(named) as readonly (keyof PieceFacts)[];

/** Only these facts, of something that has more. */
export function pieceFactsOf(piece: PieceFacts): PieceFacts {
  return Object.fromEntries(pieceFactNames.map((name) => [name, piece[name]])) as unknown as PieceFacts;
}
