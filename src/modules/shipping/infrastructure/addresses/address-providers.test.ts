import { expect, test } from 'vitest';
import { berlinArea, ortsteile, otherBerlin, potsdam } from '../../domain/delivery-area.ts';
import { germanPostalCodes } from './address-providers.ts';

test('no postal code that the shop has a fee for is refused', () => {
  const codes = [...Object.values(ortsteile), otherBerlin, potsdam, ...Object.values(berlinArea)].flatMap(
    (list) => list.trim().split(/\s+/),
  );
  expect(codes.filter((code) => !germanPostalCodes.has(code))).toEqual([]);
  expect(germanPostalCodes.has('12345')).toBe(false);
});
