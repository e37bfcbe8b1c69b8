import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf, type Reach } from './client-keys.ts';

test.each([
  ['IPv4', '203.0.113.7', '203.0.113.7'],
  ['IPv4 inside IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
  ['the same in hexadecimals', '::ffff:cb00:7107', '203.0.113.7'],
  ['the same in full', '0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
  ['IPv4 behind a translator', '64:ff9b::cb00:7107', '203.0.113.7'],
  ['IPv4 with the port that a proxy adds', '203.0.113.7:51234', '203.0.113.7'],
  ['IPv6', '2001:db8:1:2ff:a:b:c:d', '2001:db8:1:2ff::/64'],
  ['a neighbour in the same network', '2001:DB8:1:2FF:ffff:0:0:1', '2001:db8:1:2ff::/64'],
  ['IPv6 with the port that a proxy adds', '[2001:db8:1:2ff::7]:443', '2001:db8:1:2ff::/64'],
  ['IPv6 with the name of an interface', 'fe80::1%eth0', 'fe80::/64'],
  ['this machine', '::1', '::/64'],
  ['what a proxy does not know', 'unknown', 'unknown'],
  ['another text that is no address', '203.0.113.7, 1.2.3.4', 'unknown'],
  ['nothing', '', 'unknown'],
])('the network of %s', (_what, address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each<[Reach, string]>([
  ['line', '2001:db8:1:2ff::/64'],
  ['site', '2001:db8:1:200::/56'],
  ['block', '2001:db8:1::/48'],
])('how far a %s reaches', (reach, network) => {
  expect(networkOf('2001:db8:1:2ff::7', reach)).toBe(network);
  expect(networkOf('203.0.113.7', reach)).toBe('203.0.113.7');
});

const part = fc.integer({ min: 0, max: 0xffff });
const sixteenBytes = fc.array(part, { minLength: 8, maxLength: 8 });
const written = (parts: readonly number[]) => parts.map((value) => value.toString(16)).join(':');
const bitsOf: Readonly<Record<Reach, number>> = { line: 64, site: 56, block: 48 };
const reaches = fc.constantFrom<Reach>('line', 'site', 'block');
/** Addresses that stand for IPv4 are distinguished one by one. */
const isOwn = (parts: readonly number[]) => parts.slice(0, 4).some((value) => value !== 0 && value !== 0x64);

test('addresses are in one network exactly when their first bits are the same', () => {
  fc.assert(
    fc.property(sixteenBytes.filter(isOwn), fc.nat(127), reaches, (parts, bit, reach) => {
      const other = parts.map((value, index) =>
        index === bit >> 4 ? value ^ (0x8000 >> (bit & 15)) : value,
      );
      fc.pre(isOwn(other));
      const same = networkOf(written(parts), reach) === networkOf(written(other), reach);
      expect(same).toBe(bit >= bitsOf[reach]);
    }),
  );
});

test('addresses of IPv4 are never taken for each other, and each is itself inside IPv6', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV4(), (one, other) => {
      expect(networkOf(one) === networkOf(other)).toBe(one === other);
      expect(networkOf(`::ffff:${one}`)).toBe(networkOf(one));
    }),
  );
});

test('whatever a proxy hands on has a network', () => {
  fc.assert(
    fc.property(fc.string(), reaches, (text, reach) => {
      expect(networkOf(text, reach)).not.toBe('');
    }),
  );
});
