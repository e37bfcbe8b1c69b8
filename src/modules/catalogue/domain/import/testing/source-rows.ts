import { german } from '../../../../../shared/messages/de/messages.ts';
import { inWords, type Message } from '../../../../../shared/messages/message.ts';
import { calledInOffice, withCalled } from '../called.ts';
import type { Columns } from '../columns.ts';
import { columnNamed } from '../columns.ts';
import type { Reading } from '../cells/decimal.ts';
import { problemText, remarkText, type Remark, type RowGroup, type SourceRow } from '../mapped.ts';

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
      called: (column) => named.find(({ name }) => name === column)?.heading ?? calledInOffice(column),
    };
  };
  return [row(first, 0), ...others.map((cells, place) => row(cells, place + 1))];
}

export const inGerman = (message: Message): string => inWords(german, message);

/** Remarks as the report of an import shows them, of a file that has none of the columns that only `name` says. */
export const remarksInGerman = (remarks: readonly Omit<Remark, 'line'>[]): string[] =>
  remarks.map((remark) => remarkText(withCalled(remark, calledInOffice), inGerman));

/** A reading whose problem is in words. */
export const readingInGerman = <T>(reading: Reading<T>) =>
  reading.ok ? reading : { ok: false, problem: problemText(reading, inGerman) };

/** Why a file is refused, in words; 'was read' if it is not. */
export const refusalInGerman = (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => 'was read',
    ({ problem }: { readonly problem: Message }) => inGerman(problem),
  );
