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

/** Enters what has become of a picture that waited; one that does no longer stays as it is. */
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

/** They are shown from now on, and so they stay. */
export async function markUsed(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await queries<MediaTables>(tx)
    .updateTable('shop_pictures')
    .set({ used_at: now })
    .where('id', 'in', ids)
    .where('used_at', 'is', null)
    .execute();
}

/** Forgets pictures from before that nothing has ever shown. @returns their ids, at most `limit` */
export async function removeUnusedPictures(db: Db, before: Date, limit: number): Promise<string[]> {
  const q = queries<MediaTables>(db);
  const rows = await q
    .deleteFrom('shop_pictures')
    .where('used_at', 'is', null)
    .where('id', 'in', (nested) =>
      nested
        .selectFrom('shop_pictures')
        .select('id')
        .where('used_at', 'is', null)
        .where('created_at', '<', before)
        .limit(limit),
    )
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
