import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { pictureKeyOf, type ReadyPicture, type ShopPicture } from '../domain/shop-picture.ts';
import type { MediaTables } from './media.tables.ts';

export async function addShopPicture(tx: Tx, id: string, now: Date): Promise<void> {
  await queries<MediaTables>(tx)
    .insertInto('shop_pictures')
    .values({
      id,
      state: 'waiting',
      width_px: null,
      height_px: null,
      placeholder: null,
      created_at: now,
      used_at: null,
    })
    .execute();
}

/** The pictures with these ids; unknown ones are left out. */
export async function shopPicturesOf(handle: Db | Tx, ids: readonly string[]): Promise<ShopPicture[]> {
  if (ids.length === 0) return [];
  const rows = await queries<MediaTables>(handle)
    .selectFrom('shop_pictures')
    .selectAll()
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    key: pictureKeyOf(row.id),
    state: row.state,
    widthPx: row.width_px,
    heightPx: row.height_px,
    placeholder: row.placeholder,
  }));
}

/** Stores the result for a waiting picture; a picture that no longer waits stays as it is. */
export async function settleShopPicture(
  db: Db,
  id: string,
  ready: Omit<ReadyPicture, 'key'> | null,
): Promise<void> {
  await queries<MediaTables>(db)
    .updateTable('shop_pictures')
    .set({
      state: ready === null ? 'failed' : 'ready',
      width_px: ready?.widthPx ?? null,
      height_px: ready?.heightPx ?? null,
      placeholder: ready?.placeholder ?? null,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** They are in use from now on, and so they stay. */
export async function markUsed(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await queries<MediaTables>(tx)
    .updateTable('shop_pictures')
    .set({ used_at: now })
    .where('id', 'in', ids)
    .where('used_at', 'is', null)
    .execute();
}

/** The object that showed them is gone. Other uses are checked before they are deleted. */
export async function markUnused(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await queries<MediaTables>(tx)
    .updateTable('shop_pictures')
    .set({ used_at: null })
    .where('id', 'in', ids)
    .execute();
}

/** The ids of pictures marked as unused before then, at most `limit`. */
export async function unusedPictures(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await queries<MediaTables>(db)
    .selectFrom('shop_pictures')
    .select('id')
    .where('used_at', 'is', null)
    .where('created_at', '<', before)
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Deletes those of the pictures that are still marked as unused.
 * @returns their ids
 */
export async function removeUnusedPictures(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await queries<MediaTables>(db)
    .deleteFrom('shop_pictures')
    .where('used_at', 'is', null)
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
