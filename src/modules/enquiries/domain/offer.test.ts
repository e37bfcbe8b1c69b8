import { expect, test } from 'vitest';
import { offeredPieces, wishedCents, type Offer } from './offer.ts';

const nobody: Offer = {
  firstName: '',
  lastName: '',
  email: 'ada@example.org',
  phone: '',
  street: '',
  addressLine2: '',
  city: '',
  stateProvince: '',
  postalCode: '',
  country: '',
  furnitureItems: [],
};
const empty = { price: '', condition: 'neuwertig', images: [] } as const;

test('pieces keep their number in the form; those that say nothing are left out', () => {
  const furnitureItems = [empty, { ...empty, price: '100' }, { ...empty, images: ['/uploads/a.webp'] }];
  expect(offeredPieces({ ...nobody, furnitureItems }).map(({ number }) => number)).toEqual([2, 3]);
  expect(offeredPieces({ ...nobody, furnitureItems: [empty, empty, empty] })).toEqual([]);
  const named = [empty, { ...empty, title: 'Sideboard' }, { ...empty, title: '' }];
  expect(offeredPieces({ ...nobody, furnitureItems: named }).map(({ number }) => number)).toEqual([2]);
});

test.each([
  ['250', 250_00],
  ['250 Euro', 250_00],
  ['€250', 250_00],
  ['ca. 1.200 €', 1_200_00],
  ['1 200,- EUR', 1_200_00],
  ['99,50', 99_50],
  ['12.500,00 €', 12_500_00],
  ['', null],
  ['zweihundert', null],
  ['200 bis 300', null],
  ['250 https://elsewhere.example', null],
  ['1234567', null],
])('the wished price %o states %o cents', (price, cents) => {
  expect(wishedCents(price)).toBe(cents);
});
