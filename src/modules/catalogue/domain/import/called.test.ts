import { expect, test } from 'vitest';
import { german } from '../../../../shared/messages/de/messages.ts';
import { calledInFile, calledInOffice, inWordsOf } from './called.ts';
import { columnNamed, type Columns } from './columns.ts';
import { tableFormats } from './formats.ts';
import { ownColumns } from './own/own-columns.ts';

const { own, shopify } = tableFormats;
const names = Object.keys(ownColumns);

test('no column of ours is called as another one', () => {
  expect(new Set(names.map(calledInOffice)).size).toBe(names.length);
});

test.each(names)('%s is recognised by what the office calls it', (name) => {
  expect(columnNamed(ownColumns, calledInOffice(name))).toBe(name);
});

test('no name of our template is left in what staff read about the columns', () => {
  for (const columns of [own.columns, shopify.columns] satisfies Columns[]) {
    for (const [name, { meaning, requiredFor }] of Object.entries(columns)) {
      const said = [
        calledInOffice(name),
        inWordsOf(meaning, calledInOffice),
        inWordsOf(requiredFor ?? '', calledInOffice),
      ];
      for (const text of said) expect(text).not.toMatch(/[a-z]_[a-z]/);
    }
  }
});

test.each([
  ['mit varianten_sku', 'mit „SKU der Variante“'],
  ['bei bootsholz ohne gpsr_ausnahme', 'bei Bootsholz ohne „Grund der Ausnahme (GPSR)“'],
  ['sehr gut, gut; leer bei bootsholz: neuwertig', 'sehr gut, gut; leer bei Bootsholz: neuwertig'],
  ['vintage oder bootsholz; leer: vintage', 'vintage oder bootsholz; leer: vintage'],
  ['„mietbar“, „montage“ werden übernommen', '„mietbar“, „montage“ werden übernommen'],
])('%s is read as %s', (text, words) => {
  expect(inWordsOf(text, calledInOffice)).toBe(words);
});

test('a column is called as the file heads it, and otherwise as the form of a piece labels it', () => {
  const called = calledInFile(own, ['Nr', 'VK', '', 'Farbe'], ['sku', 'preis', 'titel', null]);
  expect(['sku', 'preis', 'titel', 'farbe', 'verkaeufer'].map(called)).toEqual([
    'Nr',
    'VK',
    'Titel',
    'Farbe',
    'Gekauft von',
  ]);
});

test("a file of another shop calls our columns by that shop's, as far as it has them", () => {
  const called = calledInFile(
    shopify,
    ['Handle', 'Variant Price', 'einkauf'],
    ['handle', 'variant_price', null],
  );
  expect(['preis', 'variant_price', 'einkaufspreis', 'cost_per_item', 'bestand'].map(called)).toEqual([
    'Variant Price',
    'Variant Price',
    'Einkaufspreis in Euro',
    'Cost per item',
    'Stückzahl',
  ]);
});

test('no sentence contains the name of a column', () => {
  const written = Object.values(german).map((sentence) =>
    typeof sentence === 'string' ? sentence : Function.prototype.toString.call(sentence),
  );
  const compound = names.filter((name) => name.includes('_'));
  for (const name of compound) expect(written.filter((text) => text.includes(name))).toEqual([]);
});
