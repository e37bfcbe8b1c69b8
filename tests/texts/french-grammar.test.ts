import { expect, test } from 'vitest';
import { figures } from '../../src/shared/messages/figures.ts';
import * as account from '../../src/storefront/texts/fr/account.ts';
import * as checkout from '../../src/storefront/texts/fr/checkout.ts';
import * as declarations from '../../src/storefront/texts/fr/declarations.ts';
import * as review from '../../src/storefront/texts/fr/order-review.ts';
import * as success from '../../src/storefront/texts/fr/order-success.ts';
import * as information from '../../src/storefront/texts/fr/information.ts';
import * as legal from '../../src/storefront/texts/fr/legal.ts';
import * as reviews from '../../src/storefront/texts/fr/home.ts';
import * as filters from '../../src/storefront/texts/fr/search.ts';
import * as lists from '../../src/storefront/texts/fr/lists.ts';
import * as pieces from '../../src/storefront/texts/fr/pieces.ts';
import * as product from '../../src/storefront/texts/fr/product.ts';

/** With spaces that may break, which are easier to read here. */
const said = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['today', '2026-11-22T10:30:00Z', 'réservée jusqu’à 11 h 30'],
  ['on another day', '2026-11-29T23:00:00Z', 'réservée jusqu’au 29 novembre à 23 h 59'],
  ['on the first of a month', '2026-12-01T10:00:00Z', 'réservée jusqu’au 1er décembre à 10 h 59'],
])('a hold that ends %s', (_, moment, text) => {
  expect(said(pieces.reservedUntil(moment, '2026-11-22T10:00:00Z'))).toBe(text);
});

test.each([
  ['a rental', pieces.rentedUntil('2026-11-01T10:00:00Z'), 'louée jusqu’au 1er novembre 2026'],
  ['an order', success.formatDay('2026-09-01T10:00:00Z'), '1er septembre 2026'],
  ['its time', success.formatMoment('2026-09-11T10:00:00Z'), '11 septembre 2026 à 12 h 00'],
  ['a session', account.formatMoment('2026-09-01T10:00:00Z'), '1er septembre 2026 à 12 h 00'],
  ['a version', legal.versionOf('2026-11-01T10:00:00Z'), 'Version du 1er novembre 2026'],
  ['an ending', declarations.formatDay('2026-12-01'), '1er décembre 2026'],
  ['a voucher', figures.fr.day('2028-03-01'), '1er mars 2028'],
])('the first of a month is an ordinal: %s', (_, text, expected) => {
  expect(said(text)).toBe(expected);
});

test.each([
  [['Mo', 'Tu', 'We', 'Th', 'Sa'], 'Du lundi au jeudi et le samedi, de 9 h à 18 h 30'],
  [['Fr', 'Sa', 'Su'], 'Du vendredi au dimanche, de 9 h à 18 h 30'],
  [['We', 'Su'], 'Le mercredi et le dimanche, de 9 h à 18 h 30'],
] as const)('the opening hours of %s', (days, text) => {
  expect(said(information.openingHours({ days, opens: '09:00', closes: '18:30' }))).toBe(text);
});

test.each([
  ['nothing', filters.pieces(0), '0 pièce'],
  ['one', filters.pieces(1), '1 pièce'],
  ['a thousand', filters.pieces(1000), '1 000 pièces'],
  ['one star', reviews.stars(1), '1 étoile sur 5'],
  ['five', reviews.stars(5), '5 étoiles sur 5'],
  ['one unit', product.available(1), '1 disponible immédiatement'],
  ['countries', checkout.countriesFound(2), '2 pays trouvés'],
  ['products', lists.shownCount(2), '2 produits affichés.'],
])('the plural begins at two: %s', (_, text, expected) => {
  expect(said(text)).toContain(expected);
});

test.each([
  [true, false, 'que la location commence avant'],
  [false, true, 'que le montage commence avant'],
  [true, true, 'que la location ou le montage commence avant'],
])('what begins early is named: rental %s, assembly %s', (isRental, isAssembly, text) => {
  expect(review.earlyService(isRental, isAssembly)).toContain(text);
});

test('the button that orders says that it obliges to pay', () => {
  expect(review.order).toBe('Commande avec obligation de paiement');
});

test('years are a decade where they are one', () => {
  expect(product.years(1960, 1969)).toBe('années 1960');
  expect(product.years(1958, 1962)).toBe('1958–1962');
});
