import ipaddr from 'ipaddr.js';
import { createHmac } from 'node:crypto';
import { queries, type Db, type Tx } from '../db/db.ts';

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

/**
 * How far around an address its client may reach. `line` is the network of one connection, a whole /64 in IPv6; `site`
 * is a household or an office (/56); `block` is the most that providers usually assign to one customer (/48).
 */
export type Reach = 'line' | 'site' | 'block';

const prefixBits: Readonly<Record<Reach, number>> = { line: 64, site: 56, block: 48 };

/**
 * The network of an address, which is how all limits identify clients: the owner of an IPv6 network has 2^64 addresses
 * or more, and a limit for each of them would limit nobody. An IPv4 address stands for itself, however it is written.
 * @param address as the connection or a trusted proxy gives it; some proxies add the port
 */
export function networkOf(address: string, reach: Reach = 'line'): string {
  const written = address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  // All unreadable addresses share one limit. Otherwise odd spellings would be a way around it.
  if (!ipaddr.isValid(written)) return 'unknown';
  const ip = ipaddr.process(written);
  const bytes = ip.toByteArray();
  if (bytes.length === 4) return ip.toString();
  // A NAT64 translator in front of the shop maps all IPv4 addresses into a single IPv6 network.
  if (ip.range() === 'rfc6052') return ipaddr.fromByteArray(bytes.slice(12)).toString();
  const bits = prefixBits[reach];
  return `${ipaddr.fromByteArray(bytes.fill(0, bits / 8)).toString()}/${bits}`;
}
