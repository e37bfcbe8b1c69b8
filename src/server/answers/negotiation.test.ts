import { expect, test } from 'vitest';
import { namesTag, preferredCoding } from './negotiation.ts';

test.each<[string | undefined, 'br' | 'gzip' | null]>([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0', null],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0.001', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip;q=0.8,br;q=0.8', 'br'],
  ['GZIP;Q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0, *;q=0.2', 'gzip'],
  ['gzip;q=0.2, *', 'br'],
  ['identity', null],
  ['identity;q=1, gzip;q=0.5', null],
  ['identity;q=0.5, gzip', 'gzip'],
  ['identity;q=0, br;q=0.1', 'br'],
  ['abr, gzipped', null],
  ['br;q=none, gzip;q=2', null],
  [',,;', null],
])('accept-encoding: %s', (header, coding) => {
  expect(preferredCoding(header, ['br', 'gzip'])).toBe(coding);
});

test.each<[string | undefined, boolean]>([
  [undefined, false],
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", W/"abc" ,"y"', true],
  ['*', true],
  ['"x"', false],
  ['abc', false],
  ['"abcd"', false],
  ['', false],
  ['"*"', false],
])('if-none-match: %s', (header, isNamed) => {
  expect(namesTag(header, '"abc"')).toBe(isNamed);
});
