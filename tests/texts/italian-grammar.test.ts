import { expect, test } from 'vitest';
import { italian } from '../../src/modules/ordering/application/mails/mail-texts/it.ts';
import * as reviews from '../../src/storefront/texts/it/home.ts';
import * as filters from '../../src/storefront/texts/it/search.ts';
import * as pieces from '../../src/storefront/texts/it/pieces.ts';
import * as product from '../../src/storefront/texts/it/product.ts';
import * as information from '../../src/storefront/texts/it/information.ts';
import * as legal from '../../src/storefront/texts/it/legal.ts';
import * as grammar from '../../src/storefront/texts/it/shell.ts';

test.each([
  ['29 novembre', 'il 29 novembre', 'al 29 novembre', 'del 29 novembre'],
  ['1 luglio 2026', 'il 1º luglio 2026', 'al 1º luglio 2026', 'del 1º luglio 2026'],
  ['8 marzo 2026', 'l’8 marzo 2026', 'all’8 marzo 2026', 'dell’8 marzo 2026'],
  ['11 maggio', 'l’11 maggio', 'all’11 maggio', 'dell’11 maggio'],
  ['18 maggio', 'il 18 maggio', 'al 18 maggio', 'del 18 maggio'],
])('%s with its article', (day, the, toThe, ofThe) => {
  expect([grammar.the(day), grammar.toThe(day), grammar.ofThe(day)]).toEqual([the, toThe, ofThe]);
});

test.each([
  ['today', '2026-11-22T10:30:00Z', 'riservato fino alle ore 11:30'],
  ['at midnight', '2026-11-29T23:00:00Z', 'riservato fino al 29 novembre alle ore 23:59'],
  ['on an eighth', '2026-12-08T10:00:00Z', 'riservato fino all’8 dicembre alle ore 10:59'],
])('a hold that ends %s', (_, moment, text) => {
  expect(pieces.reservedUntil(moment, '2026-11-22T10:00:00Z')).toBe(text);
});

test('sentences take the articles', () => {
  expect(pieces.rentedUntil('2026-11-08T10:00:00Z')).toBe('noleggiato fino all’8 novembre 2026');
  expect(legal.formerVersion('2026-11-11T10:00:00Z', '2026-11-12T10:00:00Z')).toBe(
    'Stai leggendo una versione precedente, dell’11 novembre 2026. È stata in vigore fino al 12 novembre 2026.',
  );
});

test.each([
  [['Mo', 'Tu', 'We', 'Th', 'Sa'], 'Dal lunedì al giovedì e il sabato, dalle 9 alle 18:30'],
  [['Fr', 'Sa', 'Su'], 'Dal venerdì alla domenica, dalle 9 alle 18:30'],
  [['We', 'Su'], 'Il mercoledì e la domenica, dalle 9 alle 18:30'],
] as const)('the opening hours of %s', (days, text) => {
  const said = information.openingHours({ days, opens: '09:00', closes: '18:30' });
  expect(said.replaceAll('\u00a0', ' ')).toBe(text);
});

test('a decade has its short name, other years are written in full', () => {
  expect(filters.decade(1960)).toBe('Anni ’60');
  expect([filters.decade(1890), filters.decade(2020)]).toEqual(['Anni 1890', 'Anni 2020']);
  expect([product.years(1960, 1969), product.years(1965, 1965), product.years(1955, 1965)]).toEqual([
    'anni ’60',
    '1965',
    '1955–1965',
  ]);
});

test('a gift voucher comes on a day with its article', () => {
  expect(italian.boughtGift.comesOn('8 dicembre 2026')).toContain('arriva l’8 dicembre 2026 con');
  expect(italian.boughtGift.sentOn('24 dicembre 2026')).toContain('per email il 24 dicembre 2026,');
});

test('one star is singular', () => {
  expect([reviews.stars(1), reviews.stars(5)]).toEqual(['1 stella su 5', '5 stelle su 5']);
});
