import { expect, test } from 'vitest';
import { invoiceNumber, parseInvoiceNumber, partsUpTo } from './invoice.ts';

test.each([
  [{ year: 2028, number: 1, isTrial: false }, '2028-00001'],
  [{ year: 2028, number: 99_999, isTrial: false }, '2028-99999'],
  [{ year: 2029, number: 100_000, isTrial: false }, '2029-100000'],
  [{ year: 2028, number: 1, isTrial: true }, 'TEST-2028-00001'],
])('%j is %s', (number, text) => {
  expect(invoiceNumber(number)).toBe(text);
  expect(parseInvoiceNumber(text)).toEqual(number);
});

test('zeros may be missing, spaces around it may stand', () => {
  expect(parseInvoiceNumber(' 2028-7 ')).toEqual({ year: 2028, number: 7, isTrial: false });
  expect(parseInvoiceNumber('test-2028-7')).toEqual({ year: 2028, number: 7, isTrial: true });
});

test.each([
  '',
  '2028',
  '2028-',
  '2028-0',
  '28-1',
  '2028-1x',
  '2028--1',
  '2028-1234567890',
  'WMK-100234',
  'TEST2028-1',
])('%j is none', (text) => {
  expect(parseInvoiceNumber(text)).toBeNull();
});

test.each([
  ['all of it', 300, [100, 200]],
  ['a part of the last', 250, [100, 150]],
  ['the first alone', 100, [100]],
  ['a part of the first', 40, [40]],
])('of what came in parts, what is not too much: %s', (_, totalCents, cents) => {
  const parts = [
    { on: '2028-03-01', cents: 100 },
    { on: '2028-03-02', cents: 200 },
  ];
  expect(partsUpTo(parts, totalCents)).toEqual(
    cents.map((one, index) => ({ on: parts[index]?.on, cents: one })),
  );
});
