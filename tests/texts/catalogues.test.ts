import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultLanguage, languages, type Language } from '../../src/shared/text/language.ts';
import { catalogueOf, differencesOf, emptyTextsOf, type Catalogue } from './catalogues.ts';

const texts = path.resolve(import.meta.dirname, '../../src/storefront/texts');
const begun = languages.filter((language) => existsSync(path.join(texts, language)));
const german = await catalogueOf(defaultLanguage);

const asReadersWrite: Partial<Record<Language, Record<string, string>>> = {
  de: {
    price: '1.250,00 €',
    measure: '123,5 cm',
    day: '29. November 2026',
    one: '1 Produkt wird gezeigt.',
    many: '20 Produkte werden gezeigt.',
    hours: 'Mo–Do und Sa, 9–18.30 Uhr',
  },
  en: {
    price: '€1,250.00',
    measure: '123.5 cm',
    day: '29 November 2026',
    one: '1 product is shown.',
    many: '20 products are shown.',
    hours: 'Mon–Thu and Sat, 9 am–6.30 pm',
  },
  es: {
    price: '1250,00 €',
    measure: '123,5 cm',
    day: '29 de noviembre de 2026',
    one: 'Se muestra 1 producto.',
    many: 'Se muestran 20 productos.',
    hours: 'Lun–jue y sáb, 9–18:30 h',
  },
  it: {
    price: '1250,00 €',
    measure: '123,5 cm',
    day: '29 novembre 2026',
    one: 'Viene mostrato 1 prodotto.',
    many: 'Vengono mostrati 20 prodotti.',
    hours: 'Lun–gio e sab, ore 9–18:30',
  },
  fr: {
    price: '1\u202f250,00 €',
    measure: '123,5 cm',
    day: '29 novembre 2026',
    one: '1 produit affiché.',
    many: '20 produits affichés.',
    hours: 'Lun–jeu et sam, 9 h–18 h 30',
  },
};

test('there are catalogues to compare', () => {
  expect(begun).toContain('en');
  expect(german.size).toBeGreaterThan(300);
});

describe.each(begun)('the catalogue in %s', async (language) => {
  const catalogue = await catalogueOf(language);

  test('says what the German one says, and nothing else', () => {
    expect(differencesOf(german, catalogue)).toEqual([]);
    expect(differencesOf(catalogue, german)).toEqual([]);
  });

  test('has no empty text', () => {
    expect(emptyTextsOf(catalogue)).toEqual([]);
  });

  test('knows its language', () => {
    expect(catalogue.get('shell.language')).toBe(language);
  });

  test('writes numbers, dates and prices as its readers do', () => {
    const call = (name: string, ...values: unknown[]): string =>
      String((catalogue.get(name) as (...given: unknown[]) => string)(...values)).replace(/\u00a0/g, ' ');
    expect({
      price: call('shell.formatEuros', 125_000),
      measure: call('product.centimetres', 1235),
      day: call('order-success.formatDay', '2026-11-28T23:30:00Z'),
      one: call('lists.shownCount', 1),
      many: call('lists.shownCount', 20),
      hours: call('shell.openingHours', ['Mo', 'Tu', 'We', 'Th', 'Sa'], '09:00', '18:30'),
    }).toEqual(asReadersWrite[language]);
  });
});

const planted: Catalogue = new Map<string, unknown>([
  ['cart.title', 'Warenkorb'],
  ['cart.count', (count: number) => `${count} Stück`],
  ['cart.close', 'Schließen'],
]);

test.each([
  ['a text that is missing', { 'cart.close': undefined }, 'cart.close is missing'],
  ['a text where a function belongs', { 'cart.count': '3 pieces' }, 'cart.count is another kind of thing'],
  ['a function that takes nothing', { 'cart.count': () => 'pieces' }, 'cart.count takes other arguments'],
])('%s is noticed', (_, change, difference) => {
  const changed = new Map([...planted, ...Object.entries(change)].filter(([, value]) => value !== undefined));
  if (Object.values(change).includes(undefined)) for (const name of Object.keys(change)) changed.delete(name);
  expect(differencesOf(planted, changed)).toEqual([difference]);
});

test('an empty text is noticed', () => {
  expect(emptyTextsOf(new Map([...planted, ['cart.hint', ' ']]))).toEqual(['cart.hint']);
});
