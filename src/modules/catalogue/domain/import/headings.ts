import { columnName, columnNamed, missingColumns } from './columns.ts';
import { detectFormat, ownFormat, shopifyFormat, type ImportFormat, type TableFormat } from './formats.ts';

/** The column that a file of refused rows has more than the file it came from. */
export const problemColumn = 'problem';

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
}

/** @returns null when the headings are of no format we know; with a format `wanted` they always are */
export function readHeadings(
  headings: readonly string[],
  wanted: Exclude<ImportFormat, 'museum'> | null,
): Headings | null {
  const asked = { own: ownFormat, shopify: shopifyFormat };
  const format = wanted === null ? detectFormat(headings) : asked[wanted];
  if (format === null) return null;
  const names = headings.map((heading) => columnNamed(format.columns, heading));
  const known = new Set<string>();
  const repeated: string[] = [];
  const skipped: string[] = [];
  for (const [place, heading] of headings.entries()) {
    const name = names[place];
    if (name == null) {
      if (heading !== '' && columnName(heading) !== problemColumn) skipped.push(heading);
    } else if (known.has(name)) repeated.push(heading);
    else known.add(name);
  }
  return { format, names, missing: missingColumns(format.columns, known), repeated, skipped };
}
