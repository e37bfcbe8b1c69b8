import { describe, expect, test } from 'vitest';
import { berlinArea, deliveryAreaOf } from './delivery-area.ts';
import { townsLike } from './towns.ts';

describe('towns for typed text', () => {
  test.each([
    ['10247', ['10247 Berlin']],
    [' 14467 ', ['14467 Potsdam']],
    ['14532', ['14532 Kleinmachnow', '14532 Stahnsdorf']],
    ['falken', ['14612 Falkensee']],
    ['1024', ['10243 Berlin', '10245 Berlin', '10247 Berlin', '10249 Berlin']],
    ['80331', []],
    ['1', []],
    ['', []],
  ])('%j', (query, expected) => {
    expect(townsLike('DE', query).map(({ postalCode, city }) => `${postalCode} ${city}`)).toEqual(expected);
  });

  test('at most eight', () => {
    expect(townsLike('DE', 'Berlin')).toHaveLength(8);
  });

  test('in Germany only', () => {
    expect(townsLike('AT', '10247')).toEqual([]);
  });
});

test('every postal code around Berlin that has a fee has a town', () => {
  const codes = Object.values(berlinArea).flatMap((list) => list.split(' '));
  expect(codes.filter((code) => townsLike('DE', code).length === 0)).toEqual([]);
});

test('every town that is suggested has a fee of its own ring', () => {
  for (let start = 10; start < 100; start += 1) {
    for (const { postalCode } of townsLike('DE', String(start))) {
      expect(deliveryAreaOf({ country: 'DE', postalCode })).not.toBeNull();
    }
  }
});
