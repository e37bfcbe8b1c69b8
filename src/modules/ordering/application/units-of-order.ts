import type { Tx } from '../../../platform/db/db.ts';
import type { OrderLine } from '../domain/order.ts';
import type { OrderingDependencies } from './ordering-dependencies.ts';

/** The units that each line of a paid order still has, in the order of the lines. */
export async function unitsOfOrder(
  { inventory }: Pick<OrderingDependencies, 'inventory'>,
  tx: Tx,
  orderId: string,
  lines: readonly OrderLine[],
): Promise<readonly (readonly string[])[]> {
  const taken = lines.map(({ pieceId, variantId, quantity, rentOption }) => {
    const kind = rentOption === null ? ('sale' as const) : ('rental' as const);
    return { pieceId, variantId, quantity, kind };
  });
  return inventory.unitsOfLines(tx, orderId, taken);
}
