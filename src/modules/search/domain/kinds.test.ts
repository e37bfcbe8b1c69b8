import { expect, test } from 'vitest';
import { kindsIn } from './kinds.ts';

const share = (one: string, other: string): boolean => {
  const kinds = kindsIn(other);
  return [...kindsIn(one)].some((kind) => kinds.has(kind));
};

test.each([
  ['Esszimmerstuhl aus Teak, 1960er', 'Stuhl mit Ledersitz'],
  ['Freischwinger, Chrom', 'Stahlrohrstuhl mit Geflecht'],
  ['Esstisch Madura aus altem Bootsholz', 'Couchtisch mit Glasplatte'],
  ['Bücherregal', 'Regal aus Kiefer'],
])('%s and %s are the same kind of thing', (one, other) => {
  expect(share(one, other)).toBe(true);
});

test.each([
  ['Esstisch für acht Stühle', 'Esszimmerstuhl'],
  ['Esstisch aus Teakholz', 'Regal aus Teakholz'],
  ['Tischlampe', 'Schreibtisch'],
  ['Sideboard', 'Vitrine mit Glastüren'],
])('%s and %s are not', (one, other) => {
  expect(share(one, other)).toBe(false);
});
