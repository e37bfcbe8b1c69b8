import { expect, test } from 'vitest';
import { invoiceNumber, parseInvoiceNumber } from './invoice.ts';

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
