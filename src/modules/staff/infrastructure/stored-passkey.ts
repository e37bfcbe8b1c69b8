import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { StaffTables } from './staff.tables.ts';

export interface StoredPasskey {
  readonly id: string;
  readonly staffId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

type Row = Awaited<ReturnType<typeof selected>>[number];

function selected(handle: Db | Tx, by: { readonly id: string } | { readonly staffId: string }) {
  const all = queries<StaffTables>(handle).selectFrom('staff_passkeys').selectAll().orderBy('created_at');
  return ('id' in by ? all.where('id', '=', by.id) : all.where('staff_id', '=', by.staffId)).execute();
}

const passkeyOf = (row: Row): StoredPasskey => ({
  id: row.id,
  staffId: row.staff_id,
  publicKey: row.public_key,
  counter: Number(row.counter),
  transports: row.transports.split(',').filter((name) => name !== ''),
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});

export async function passkeysOf(handle: Db | Tx, staffId: string): Promise<readonly StoredPasskey[]> {
  return (await selected(handle, { staffId })).map(passkeyOf);
}

export async function findPasskey(handle: Db | Tx, id: string): Promise<StoredPasskey | null> {
  const [row] = await selected(handle, { id });
  return row === undefined ? null : passkeyOf(row);
}

/** @returns false when it is known already */
export async function addPasskey(tx: Tx, key: Omit<StoredPasskey, 'lastUsedAt'>): Promise<boolean> {
  const added = await queries<StaffTables>(tx)
    .insertInto('staff_passkeys')
    .values({
      id: key.id,
      staff_id: key.staffId,
      public_key: key.publicKey,
      counter: key.counter,
      transports: key.transports.join(','),
      name: key.name,
      created_at: key.createdAt,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function notePasskeyUse(tx: Tx, id: string, counter: number, now: Date): Promise<void> {
  await queries<StaffTables>(tx)
    .updateTable('staff_passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .execute();
}

/** @returns false when there is no such key of theirs */
export async function renamePasskey(tx: Tx, staffId: string, id: string, name: string): Promise<boolean> {
  const renamed = await queries<StaffTables>(tx)
    .updateTable('staff_passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('id')
    .executeTakeFirst();
  return renamed !== undefined;
}

/** @param id null: all of theirs */
export async function removePasskeys(tx: Tx, staffId: string, id: string | null): Promise<number> {
  const all = queries<StaffTables>(tx).deleteFrom('staff_passkeys').where('staff_id', '=', staffId);
  const removed = await (id === null ? all : all.where('id', '=', id)).returning('id').execute();
  return removed.length;
}
