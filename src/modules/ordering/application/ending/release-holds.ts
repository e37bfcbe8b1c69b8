import type { Tx } from '../../../../platform/db/db.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';

/** An order that has ended lets go of all that it held: its pieces are free, and its vouchers may be redeemed again. */
export async function releaseHolds(
  { inventory, vouchers }: Pick<OrderingDependencies, 'inventory' | 'vouchers'>,
  tx: Tx,
  orderId: string,
  now: Date,
): Promise<void> {
  // Vouchers are locked before units everywhere.
  await vouchers.giveBack(tx, orderId, now);
  await inventory.releaseReference(tx, orderId, now);
}
