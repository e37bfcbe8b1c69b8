import { foldText } from '../../../../shared/text/fold-text.ts';
import { plainDigits } from '../../../../shared/text/plain-digits.ts';
import type { CellReader } from './cells/cells.ts';
import type { Remarks, SourceRow } from './mapped.ts';

/** A column of a table file: how its cells are read, and its documentation. */
export interface Column<T> {
  /** As our own template or another shop's table writes it in the first line. */
  readonly heading: string;
  /** What the form of a piece calls it, if it has such a field; also known as a heading. */
  readonly label?: string;
  /** For another shop's table: the column of ours that says the same. */
  readonly ours?: string;
  /** Other headings of the same column. */
  readonly aliases?: readonly string[];
  readonly required?: boolean;
  /** The rows that are rejected without it, in German, which may name columns: 'mit varianten_sku'. */
  readonly requiredFor?: string | null;
  /** The column whose presence makes this one required; omitted: it is always required. */
  readonly requiredWith?: string;
  /** The column that can replace it. */
  readonly requiredWithout?: string;
  /** In German, which may name columns: 'wie bilder_alt'. */
  readonly meaning: string;
  readonly example: string;
  readonly read: CellReader<T>;
}

/** By the column's name: its heading, folded by `columnName`. */
export type Columns = Readonly<Record<string, Column<unknown>>>;

/** The values of a row's cells; null for an empty or wrong cell. */
export type Values<C extends Columns> = {
  readonly [K in keyof C]: C[K] extends Column<infer T> ? T | null : never;
};

/** 'Höhe (cm)' → 'hoehe_cm', 'Variant Price' → 'variant_price'. */
export function columnName(heading: string): string {
  return foldText(heading)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}

/**
 * The name of the column with this heading, or null if there is none. A heading may name the unit that its column is
 * read in: „Breite in cm“ is 'Breite'. With another unit it is unknown, because its values would be misread.
 */
export function columnNamed(columns: Columns, heading: string): string | null {
  const name = columnName(heading);
  const spellings = [name, name.replace(/(_in)?_(cm|kg|eur|euro)$/, '')];
  for (const spelling of spellings) {
    if (Object.hasOwn(columns, spelling)) return spelling;
    const found = Object.entries(columns).find(([, { label, aliases = [] }]) =>
      [...(label === undefined ? [] : [label]), ...aliases].some((known) => columnName(known) === spelling),
    );
    if (found !== undefined) return found[0];
  }
  return null;
}

/** A column as staff know it; one of another shop's table keeps the heading that it has there. */
export const labelOf = ({ label, heading }: Pick<Column<unknown>, 'label' | 'heading'>): string =>
  label ?? heading;

/** The required columns that a file's first line lacks, as staff know them. */
export function missingColumns(columns: Columns, present: ReadonlySet<string>): string[] {
  return Object.entries(columns)
    .filter(([name, column]) => column.required === true && !present.has(name))
    .map(([, column]) => labelOf(column));
}

/** Reads all cells of a row and reports each wrong one. */
export function readColumns<C extends Columns>(columns: C, row: SourceRow, remarks: Remarks): Values<C> {
  const values: Record<string, unknown> = {};
  for (const name in columns) {
    const column = columns[name];
    if (column === undefined) continue;
    values[name] = null;
    const cell = row.cells.get(name);
    if (cell === undefined || cell.trim() === '') {
      if (column.required === true) remarks.problem(row, name, 'cell-missing');
      continue;
    }
    const reading = column.read(plainDigits(cell));
    if (reading.ok) {
      values[name] = reading.value;
      if (reading.note !== undefined) remarks.warn(row, name, reading.note);
    } else remarks.problem(row, name, reading.problem, reading.part);
  }
  return values as Values<C>;
}

/** The columns as a Markdown table, in German: the documentation's own source. */
export function describeColumns(columns: Columns): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  const lines = Object.values(columns).map(({ heading, required, requiredFor, meaning, example }) =>
    ['', heading, required === true ? 'ja' : (requiredFor ?? ''), meaning, example, '']
      .map(cell)
      .join(' | ')
      .trim(),
  );
  return ['| Spalte | Pflicht | Bedeutung | Beispiel |', '|---|---|---|---|', ...lines].join('\n');
}
