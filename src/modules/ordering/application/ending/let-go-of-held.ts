import type { Tx } from '../../../../platform/db/db.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';

/** An order that has ended lets go of all that it held: its pieces are free, and its voucher may be redeemed again. */
export async function letGoOfHeld(
  { inventory, vouchers }: Pick<OrderingDependencies, 'inventory' | 'vouchers'>,
  tx: Tx,
  orderId: string,
  now: Date,
): Promise<void> {
  await inventory.releaseReference(tx, orderId, now);
  await vouchers.giveVoucherBack(tx, orderId, now);
}
