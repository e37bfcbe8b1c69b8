import type { Message } from '../../../../shared/messages/message.ts';
import type { TableFormat, TableFormatName } from '../../domain/import/formats.ts';
import { calledInFile } from '../../domain/import/called.ts';
import { readHeadings, type Headings } from '../../domain/import/headings.ts';
import { isMissing } from '../../domain/import/cells/known-values.ts';
import type { Called, Mapped, MapContext, Remark, SourceRow } from '../../domain/import/mapped.ts';
import { type Candidate, type ImportSource, openTable, type Table, type TableRecord } from './read-table.ts';
import type { FileNature } from './file-encoding.ts';
import { type ImportFile, UnreadableFile } from './import-file.ts';

const titles = { own: 'source-own-table', shopify: 'source-shopify-table' } as const;

/** A row with its values as they stood in the file, and its format error, if any. */
interface Row extends SourceRow {
  readonly values: readonly string[];
  readonly fault: Message | null;
}

/**
 * Opens a table file and detects its kind from its headings.
 * @throws UnreadableFile if the headings are of no known format, or required ones are missing
 */
export async function openTableSource(
  file: ImportFile,
  nature: FileNature,
  wanted: TableFormatName | null,
  context: MapContext,
): Promise<ImportSource> {
  const table = await openTable(file, nature);
  const read = readHeadings(table.headings, wanted);
  if (read === null) {
    throw new UnreadableFile({ code: 'headings-unknown', params: { headings: table.headings.slice(0, 8) } });
  }
  const { missing, repeated } = read;
  if (missing.length > 0)
    throw new UnreadableFile({ code: 'headings-missing', params: { headings: missing } });
  if (repeated.length > 0)
    throw new UnreadableFile({ code: 'headings-twice', params: { headings: repeated } });
  return sourceOf(table, nature, read, context);
}

/** The pieces of an opened table, according to the meaning of its headings. */
export function sourceOf(
  table: Table,
  nature: FileNature,
  { format, names, skipped, forInformation }: Omit<Headings, 'missing' | 'repeated'>,
  context: MapContext,
): ImportSource {
  const called = calledInFile(format, table.headings, names);
  return {
    title: { code: titles[format.name], params: { encoding: nature.encoding } },
    notes: [
      ...(skipped.length === 0 ? [] : [{ code: 'columns-skipped', params: { names: skipped } } as const]),
      ...(forInformation.length === 0
        ? []
        : [{ code: 'columns-for-information', params: { names: forInformation } } as const]),
    ],
    place: 'line',
    headings: table.headings,
    called,
    delimiter: table.delimiter,
    totalBytes: nature.bytes,
    position: () => table.position(),
    candidates: candidatesOf(table, format, { names, called }, context),
  };
}

async function* candidatesOf(
  table: Table,
  format: TableFormat,
  { names, called }: Pick<Headings, 'names'> & { readonly called: Called },
  context: MapContext,
): AsyncGenerator<Candidate> {
  let group: [Row, ...Row[]] | null = null;
  try {
    for await (const record of table.records) {
      // Spreadsheets leave empty rows behind.
      if (record.values.every((value) => value.trim() === '')) continue;
      const row = rowOf(record, names, called);
      if (group !== null && format.continues(group[0], row)) {
        group.push(row);
        continue;
      }
      if (group !== null) yield candidateOf(group, format, context);
      group = [row];
    }
  } catch (error) {
    // An entry that is written right before the file breaks is not lost: it is taken, or refused by name.
    if (group !== null && error instanceof UnreadableFile) yield beforeBreak(group, format, context);
    throw error;
  }
  if (group !== null) yield candidateOf(group, format, context);
}

/** The last rows that can be read. If rows like them may belong to the same piece, some of it may be missing. */
function beforeBreak(rows: readonly [Row, ...Row[]], format: TableFormat, context: MapContext): Candidate {
  const candidate = candidateOf(rows, format, context);
  const [first] = rows;
  if (!format.continues(first, first)) return candidate;
  const { mapped, forKnown: _, ...rest } = candidate;
  const { draft, warnings } = mapped;
  const broken: Remark = { line: rest.lastLine, column: '', value: '', problem: { code: 'rest-unreadable' } };
  return {
    ...rest,
    mapped: { ok: false, draft, problems: [...(mapped.ok ? [] : mapped.problems), broken], warnings },
  };
}

function rowOf(record: TableRecord, names: readonly (string | null)[], called: Called): Row {
  const cells = new Map<string, string>();
  for (const [place, name] of names.entries()) {
    if (name !== null) cells.set(name, record.values[place] ?? '');
  }
  const surplus = record.values.slice(names.length).some((value) => value !== '');
  // A row that is too short or too long has shifted: its values are under the wrong headings.
  const params = { there: record.values.length, wanted: names.length };
  const fault: Message | null =
    record.values.length < names.length || surplus ? { code: 'cells-shifted', params } : null;
  return { line: record.line, cells, called, values: record.values, fault };
}

function candidateOf(rows: readonly [Row, ...Row[]], format: TableFormat, context: MapContext): Candidate {
  const [first] = rows;
  const faults = rows.flatMap(({ line, fault }) =>
    fault === null ? [] : [{ line, column: '', value: '', problem: fault }],
  );
  const mapped: Mapped =
    faults.length > 0
      ? { ok: false, draft: null, problems: faults, warnings: [] }
      : format.map(rows, context);
  return {
    line: first.line,
    lastLine: rows.at(-1)?.line ?? first.line,
    name: mapped.ok ? mapped.draft.sku : (first.cells.get(format.nameColumn) ?? '').trim(),
    mapped,
    ...(isOnlyIncomplete(mapped, first) ? { forKnown: (known) => format.map(rows, context, known) } : {}),
    rows: rows.map(({ values }) => values),
  };
}

/** Whether everything wrong can be filled in from a piece that the shop already has. */
function isOnlyIncomplete(mapped: Mapped, row: SourceRow): boolean {
  return (
    mapped.ok ||
    (mapped.draft !== null && mapped.problems.every(({ name }) => name !== undefined && isMissing(row, name)))
  );
}
