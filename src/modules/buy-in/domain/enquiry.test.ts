import { expect, test } from 'vitest';
import { offeredPieces, type Enquiry } from './enquiry.ts';

const nobody: Enquiry = {
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
});
