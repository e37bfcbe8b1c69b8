import { expect, test } from 'vitest';
import { isParcelLocker } from './parcel-locker.ts';

test.each([
  ['Packstation 145', true],
  ['DHL Packstation 145', true],
  ['PACKSTATION 12', true],
  ['Postfiliale 512', true],
  ['Post-Filiale 512', true],
  ['Paketshop Müller', true],
  ['Parcel locker 7', true],
  ['Poststraße 12', false],
  ['Packhofstraße 3', false],
  ['Am Bahnhof 1', false],
  ['', false],
])('%s', (line, isOne) => {
  expect(isParcelLocker(line)).toBe(isOne);
});
