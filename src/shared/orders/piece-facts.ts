import { z } from 'zod';
import { shopTypes } from '../pieces/shop-type.ts';

/** How a piece is taxed: by the dealer's margin (§ 25a UStG), or by its whole price. */
export const taxSchemes = ['margin', 'standard'] as const;

/**
 * What an order's line records of its piece, as it was when it was ordered: the catalogue may change later. A field that
 * is added here is read from the column of `pieces` and kept in the column of `order_lines` of that name (`shop_type`),
 * and is part of the line that staff see.
 */
export const pieceFacts = z.object({
  shopType: z.enum(shopTypes),
  taxScheme: z.enum(taxSchemes),
});
export type PieceFacts = Readonly<z.output<typeof pieceFacts>>;
