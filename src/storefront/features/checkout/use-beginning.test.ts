import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliveryAddress } from '../delivery/address-store.ts';
import { changeCheckout, changeForm, readCheckout } from './checkout-store.ts';
import { startWithAddress } from './use-beginning.ts';

const calculated = { country: 'AT', address: 'Ring 1', postalCode: '1010', city: 'Wien' } as const;
const untouched = readCheckout();

beforeEach(() => deliveryAddress.set(calculated));
// Files of tests share these stores.
afterEach(() => {
  changeCheckout(untouched);
  deliveryAddress.set(null);
});

test('a checkout begins where the delivery was calculated to', () => {
  startWithAddress();
  expect(readCheckout()).toMatchObject({
    selectedCountry: 'AT',
    formData: { address: 'Ring 1', postalCode: '1010', city: 'Wien' },
  });
});

test.each([
  ['a country that was chosen', () => changeCheckout({ selectedCountry: 'CH' })],
  ['a town that was typed', () => changeForm({ city: 'Bern' })],
])('%s meanwhile stays', (_, choose) => {
  choose();
  const before = readCheckout();
  startWithAddress();
  expect(readCheckout()).toEqual(before);
});
