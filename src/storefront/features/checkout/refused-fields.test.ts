import { expect, test } from 'vitest';
import * as t from '#texts/checkout.ts';
import { readCheckout, type Checkout } from './checkout-store.ts';
import { refusedFields } from './refused-fields.ts';
import { stillRefused } from './still-refused.ts';

const blank = readCheckout();
const typed: Checkout = {
  ...blank,
  note: 'Bitte klingeln',
  formData: { ...blank.formData, firstName: 'Lena' },
  billing: { ...blank.billing, city: 'Ulm' },
};

test('a refusal names the fields in the words above them, and is about what stands there', () => {
  const refused = refusedFields(typed, [
    { field: 'shipmentAdress.firstName', message: 'Das geht nicht' },
    { field: 'billingAddress.city', message: 'Das auch nicht' },
    { field: 'note', message: 'Zu lang' },
    { field: 'order_items.0.qty', message: 'Kein Feld der Kasse' },
  ]);
  expect(refused).toEqual([
    { field: 'firstName', text: 'Lena', message: `${t.firstName}: Das geht nicht` },
    { field: 'billing-city', text: 'Ulm', message: t.ofBilling(`${t.city}: Das auch nicht`) },
    { field: 'note', text: 'Bitte klingeln', message: `${t.note}: Zu lang` },
  ]);
  const told = { ...typed, refused };
  expect(stillRefused(told)).toEqual(refused);
  const changed = { ...told, formData: { ...told.formData, firstName: 'Léna' } };
  expect(stillRefused(changed).map(({ field }) => field)).toEqual(['billing-city', 'note']);
});

test('a refused telephone number is another one once another code stands before it', () => {
  const french: Checkout = { ...typed, phone: '030 / 23125-000', phoneCountry: 'FR' };
  const told = { ...french, refused: refusedFields(french, [{ field: 'phone', message: 'Zu lang' }]) };
  expect(stillRefused(told)).toHaveLength(1);
  expect(stillRefused({ ...told, phoneCountry: 'DE' })).toEqual([]);
});
