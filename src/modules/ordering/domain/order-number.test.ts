import { expect, test } from 'vitest';
import { orderNumber, orderNumberIn, parseOrderNumber } from './order.ts';

test('an address names an order by its number and nothing else', () => {
  expect(orderNumber(100_234)).toBe('WMK-100234');
  for (const text of ['WMK-100234', ' wmk 100234', '100234']) expect(parseOrderNumber(text)).toBe(100_234);
  for (const text of ['', 'WMK-', 'ABC-100234', '100234x', 'Nr. WMK-100234'])
    expect(parseOrderNumber(text)).toBeNull();
});

test.each([
  ['WMK-100234', 100_234],
  [' wmk 100234', 100_234],
  ['100234', 100_234],
  ['100234.', 100_234],
  ['#100234', 100_234],
  ['Nr. 100234', 100_234],
  ['n° 100234', 100_234],
  ['WMK–10006', 10_006],
  ['WMK\u2010100234', 100_234],
  ['WMK — 100234', 100_234],
  ['WMK\u2212100234', 100_234],
  ['WMK100234', 100_234],
  ['WMK-10006.', 10_006],
  ['„WMK-10006“', 10_006],
  ['Nr. WMK-10006', 10_006],
  ['#WMK-10006 vom 27.11.', 10_006],
  ['Bestellung WMK-9000001 vom 27.11.2026, Hauptstraße 112', 9_000_001],
  ['WMK-100234 (wmk 100234)', 100_234],
])('%j names the order %i', (text, number) => {
  expect(orderNumberIn(text)).toBe(number);
});

test.each([
  '',
  'WMK-',
  'Sessel vom 27.11.2026',
  'ABC-100234',
  '100234x',
  'WMK-100234x',
  'XWMK-100234',
  'WMK-1002345678901',
  'WMK-100234 und WMK-100235',
  'WMK-100234 und 100235',
  'WMK-100234/100235',
  '100234 oder 100235',
  'Sessel aus 100234',
])('%j names no order for certain', (text) => {
  expect(orderNumberIn(text)).toBeNull();
});
