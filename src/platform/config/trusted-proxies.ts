import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** Short names of networks, mapped to the framework's names. */
const named = new Map([
  ['loopback', 'loopback'],
  ['private', 'uniquelocal'],
]);

/**
 * The networks whose `X-Forwarded-*` headers are trusted, separated by commas. A number of hops is not accepted,
 * because it trusts anybody: a client that reaches the shop without passing the proxy could then claim any address.
 */
export const trustedProxies = z.string().transform((text, context): readonly string[] => {
  const asked = text.split(',').map((one) => one.trim());
  if (asked.length === 1 && asked[0] === '0') return [];
  const wrong = asked.filter((one) => !named.has(one) && !isNetwork(one));
  if (wrong.length > 0) {
    context.addIssue({
      code: 'custom',
      message: `'${wrong.join(', ')}' names no network: write where your proxy is, for example loopback (on this machine), private, or 10.0.0.0/8,fd00::/8`,
    });
  }
  return asked.map((one) => named.get(one) ?? one);
});

function isNetwork(text: string): boolean {
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  return isAddress || (ipaddr.isValidCIDR(text) && !text.endsWith('/0'));
}
