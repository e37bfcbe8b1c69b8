import { expect, test } from 'vitest';
import { createDoorStore, type Door } from './door-store.ts';

const door: Door = { country: 'DE', address: 'Boxhagener Straße 1', postalCode: '10247', city: 'Berlin' };

function storageWith(text: string | null) {
  let kept = text;
  return { getItem: () => kept, setItem: (_key: string, next: string) => void (kept = next) };
}

test('the calculated address is there again on the next page', () => {
  const storage = storageWith(null);
  createDoorStore(storage).set(door);
  expect(createDoorStore(storage).getSnapshot()).toEqual(door);
});

test('a forgotten address is gone', () => {
  const storage = storageWith(JSON.stringify(door));
  const store = createDoorStore(storage);
  expect(store.getSnapshot()).toEqual(door);
  store.set(null);
  expect(createDoorStore(storage).getSnapshot()).toBeNull();
});

test.each([
  'nonsense',
  '{}',
  '[]',
  '7',
  JSON.stringify({ ...door, country: 'US' }),
  JSON.stringify({ ...door, city: 1 }),
  JSON.stringify({ ...door, postalCode: '' }),
])('%s is no address', (text) => {
  expect(createDoorStore(storageWith(text)).getSnapshot()).toBeNull();
});

test('a postal code alone is remembered as well', () => {
  const alone: Door = { ...door, address: '', city: '' };
  const storage = storageWith(null);
  createDoorStore(storage).set(alone);
  expect(createDoorStore(storage).getSnapshot()).toEqual(alone);
});
