import { Readable } from 'node:stream';
import { writeAudits } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Message } from '../../../shared/messages/message.ts';
import { maxTextRows } from '../../../shared/limits.ts';
import type { GoodsText, GoodsTextField, GoodsTextEffect } from '../../../shared/pieces/goods-texts.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import {
  effectOfText,
  idOfGoodsText,
  readTextRow,
  textColumns,
  textHeadings,
  uncheckedAfter,
  type StoredText,
  type TextEffect,
  type TextProblem,
  type TextRow,
} from '../domain/goods-text-table.ts';
import { examineFile } from '../infrastructure/table-file/file-encoding.ts';
import { UnreadableFile, type ImportFile } from '../infrastructure/table-file/import-file.ts';
import { openTable, type Table } from '../infrastructure/table-file/read-table.ts';
import type { StaffDependencies } from './catalogue-dependencies.ts';
import { cleanedText, readGoodsTexts, removeGoodsTexts, writeGoodsTexts } from './goods-texts.ts';

/** Each batch is one transaction: all of it is written, or nothing. */
const batchSize = 500;

/** What a row changes. */
interface TextChange {
  readonly line: number;
  /** The id of the goods' text, as the list has it. */
  readonly id: string;
  /** The German title or name. */
  readonly name: string;
  readonly kind: GoodsTextEffect;
  readonly fields: readonly {
    readonly field: GoodsTextField;
    readonly before: string | null;
    readonly after: string | null;
  }[];
}

/** A rejected row with everything that is wrong with it. */
interface RefusedText {
  readonly line: number;
  /** As the file has it. */
  readonly id: string;
  readonly problems: readonly TextProblem[];
}

interface ImportedTexts {
  readonly changes: readonly TextChange[];
  readonly refused: readonly RefusedText[];
  readonly unchanged: number;
}

/**
 * Takes over a table of translations, or tells what that would do. Only rows are written whose German and other texts
 * are those that were exported; rows that are rejected keep no other row from being written. The same file may be sent
 * again: what it says already stays as it is.
 * @throws RightMissing without `catalogue:write`
 */
export async function importGoodsTexts(
  deps: Pick<StaffDependencies, 'db' | 'now' | 'invalidate'>,
  sent: { readonly name: string; readonly bytes: Uint8Array },
  { dryRun }: { readonly dryRun: boolean },
  actor: Actor,
): Promise<Result<ImportedTexts, { readonly code: 'unreadable'; readonly problem: Message }>> {
  requireRight(actor, 'catalogue:write');
  try {
    const { rows, refused } = await readTable(sent);
    const changes: TextChange[] = [];
    let unchanged = 0;
    for (let start = 0; start < rows.length; start += batchSize) {
      const batch = rows.slice(start, start + batchSize);
      const outcome = await deps.db.transaction((tx) => takeBatch(deps, tx, batch, dryRun, actor));
      changes.push(...outcome.changes);
      refused.push(...outcome.refused);
      unchanged += outcome.unchanged;
    }
    refused.sort((one, other) => one.line - other.line);
    return ok({ changes, refused, unchanged });
  } catch (error) {
    if (error instanceof UnreadableFile) return fail({ code: 'unreadable', problem: error.problem });
    throw error;
  }
}

async function takeBatch(
  { now, invalidate }: Pick<StaffDependencies, 'now' | 'invalidate'>,
  tx: Tx,
  rows: readonly TextRow[],
  dryRun: boolean,
  actor: Actor,
): Promise<ImportedTexts> {
  const stored = await readGoodsTexts(
    tx,
    rows.map(({ of }) => of),
  );
  const planned = rows.map((row) => {
    const id = idOfGoodsText(row.of);
    return { row, id, found: stored.get(id), effect: effectOf(row, stored.get(id)) };
  });
  const written = planned.flatMap(({ effect, found, ...facts }) =>
    'after' in effect && found !== undefined ? [{ ...facts, effect, before: found.text, found }] : [],
  );
  if (!dryRun && written.length > 0) {
    const [emptied, filled] = [true, false].map((isEmptied) =>
      written
        .filter(({ effect }) => (effect.kind === 'emptied') === isEmptied)
        .map(({ row: { of, isRead }, found, effect: { after } }) => ({
          ...of,
          ...after,
          machineMade: uncheckedAfter(found, after, isRead),
        })),
    );
    await removeGoodsTexts(tx, emptied ?? []);
    await writeGoodsTexts(tx, filled ?? [], 'import', now());
    const entries = written.map(({ id, before, effect: { kind, after } }) => ({
      action: 'import' as const,
      entity: 'goods-texts' as const,
      entityId: id,
      before: kind === 'created' ? null : before,
      after: kind === 'emptied' ? null : after,
    }));
    await writeAudits(tx, actor, entries, now());
    await invalidate(tx, ['catalogue']);
  }
  return {
    changes: written.map(({ row, id, found, before, effect: { kind, after, changed } }) => ({
      line: row.line,
      id,
      name: found.name,
      kind,
      fields: changed.map((field) => ({ field, before: before[field], after: after[field] })),
    })),
    refused: planned.flatMap(({ row: { line }, id, effect }) =>
      effect.kind === 'refused' ? [{ line, id, problems: [effect.problem] }] : [],
    ),
    unchanged: planned.filter(({ effect }) => effect.kind === 'unchanged').length,
  };
}

/** Compares what would be stored: a table may have paragraphs without markup, or markup that pages do not have. */
function effectOf(row: TextRow, stored: StoredText | undefined): TextEffect {
  if (stored === undefined) return effectOfText(row, undefined);
  const clean = cleanedText(row.of, { ...stored.text, ...row.text });
  const text: Partial<GoodsText> = Object.fromEntries(
    Object.keys(row.text).map((field) => [field, clean[field as GoodsTextField]]),
  );
  return effectOfText({ ...row, text }, stored);
}

/** @throws UnreadableFile */
async function readTable(sent: { readonly name: string; readonly bytes: Uint8Array }) {
  const { bytes, name } = sent;
  const file: ImportFile = {
    name,
    bytes: bytes.length,
    open: async () => Readable.from([Buffer.from(bytes)]),
  };
  const table = await openTable(file, await examineFile(file));
  const places = placesOf(table);
  const rows: TextRow[] = [];
  const refused: RefusedText[] = [];
  const lines = new Map<string, number>();
  let count = 0;
  for await (const { line, values } of table.records) {
    if (values.every((value) => value.trim() === '')) continue;
    count += 1;
    if (count > maxTextRows) {
      throw new UnreadableFile({ code: 'texts-too-many', params: { most: maxTextRows } });
    }
    const id = (values[places.get(textColumns.id) ?? 0] ?? '').trim();
    const refuse = (problems: readonly TextProblem[]) => refused.push({ line, id, problems });
    if (values.length !== table.headings.length) {
      const params = { there: values.length, wanted: table.headings.length };
      refuse([{ column: '', problem: { code: 'cells-shifted', params } }]);
      continue;
    }
    const cells = new Map([...places].map(([column, place]) => [column, values[place] ?? '']));
    const read = readTextRow(line, cells);
    const earlier = lines.get(id);
    if (earlier !== undefined) {
      refuse([
        { column: textColumns.id, problem: { code: 'sku-in-earlier-line', params: { line: earlier } } },
      ]);
    } else if ('problems' in read) refuse(read.problems);
    else rows.push(read.row);
    if (id !== '' && earlier === undefined) lines.set(id, line);
  }
  if (count === 0) throw new UnreadableFile({ code: 'file-without-rows', params: { name } });
  return { rows, refused };
}

/** The index of each column. @throws UnreadableFile */
function placesOf({ headings }: Table): ReadonlyMap<string, number> {
  const names = headings.map((heading) => heading.normalize('NFC').toLowerCase());
  const twice = textHeadings.filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice.length > 0) throw new UnreadableFile({ code: 'headings-twice', params: { headings: twice } });
  const { id, version, own } = textColumns;
  const missing = [id, version].filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new UnreadableFile({ code: 'text-headings-missing', params: { headings: missing } });
  }
  const texts = Object.values(own);
  if (!texts.some((name) => names.includes(name)) && !names.includes(textColumns.read)) {
    throw new UnreadableFile({ code: 'text-headings-missing', params: { headings: [texts.join(' / ')] } });
  }
  return new Map(
    textHeadings.flatMap((name) => (names.includes(name) ? [[name, names.indexOf(name)] as const] : [])),
  );
}
