import ipaddr from 'ipaddr.js';

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
