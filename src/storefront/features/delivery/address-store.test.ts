import { expect, test } from 'vitest';
import { createAddressStore, type DeliveryAddress } from './address-store.ts';

const deliveryAddress: DeliveryAddress = {
  country: 'DE',
  address: 'Boxhagener Straße 1',
  postalCode: '10247',
  city: 'Berlin',
};

function storageWith(text: string | null) {
  let kept = text;
  return { getItem: () => kept, setItem: (_key: string, next: string) => void (kept = next) };
}

test('the calculated address is there again on the next page', () => {
  const storage = storageWith(null);
  createAddressStore(storage).set(deliveryAddress);
  expect(createAddressStore(storage).getSnapshot()).toEqual(deliveryAddress);
});

test('a forgotten address is gone', () => {
  const storage = storageWith(JSON.stringify(deliveryAddress));
  const store = createAddressStore(storage);
  expect(store.getSnapshot()).toEqual(deliveryAddress);
  store.set(null);
  expect(createAddressStore(storage).getSnapshot()).toBeNull();
});

test.each([
  'nonsense',
  '{}',
  '[]',
  '7',
  JSON.stringify({ ...deliveryAddress, country: 'US' }),
  JSON.stringify({ ...deliveryAddress, city: 1 }),
  JSON.stringify({ ...deliveryAddress, postalCode: '' }),
])('%s is no address', (text) => {
  expect(createAddressStore(storageWith(text)).getSnapshot()).toBeNull();
});

test('a postal code alone is remembered as well', () => {
  const alone: DeliveryAddress = { ...deliveryAddress, address: '', city: '' };
  const storage = storageWith(null);
  createAddressStore(storage).set(alone);
  expect(createAddressStore(storage).getSnapshot()).toEqual(alone);
});
