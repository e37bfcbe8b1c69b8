import { expect, test } from 'vitest';
import { columnNamed } from '../../../modules/catalogue/domain/import/columns.ts';
import { ownColumns } from '../../../modules/catalogue/domain/import/own/own-columns.ts';
import { columnInWords, importColumns, meaningInWords, rowsInWords } from './import-columns.ts';

test('each column of our table has the name that the form of a piece gives it, and none twice', () => {
  expect(Object.keys(importColumns).toSorted()).toEqual(Object.keys(ownColumns).toSorted());
  const names = Object.values(importColumns);
  expect(new Set(names).size).toBe(names.length);
});

test.each(Object.entries(importColumns))('%s is recognised by its name in the form: %s', (name, label) => {
  expect(columnNamed(ownColumns, label)).toBe(name);
});

test('no code is left in what staff read about the columns', () => {
  for (const [name, column] of Object.entries(ownColumns)) {
    const { heading, meaning } = column;
    const requiredFor = 'requiredFor' in column ? column.requiredFor : '';
    const said = [columnInWords({ name, heading }), meaningInWords(meaning), rowsInWords(requiredFor)];
    for (const text of said) expect(text).not.toMatch(/[a-z]_[a-z]/);
  }
});

test.each([
  ['mit varianten_sku', 'mit „SKU der Variante“'],
  ['bei bootsholz ohne gpsr_ausnahme', 'bei Bootsholz ohne „Grund der Ausnahme (GPSR)“'],
  ['bei vintage', 'bei Vintage'],
])('%s is read as %s', (rows, words) => {
  expect(rowsInWords(rows)).toBe(words);
});

test('rows of a line are named as in the form, values as in the file', () => {
  expect(meaningInWords('sehr gut, gut; leer bei bootsholz: neuwertig')).toBe(
    'sehr gut, gut; leer bei Bootsholz: neuwertig',
  );
  expect(meaningInWords('vintage oder bootsholz; leer: vintage')).toBe(
    'vintage oder bootsholz; leer: vintage',
  );
});

test('a column of another shop keeps its heading', () => {
  expect(columnInWords({ name: 'variant_price', heading: 'Variant Price' })).toBe('Variant Price');
});
