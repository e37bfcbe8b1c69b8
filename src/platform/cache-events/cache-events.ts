import { sql } from 'kysely';
import { endOnceHeard, queries, type Db, type Tx } from '../db/db.ts';

const channel = 'cache_events';
/** PostgreSQL's limit for the payload of a notification, in bytes. */
const maxPayloadBytes = 7_999;
const everything = '*';

/** Outdated cache entries: pages and queries with one of these tags, or with any tag at all. */
export type StaleTags = readonly string[] | '*';

/** The payload of a notification; '*' (everything is stale) if the tags do not fit. */
export function payloadOf(tags: readonly string[]): string {
  for (const tag of tags) {
    if (tag === '' || tag === everything || tag.includes('\n')) throw new TypeError(`'${tag}' is no tag`);
  }
  const payload = [...new Set(tags)].join('\n');
  return Buffer.byteLength(payload) > maxPayloadBytes ? everything : payload;
}

export function tagsOf(payload: string): StaleTags {
  return payload === everything ? everything : payload.split('\n');
}

/**
 * Announces, if and when the transaction commits, that everything cached under these tags is stale. This process has
 * heard it when the transaction ends, every other one on this database within a second.
 * @param tags like `piece:4711`; without line breaks. Without tags nothing is announced.
 */
export async function invalidate(tx: Tx, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  await sql`select pg_notify(${channel}, ${payloadOf(tags)})`.execute(queries(tx));
  endOnceHeard(tx);
}

/**
 * Calls back with the tags that became stale in any process. Calls back with '*' after the connection was lost for a
 * while, since announcements may have been missed.
 */
export async function onInvalidate(db: Db, callback: (tags: StaleTags) => void): Promise<void> {
  await db.listen(channel, (payload) => callback(tagsOf(payload)));
}
