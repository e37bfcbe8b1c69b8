import { expect, test } from 'vitest';
import { lacksHouseNumber } from './numberless-street.tsx';

test.each([
  ['DE', 'Musterstraße', true],
  ['DE', ' Am Markt ', true],
  ['DE', 'Musterstraße 1', false],
  ['DE', 'Musterstr. 12b', false],
  ['DE', 'Musterstraße １２', false],
  // Mannheim numbers its blocks.
  ['DE', 'Q7, 24', false],
  ['DE', 'Straße des 17. Juni', false],
  ['DE', '', false],
  ['DE', '  ', false],
  ['AT', 'Mariahilfer Straße', true],
  ['FR', 'Place de la République', false],
])('%s, „%s“: %s', (country, street, lacks) => {
  expect(lacksHouseNumber(country, street)).toBe(lacks);
});
