import { expect, test } from 'vitest';
import { addressOf, thingInWords, type Thing } from './thing.ts';

const id = '0f0e0d0c-1234-4000-8000-0123456789ab';
const thing = (entity: string, entityId: string, more: Partial<Thing> = {}): Thing => ({
  entity,
  entityId,
  entityName: null,
  before: null,
  after: null,
  ...more,
});

test.each([
  [thing('pieces', 'sofa-v-1', { entityName: 'Sofa (V-1)' }), 'Stück Sofa (V-1)', '/pieces/sofa-v-1'],
  [thing('staff', id, { entityName: 'Ada Muster' }), 'Team Ada Muster', `/staff/${id}`],
  [thing('orders', 'WMK-100001'), 'Bestellung WMK-100001', '/orders/WMK-100001/show'],
  [
    thing('page-texts', 'versand.en', { entityName: 'Shipping' }),
    'Seite Shipping (Englisch)',
    '/page-texts/versand.en',
  ],
  [thing('faq', 'de'), 'Häufige Fragen Deutsch', '/faq/de'],
  [thing('page-blocks', 'benefits.de'), 'Block Vorteile (Deutsch)', '/page-blocks/benefits.de'],
  [thing('company', 'company'), 'Firma', '/company'],
  [thing('shipping-rates', '4'), 'Versandpreise Fassung 4', '/shipping-rates'],
  [
    thing('invoices', '2026-00007'),
    'Rechnung 2026-00007',
    '/invoices?filter=%7B%22q%22%3A%222026-00007%22%7D',
  ],
])('%j is named, and leads to itself', (about, words, address) => {
  expect(thingInWords(about)).toBe(words);
  expect(addressOf(about)).toBe(address);
});

test('a deleted record keeps its old name, and has no link', () => {
  const gone = thing('pieces', 'sofa-v-1', { before: { title: 'Sofa' } });
  expect([thingInWords(gone), addressOf(gone)]).toEqual(['Stück Sofa', null]);
  const forgotten = thing('customers', id);
  expect([thingInWords(forgotten), addressOf(forgotten)]).toEqual(['Kundenkonto 0f0e0d0c', null]);
});
