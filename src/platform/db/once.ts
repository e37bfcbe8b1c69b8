import { sql } from 'kysely';
import { dayMs } from '../../shared/time/durations.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import { hashOf } from '../secrets/secrets.ts';
import { queries, type Tx } from './db.ts';

/** Longer than anybody presses a button again because its answer was lost. */
const keptDays = 30;

/** The same key was used for something else. */
export type KeyUsed = { readonly code: 'idempotency-conflict' };

interface KeyedCommand {
  readonly actor: Actor;
  /** The kind of thing that is made: one key may be used for several kinds. */
  readonly kind: string;
  /** Whatever the result depends on. */
  readonly content: object;
  readonly now: Date;
}

/**
 * Does what staff ask for once, however often it is sent with the same key: an answer can be lost after the work was done.
 * Calls sent at the same time wait for each other. Without a key the work is simply done.
 * @param work in this transaction; what it made is kept, so it must not contain secrets
 * @returns what was made, by now or earlier
 */
export async function once<Made extends object, E extends { readonly code: string }>(
  tx: Tx,
  { actor, kind, content, now }: KeyedCommand,
  work: () => Promise<Result<Made, E>>,
): Promise<Result<Made, E | KeyUsed>> {
  if (actor.kind !== 'staff' || actor.idempotencyKey === undefined) return work();
  const q = queries<object>(tx);
  const key = hashOf(JSON.stringify([actor.id, kind, actor.idempotencyKey]));
  const contentHash = hashOf(JSON.stringify(content));
  const before = new Date(now.getTime() - keptDays * dayMs);
  await sql`delete from fulfilled_wishes where fulfilled_at < ${before}`.execute(q);
  const { rows: begun } = await sql`
    insert into fulfilled_wishes (key_hash, content_hash, fulfilled_at) values (${key}, ${contentHash}, ${now})
    on conflict do nothing returning 1
  `.execute(q);
  if (begun.length === 0) {
    const { rows } = await sql<{ content_hash: string; made: Made }>`
      select content_hash, made from fulfilled_wishes where key_hash = ${key}
    `.execute(q);
    const [earlier] = rows;
    return earlier?.content_hash === contentHash ? ok(earlier.made) : fail({ code: 'idempotency-conflict' });
  }
  const made = await work();
  if (made.ok) {
    await sql`
      update fulfilled_wishes set made = ${JSON.stringify(made.value)}::jsonb where key_hash = ${key}
    `.execute(q);
  }
  return made;
}
