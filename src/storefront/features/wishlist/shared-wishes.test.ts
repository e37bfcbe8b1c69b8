import { expect, test } from 'vitest';
import { sharedAddress, sharedIds } from './shared-wishes.ts';

test('an address names its pieces, and is read again', () => {
  const address = sharedAddress(['stuhl-1', 'tisch_2']);
  expect(address).toBe('/wunschliste?stuecke=stuhl-1,tisch_2');
  expect(sharedIds(new URLSearchParams(address.split('?')[1]).get('stuecke') ?? '')).toEqual([
    'stuhl-1',
    'tisch_2',
  ]);
});

test.each([
  [undefined, []],
  ['', []],
  ['a,a,,b', ['a', 'b']],
  ['<script>,a', ['a']],
  ["a' or 1=1", []],
])('%j names %j', (text, ids) => {
  expect(sharedIds(text)).toEqual(ids);
});

test('no address names more than a page shows', () => {
  const many = Array.from({ length: 100 }, (_, index) => `p${index}`);
  expect(sharedIds(many.join(','))).toHaveLength(60);
  expect(sharedAddress(many).split(',')).toHaveLength(60);
});
