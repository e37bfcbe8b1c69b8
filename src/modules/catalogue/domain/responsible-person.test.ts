import { expect, test } from 'vitest';
import { aPiece } from '../testing/a-piece.ts';
import { checkDraft } from './check-draft.ts';

const fieldsOf = (said: { readonly postalAddress?: string; readonly electronicAddress?: string }) =>
  checkDraft(
    aPiece({
      productSafety: {
        kind: 'responsible',
        name: 'Werft Muster GmbH',
        postalAddress: 'Musterweg 1\n10999 Berlin',
        electronicAddress: 'werft@example.org',
        warnings: null,
        ...said,
      },
    }),
  ).map(({ field, code }) => [field, code]);

test.each([
  'Musterweg 1, 10999 Berlin',
  'Musterweg 1\r\n10999 Berlin',
  'Musterweg 1 · 10999 Berlin',
  'Musterweg 1 – 10999 Berlin',
  'Postfach 12 34, 10999 Berlin, Deutschland',
  'Calle de Alcalá 42, 28014 Madrid',
  '12 Rue de l’Église\n75001 Paris\nFrance',
  'Unit 4, Kings Yard\nLondon E15 2HD',
  '中央区銀座1丁目\n東京',
])('is a postal address: %j', (postalAddress) => {
  expect(fieldsOf({ postalAddress })).toEqual([]);
});

test.each([
  'Straße 1',
  'keine',
  'Berlin',
  '10999 Berlin',
  'Musterweg 1, 10999',
  'Musterweg, Berlin',
  '1, 2',
  '-',
])('is no postal address: %j', (postalAddress) => {
  expect(fieldsOf({ postalAddress })).toEqual([['productSafety.postalAddress', 'postal-address-incomplete']]);
});

test.each([
  'werft@example.org',
  'E-Mail: werft@example.org',
  'www.werft.example',
  'https://werft.example/kontakt?a=b',
  'http://werft.example',
  'werft.example/kontakt',
  'https://möbelwerft.example',
  'werft@example.org, www.werft.example',
])('is an electronic address: %j', (electronicAddress) => {
  expect(fieldsOf({ electronicAddress })).toEqual([]);
});

test.each([
  'keine',
  '+49 30 123456',
  'werft@',
  'www.',
  'https://',
  'https://werft',
  'tel:+4930123',
  '/kontakt',
  '-',
])('is no electronic address: %j', (electronicAddress) => {
  expect(fieldsOf({ electronicAddress })).toEqual([
    ['productSafety.electronicAddress', 'electronic-address-wrong'],
  ]);
});
