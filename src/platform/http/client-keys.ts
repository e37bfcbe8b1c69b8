import { createHmac } from 'node:crypto';
import { queries, type Db, type Tx } from '../db/db.ts';
import { networkOf, type Reach } from './client-network.ts';

interface HashKeyTable {
  hash_key: { only_one: boolean; key: string };
}

/**
 * Keys of the networks around a client, without their addresses: only this shop, with its own key, can compute them.
 */
export type ClientKeys = Readonly<Record<Reach, string>>;

/**
 * @param purpose the same network has different keys for different purposes, so that nobody can combine them
 * @param client the network address that a request comes from
 */
export async function clientKeys(handle: Db | Tx, purpose: string, client: string): Promise<ClientKeys> {
  const networks = {
    line: networkOf(client, 'line'),
    site: networkOf(client, 'site'),
    block: networkOf(client, 'block'),
  };
  const keys = await keyedTexts(handle, purpose, Object.values(networks));
  const keyed = (network: string) => keys.get(network) ?? '';
  return { line: keyed(networks.line), site: keyed(networks.site), block: keyed(networks.block) };
}

/**
 * Texts that are compared but never read again, such as addresses, as HMACs with the database's own key. Plain hashes
 * would not do, because anybody could try the few texts that people have.
 * @param purpose the same text has a different key for each purpose
 */
export async function keyedTexts(
  handle: Db | Tx,
  purpose: string,
  texts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (texts.length === 0) return new Map();
  const key = await ownKey(handle);
  return new Map(
    texts.map((text) => [text, createHmac('sha256', key).update(`${purpose} ${text}`).digest('hex')]),
  );
}

/** The database's own key: 256 random bits as text. Backups leave it out. */
export async function ownKey(handle: Db | Tx): Promise<string> {
  const { key } = await queries<HashKeyTable>(handle)
    .selectFrom('hash_key')
    .select('key')
    .executeTakeFirstOrThrow();
  return key;
}
