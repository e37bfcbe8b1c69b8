import { expect, test } from 'vitest';
import { vatNoteOf, type TaxedLine } from './vat-note.ts';

const plain = { isRent: false, chargeTax: 0, assembly: false };
const used: TaxedLine = { ...plain, taxScheme: 'margin' };
const usedAssembled: TaxedLine = { ...used, assembly: true };
const usedRented: TaxedLine = { ...used, isRent: true, chargeTax: 19 };
const fresh: TaxedLine = { ...plain, taxScheme: 'standard' };
const freshRented: TaxedLine = { ...fresh, isRent: true };
const taxedOnTop: TaxedLine = { ...fresh, chargeTax: 7 };
const taxedOnTopAssembled: TaxedLine = { ...taxedOnTop, assembly: true };

test.each<[string, readonly TaxedLine[], readonly number[], boolean]>([
  ['an empty cart', [], [], false],
  ['used pieces alone', [used, used], [], true],
  ['used pieces with assembly, which is a supply of its own', [usedAssembled], [19], true],
  ['used pieces that are rented', [usedRented], [19], false],
  ['a used piece bought and another rented', [used, usedRented], [19], true],
  ['new pieces alone', [fresh, freshRented], [19], false],
  ['used and new pieces', [used, fresh], [19], true],
  ['a book', [taxedOnTop], [7], false],
  ['a book, a table and a used chair', [fresh, taxedOnTop, used], [7, 19], true],
  ['assembly beside goods at another rate', [taxedOnTopAssembled], [7, 19], false],
])('%s', (_cart, lines, percents, hasMargin) => {
  expect(vatNoteOf(lines)).toEqual({ percents, hasMargin, exemptions: [] });
});
