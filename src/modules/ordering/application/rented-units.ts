import type { Tx } from '../../../platform/db/db.ts';
import type { OrderLine } from '../domain/order.ts';
import { unitsOfRentedLines } from '../domain/units-of-lines.ts';
import type { OrderingDependencies } from './ordering-dependencies.ts';

/** The units of each rented line of an order; of lines that are bought, none. */
export async function rentedUnits(
  { inventory }: Pick<OrderingDependencies, 'inventory'>,
  tx: Tx,
  orderId: string,
  lines: readonly OrderLine[],
): Promise<readonly (readonly string[])[]> {
  const units = await inventory.unitsOf(tx, orderId);
  return unitsOfRentedLines(
    lines,
    units.filter(({ kind }) => kind === 'rental'),
  );
}
