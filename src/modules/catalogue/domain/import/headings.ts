import { columnName, columnNamed, missingColumns } from './columns.ts';
import { isForInformation } from './furniture-columns.ts';
import { detectFormat, tableFormats, type TableFormat, type TableFormatName } from './formats.ts';

/** The extra column of a file of rejected rows. */
export const problemColumn = 'problem';
/** And the column that says where in the original file the piece began. */
export const lineColumn = 'zeile';
const ofRefusals = new Set([problemColumn, lineColumn]);

/** Whether a heading occurs only in files of rejected rows. */
export function isOfRefusals(heading: string): boolean {
  return ofRefusals.has(columnName(heading));
}

/** The contents of a table file's first line. */
export interface Headings {
  readonly format: TableFormat;
  /** The name of each column in our tables; null for unknown ones. */
  readonly names: readonly (string | null)[];
  /** Required columns that are missing. */
  readonly missing: readonly string[];
  /** Headings that name a column a second time. */
  readonly repeated: readonly string[];
  /** Headings of ignored columns. */
  readonly skipped: readonly string[];
  /** Headings that an export adds for people to read. */
  readonly forInformation: readonly string[];
}

/** @returns null if the headings are of no known format; never null with a format `wanted` */
export function readHeadings(headings: readonly string[], wanted: TableFormatName | null): Headings | null {
  const format = wanted === null ? detectFormat(headings) : tableFormats[wanted];
  if (format === null) return null;
  return mapHeadings(
    headings,
    format,
    headings.map((heading) => columnNamed(format.columns, heading)),
  );
}

/** The same, with a given column for each heading. */
export function mapHeadings(
  headings: readonly string[],
  format: TableFormat,
  names: readonly (string | null)[],
): Headings {
  const known = new Set<string>();
  const repeated: string[] = [];
  const skipped: string[] = [];
  const forInformation: string[] = [];
  for (const [place, heading] of headings.entries()) {
    const name = names[place];
    if (name == null) {
      if (isForInformation(heading)) forInformation.push(heading);
      else if (heading !== '' && !isOfRefusals(heading)) skipped.push(heading);
    } else if (known.has(name)) repeated.push(heading);
    else known.add(name);
  }
  return { format, names, missing: missingColumns(format.columns, known), repeated, skipped, forInformation };
}
