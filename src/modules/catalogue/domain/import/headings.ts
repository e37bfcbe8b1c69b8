import { columnName, columnNamed, missingColumns } from './columns.ts';
import { isForInformation } from './information-columns.ts';
import { detectFormat, tableFormats, type TableFormat, type TableFormatName } from './formats.ts';

/** The column that a file of refused rows has more than the file it came from. */
export const problemColumn = 'problem';
/** And the one that says where in that file the piece began. */
export const lineColumn = 'zeile';
const ofRefusals = new Set([problemColumn, lineColumn]);

/** Whether a heading is one that only files of refused rows have. */
export function isOfRefusals(heading: string): boolean {
  return ofRefusals.has(columnName(heading));
}

/** What the first line of a table file says. */
export interface Headings {
  readonly format: TableFormat;
  /** The name of each column in our tables; null for those that say nothing to us. */
  readonly names: readonly (string | null)[];
  /** Columns that cannot be done without, but are not there. */
  readonly missing: readonly string[];
  /** Headings that name a column a second time. */
  readonly repeated: readonly string[];
  /** Headings of columns that are passed over. */
  readonly skipped: readonly string[];
  /** And of those that an export has for people to read. */
  readonly forInformation: readonly string[];
}

/** @returns null when the headings are of no format we know; with a format `wanted` they always are */
export function readHeadings(headings: readonly string[], wanted: TableFormatName | null): Headings | null {
  const format = wanted === null ? detectFormat(headings) : tableFormats[wanted];
  if (format === null) return null;
  return mapHeadings(
    headings,
    format,
    headings.map((heading) => columnNamed(format.columns, heading)),
  );
}

/** The same where somebody has said which column each heading is. */
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
