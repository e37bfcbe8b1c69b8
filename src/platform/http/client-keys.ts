import { createHmac } from 'node:crypto';
import { queries, type Db, type Tx } from '../db/db.ts';
import { networkOf, type Reach } from './client-network.ts';

interface HashKeyTable {
  hash_key: { only_one: boolean; key: string };
}

/** The networks around a client, without their addresses: only this shop, with its key, finds out what they were. */
export type ClientKeys = Readonly<Record<Reach, string>>;

/**
 * @param purpose the same network has other keys elsewhere, so that nobody can put together who did what
 * @param client the network address that a request comes from
 */
export async function clientKeys(handle: Db | Tx, purpose: string, client: string): Promise<ClientKeys> {
  const { key } = await queries<HashKeyTable>(handle)
    .selectFrom('hash_key')
    .select('key')
    .executeTakeFirstOrThrow();
  const keyed = (reach: Reach) =>
    createHmac('sha256', key)
      .update(`${purpose} ${networkOf(client, reach)}`)
      .digest('hex');
  return { line: keyed('line'), site: keyed('site'), block: keyed('block') };
}
