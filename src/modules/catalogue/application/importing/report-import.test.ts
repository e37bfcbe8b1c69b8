import { expect, test } from 'vitest';
import { inGerman } from '../../domain/import/testing/source-rows.ts';
import type { ListedImportRow } from '../../infrastructure/stored-imports.ts';
import { problemsOf, sentenceOf } from './report-import.ts';

/** A row whose remark was stored by an earlier version, with its codes. */
const stored = (remark: object): ListedImportRow => ({
  import_id: '',
  line: 2,
  outcome: 'refused',
  sku: 'V-1',
  title: 'Stuhl',
  price_cents: 1,
  fields: [],
  cells: [[]],
  problem: null,
  problems: null,
  piece_id: null,
  remarks: [{ line: 2, column: 'x', value: '', expected: '', ...remark } as never],
});

test.each([
  [{ problem: { code: 'seller-missing', params: { price: 'EK' } } }, 'x fehlt zu „Einkaufspreis in Euro“'],
  [{ problem: { code: 'variant-missing-for-sku' } }, 'x fehlt zu „SKU der Variante“'],
  [
    { problem: { code: 'years-reversed-in-row', params: { fromYear: 1960 } } },
    'x liegt vor „Entstanden von (Jahr)“ (1960)',
  ],
  [{ problem: { code: 'not-taken-without-seller' } }, 'x wird ohne „Gekauft von“ nicht übernommen'],
  [
    { problem: { code: 'not-taken-not-above-price' } },
    'x liegt nicht über dem Preis; ohne Ermäßigung bleibt das Feld leer',
  ],
  [
    { column: '', about: 'about-category', value: 'Sofas', problem: { code: 'import-category-unknown' } },
    'Kategorien „Sofas“ gibt es nicht',
  ],
  [
    { problem: { code: 'years-reversed-in-row', params: { fromYear: 1960, column: 'von' } } },
    'x liegt vor „von“ (1960)',
  ],
])('a report of the last 30 days is read: %j', (remark, sentence) => {
  expect(sentenceOf(stored(remark), inGerman)).toBe(sentence);
  const [problem] = problemsOf(stored(remark), inGerman);
  expect(sentence).toContain(problem?.problem);
});
