import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../db/db.ts';
import { keyedTexts } from '../http/client-keys.ts';
import type { LoginsTables } from './logins.tables.ts';

const keyOf = async (tx: Tx, emailKey: string): Promise<string> =>
  (await keyedTexts(tx, 'counted address', [emailKey])).get(emailKey) ?? '';

/** '2026-06-15', in UTC. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * Counts something that writes to an address. A transaction that fails has counted nothing.
 * @param emailKey the address in lower case
 * @returns how often it was done today, this time included
 */
export async function countForAddress(tx: Tx, emailKey: string, what: string, now: Date): Promise<number> {
  const { count } = await queries<LoginsTables>(tx)
    .insertInto('address_counts')
    .values({ address_key: await keyOf(tx, emailKey), what, day: dayOf(now), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['address_key', 'what', 'day'])
        .doUpdateSet({ count: sql<number>`address_counts.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

/** Forgets what was counted on earlier days. */
export async function forgetAddressCounts(db: Db, now: Date): Promise<void> {
  await queries<LoginsTables>(db).deleteFrom('address_counts').where('day', '<', dayOf(now)).execute();
}
