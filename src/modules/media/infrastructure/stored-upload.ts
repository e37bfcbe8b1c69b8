import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { ClientKeys } from '../../../platform/http/client-keys.ts';
import type { MediaTables } from './media.tables.ts';

export interface NewUpload {
  readonly id: string;
  readonly fileKey: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly bytes: number;
  /** The sender's network, until something refers to the upload. */
  readonly sentBy: Pick<ClientKeys, 'line' | 'block'>;
}

export interface UnusedBytes {
  readonly inAll: number;
  readonly ofLine: number;
  readonly ofBlock: number;
}

/**
 * Stores an upload, unless unclaimed ones take too much room already.
 * @returns whether there was room
 */
export async function addUpload(db: Db, upload: NewUpload, now: Date, maxUnused: number): Promise<boolean> {
  const { rows } = await sql`
    insert into uploads (id, file_key, width_px, height_px, bytes, created_at, sent_by_line, sent_by_block)
    select ${upload.id}, ${upload.fileKey}, ${upload.widthPx}::int, ${upload.heightPx}::int, ${upload.bytes}::int, ${now},
      ${upload.sentBy.line}, ${upload.sentBy.block}
    where (select coalesce(sum(bytes), 0) from uploads where used_by is null) + ${upload.bytes}::int <= ${maxUnused}
    returning id
  `.execute(queries<MediaTables>(db));
  return rows.length > 0;
}

/** The size of unclaimed uploads: in total, and of one network. */
export async function bytesWithoutOwner(
  db: Db,
  { line, block }: Pick<ClientKeys, 'line' | 'block'>,
): Promise<UnusedBytes> {
  const { rows } = await sql<Record<keyof UnusedBytes, string>>`
    select coalesce(sum(bytes), 0) as "inAll",
      coalesce(sum(bytes) filter (where sent_by_line = ${line}), 0) as "ofLine",
      coalesce(sum(bytes) filter (where sent_by_block = ${block}), 0) as "ofBlock"
    from uploads where used_by is null
  `.execute(queries<MediaTables>(db));
  const [sums] = rows;
  return {
    inAll: Number(sums?.inAll ?? 0),
    ofLine: Number(sums?.ofLine ?? 0),
    ofBlock: Number(sums?.ofBlock ?? 0),
  };
}

export async function fileKeyOf(db: Db, id: string): Promise<string | null> {
  const row = await queries<MediaTables>(db)
    .selectFrom('uploads')
    .select('file_key')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.file_key ?? null;
}

/**
 * Gives uploads an owner, so that they stay.
 * @returns how many of them exist and now belong to the owner; an upload has one owner
 */
export async function giveTo(tx: Tx, ids: readonly string[], owner: string): Promise<number> {
  const { numUpdatedRows } = await queries<MediaTables>(tx)
    .updateTable('uploads')
    .set({ used_by: owner, sent_by_line: null, sent_by_block: null })
    .where('id', 'in', ids)
    .where((where) => where.or([where('used_by', 'is', null), where('used_by', '=', owner)]))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Takes all uploads from their owner.
 * @returns how many there were
 */
export async function takeFrom(tx: Tx, owner: string): Promise<number> {
  const { numUpdatedRows } = await queries<MediaTables>(tx)
    .updateTable('uploads')
    .set({ used_by: null })
    .where('used_by', '=', owner)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Unclaimed uploads from before then, at most `limit`. */
export async function unusedBefore(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ readonly id: string; readonly fileKey: string }[]> {
  const rows = await queries<MediaTables>(db)
    .selectFrom('uploads')
    .select(['id', 'file_key'])
    .where('used_by', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, fileKey: row.file_key }));
}

/**
 * Removes the row if it still has no owner.
 * @returns whether it did
 */
export async function removeUnused(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await queries<MediaTables>(db)
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('used_by', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
