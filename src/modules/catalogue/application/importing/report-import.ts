import { inPortions } from '../../../../platform/db/in-portions.ts';
import { byteOrderMark, csvLine } from '../../../../platform/csv/csv-line.ts';
import type { InWords } from '../../../../shared/messages/message.ts';
import { calledInOffice } from '../../domain/import/called.ts';
import { isOfRefusals, lineColumn, problemColumn } from '../../domain/import/headings.ts';
import { headingText, problemText, remarkText, type Remark } from '../../domain/import/mapped.ts';
import {
  listImportRows,
  type ListedImportRow,
  type StoredImport,
} from '../../infrastructure/stored-imports.ts';
import type { FileImportDependencies } from './imports-dependencies.ts';

const portion = 500;

/** Sentences with no column of the file in them, as they were stored until messages spoke as the office does. */
const ofOldReports: Readonly<Record<string, readonly [now: string, column: string]>> = {
  'variant-missing-for-sku': ['missing-beside', 'varianten_sku'],
  'variant-sku-missing': ['missing-beside', 'variante'],
  'seller-missing': ['missing-beside', 'einkaufspreis'],
  'responsible-name-missing': ['missing-beside', 'gpsr_anschrift'],
  'responsible-contact-missing': ['missing-beside', 'gpsr_name'],
  'exemption-beside-responsible': ['exemption-beside-responsible', 'gpsr_name'],
  'years-reversed-in-row': ['years-reversed-in-row', 'baujahr_von'],
  'seller-without-price': ['not-taken-without', 'einkaufspreis'],
  'not-taken-without-seller': ['not-taken-without', 'verkaeufer'],
  'not-taken-not-above-price': ['former-price-not-above', ''],
};

/** A report is kept for 30 days, and the shop may be replaced by its next version meanwhile. */
function asToday<R extends Remark>(stored: R): R {
  const { about, ...remark } = stored;
  if ((about as string | undefined) === 'about-category') {
    return { ...remark, column: calledInOffice('kategorien') } as R;
  }
  const { code, params = {} } = stored.problem as { readonly code: string; readonly params?: object };
  const [now, column] = ofOldReports[code] ?? [];
  if (now === undefined || column === undefined || 'column' in params) return stored;
  const problem = { code: now, params: { ...params, column: calledInOffice(column) } };
  return { ...stored, problem };
}

/** A message in words, with the heading that it is about. Old reports have stored the words themselves. */
const spoken = <R extends Remark>({ problem, part, about, column, ...facts }: R, inWords: InWords) => ({
  ...facts,
  column: headingText({ column, ...(about === undefined ? {} : { about }) }, inWords),
  problem: problemText({ problem, ...(part === undefined ? {} : { part }) }, inWords),
});

/** Why the file could not be read to its end; null if it could. */
export const failureOf = ({ failure, problem }: StoredImport, inWords: InWords): string | null =>
  failure === null ? problem : inWords(failure);

/** What is skipped in imported pieces, one entry per kind. */
export const warningsOf = ({ remarks, warnings }: StoredImport, inWords: InWords) => [
  ...warnings,
  ...remarks.map((remark) => spoken(asToday(remark), inWords)),
];

/** The reasons to reject a row, one by one. */
export function problemsOf({ line, remarks, problem, problems }: ListedImportRow, inWords: InWords) {
  if (remarks !== null) return remarks.map((remark) => spoken(asToday(remark), inWords));
  return problems ?? [{ line, column: '', value: '', problem: problem ?? '', expected: '' }];
}

/** All that is said of a row, as one text: 'Bleibt Entwurf: …, …; wird geleert: …'. */
export function sentenceOf({ remarks, problem }: ListedImportRow, inWords: InWords): string | null {
  if (remarks === null) return problem;
  return remarks
    .map((stored, place) => {
      const remark = asToday(stored);
      const lists = remark.about === 'stays-draft' || remark.about === 'left-the-shop';
      const follows = lists && remarks[place - 1]?.about === remark.about;
      const text = follows ? problemText(remark, inWords) : remarkText(remark, inWords);
      return place === 0 ? text : `${follows ? ', ' : '; '}${text}`;
    })
    .join('');
}

/**
 * The rejected rows as they stood in the file, with their place and the reasons. Once corrected, they can be
 * imported themselves.
 */
export async function* refusedAsCsv(
  { db }: FileImportDependencies,
  { id, headings, delimiter }: StoredImport,
  inWords: InWords,
): AsyncGenerator<string> {
  const kept = headings.map((_, place) => place).filter((place) => !isOfRefusals(headings[place] ?? ''));
  const line = (values: readonly string[], ...more: string[]): string =>
    csvLine([...kept.map((place) => values[place] ?? ''), ...more], delimiter);
  yield byteOrderMark + line(headings, lineColumn, problemColumn);
  for await (const row of refusedRows(db, id)) {
    const problem = sentenceOf(row, inWords) ?? '';
    for (const values of row.cells ?? []) yield line(values, String(row.line), problem);
  }
}

/** The problems of the rejected rows, one per line. */
export async function* problemsAsCsv(
  { db }: FileImportDependencies,
  { id, delimiter }: StoredImport,
  inWords: InWords,
): AsyncGenerator<string> {
  yield (
    byteOrderMark + csvLine(['Zeile', 'SKU', 'Titel', 'Spalte', 'Gelesen', 'Problem', 'Erwartet'], delimiter)
  );
  for await (const row of refusedRows(db, id)) {
    for (const { line, column, value, problem, expected } of problemsOf(row, inWords)) {
      yield csvLine([String(line), row.sku, row.title, column, value, problem, expected], delimiter);
    }
  }
}

/** In the order of the file, with only some hundreds in memory at a time. */
async function* refusedRows(db: FileImportDependencies['db'], id: string): AsyncGenerator<ListedImportRow> {
  const next = (last?: ListedImportRow) =>
    listImportRows(db, id, 'refused', { after: last?.line ?? -1, limit: portion });
  for await (const rows of inPortions(portion, next)) yield* rows;
}
