import type { Columns } from '../columns.ts';
import { columnNamed } from '../columns.ts';
import type { RowGroup, SourceRow } from '../mapped.ts';

/** Rows as the reader would pass them on, from line 2 on; headings as in the file. */
export function sourceRows(
  columns: Columns,
  first: Readonly<Record<string, string>>,
  ...others: readonly Readonly<Record<string, string>>[]
): RowGroup {
  const row = (cells: Readonly<Record<string, string>>, place: number): SourceRow => {
    const named = Object.entries(cells).map(([heading, cell]) => {
      const name = columnNamed(columns, heading);
      if (name === null) throw new Error(`no such column: ${heading}`);
      return { name, heading, cell };
    });
    return {
      line: place + 2,
      cells: new Map(named.map(({ name, cell }) => [name, cell])),
      headings: new Map(named.map(({ name, heading }) => [name, heading])),
    };
  };
  return [row(first, 0), ...others.map((cells, place) => row(cells, place + 1))];
}
