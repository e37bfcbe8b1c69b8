import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { fromRow } from '../../../platform/db/row-names.ts';
import type { LineReturn, Owed } from '../domain/line-return.ts';
import type { FulfilmentTables } from './fulfilment.tables.ts';

/** Pieces that came back, as staff recorded them. */
export interface StoredReturn extends LineReturn, Owed {
  readonly id: string;
  readonly assemblyKept: boolean;
  readonly returnedAt: Date;
  readonly returnedBy: string;
}

/** All that came back of an order, the oldest first. */
export async function returnsOf(
  handle: Db | Tx,
  orderId: string,
): Promise<(StoredReturn & { readonly key: string })[]> {
  const rows = await queries<FulfilmentTables>(handle)
    .selectFrom('order_returns')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('returned_at')
    .orderBy('id')
    .execute();
  return rows.map(({ order_id: _, wish: key, deduction_cents: cents, deduction_reason: reason, ...row }) => ({
    ...fromRow<Omit<StoredReturn, 'deduction'>>(row),
    key,
    deduction: reason === null ? null : { cents, reason },
  }));
}

/** Notes that pieces came back. The caller has locked the order. */
export async function insertReturn(
  tx: Tx,
  orderId: string,
  back: StoredReturn & { readonly key: string },
): Promise<void> {
  await queries<FulfilmentTables>(tx)
    .insertInto('order_returns')
    .values({
      id: back.id,
      order_id: orderId,
      position: back.position,
      wish: back.key,
      quantity: back.quantity,
      condition: back.condition,
      note: back.note,
      deduction_cents: back.deduction?.cents ?? 0,
      deduction_reason: back.deduction?.reason ?? null,
      assembly_kept: back.assemblyKept,
      owed_cents: back.owedCents,
      owed_assembly_cents: back.owedAssemblyCents,
      blocked: back.blocked,
      returned_at: back.returnedAt,
      returned_by: back.returnedBy,
    })
    .execute();
}
