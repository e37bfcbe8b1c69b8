import { writeAudit } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { StaffActor } from '../../../../shared/staff/actor.ts';
import type { Message } from '../../../../shared/messages/message.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import { firstLetters } from '../../../../shared/text/typed-text.ts';
import { rightsOf } from '../../../../shared/staff/staff-roles.ts';
import { inWordsOf, withCalled } from '../../domain/import/called.ts';
import type { Columns } from '../../domain/import/columns.ts';
import { tableFormats } from '../../domain/import/formats.ts';
import { mapHeadings } from '../../domain/import/headings.ts';
import {
  furtherPriceFalls,
  isPriceFall,
  namedPriceFall,
  priceFallMessage,
} from '../../domain/import/price-fall.ts';
import { shownValue, type Called, type Remark } from '../../domain/import/mapped.ts';
import { clashesOf, withCategoryIds } from '../../domain/sort-out-import.ts';
import type { PieceDraft } from '../../domain/piece.ts';
import { readKnown } from '../../infrastructure/read-known.ts';
import type { CountedRemark, StoredRemark } from '../../infrastructure/imports.tables.ts';
import {
  addImportRows,
  changeImport,
  findImport,
  type StoredImport,
  type NewImportRow,
} from '../../infrastructure/stored-imports.ts';
import { type ImportSource, openTable } from '../../infrastructure/table-file/read-table.ts';
import { examineFile } from '../../infrastructure/table-file/file-encoding.ts';
import { sourceOf } from '../../infrastructure/table-file/table-source.ts';
import { UnreadableFile, storedFile } from '../../infrastructure/table-file/import-file.ts';
import type { FileImportDependencies } from './imports-dependencies.ts';
import { importPiecesIn, type ImportOutcome } from './import-pieces.ts';
import { leavesShopFor, soldPieceChanges, staysDraft, type ImportRow, type RowEffect } from './plan-row.ts';
import { countsOf, forgetFile } from './steer-import.ts';
import { takeOver, type BatchOfFile } from './take-over.ts';

/** Somebody has stopped the run, or another process has taken it over. */
class Superseded extends Error {}

const maxKindsOfWarnings = 50;
/** They are stored with the import, and read on one page. */
const maxNamedFalls = 200;

/**
 * Processes a file, as a dry run or for real, from after the last finished line. Each batch and the line it reaches are
 * written in one transaction: a run that dies and is restarted repeats nothing and skips nothing, and of two
 * simultaneous runs the second one notices.
 * @throws Error if it should be retried
 */
export async function runImport(
  deps: FileImportDependencies,
  { id, runId }: { readonly id: string; readonly runId: string },
  signal: AbortSignal,
): Promise<void> {
  const begun = await findImport(deps.db, id);
  if (begun?.run_id !== runId || begun.file_key === null) return;
  try {
    const failure = await goThrough(deps, begun, signal);
    await finish(deps, begun, failure);
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
  }
}

/** @returns why the file could not be read to its end; null if it could */
async function goThrough(
  deps: FileImportDependencies,
  begun: StoredImport,
  signal: AbortSignal,
): Promise<Message | null> {
  const source = await open(deps, begun).catch((error: unknown) => {
    if (error instanceof UnreadableFile) return error;
    throw error;
  });
  if (source instanceof UnreadableFile) return source.problem;
  let reached = begun.last_line;
  const { ended, lastLine } = await takeOver(
    source,
    async (rows, batch) => {
      const outcome = await takeBatch(deps, begun, reached, rows, batch, source);
      reached = batch.lastLine;
      return outcome;
    },
    { rejected: () => undefined, warned: () => undefined, progress: () => undefined },
    signal,
    begun.last_line,
  );
  if (ended?.by === 'stop') throw new Error('the import was interrupted and will resume later');
  if (ended !== null) {
    if (ended.error instanceof UnreadableFile) return ended.error.problem;
    throw ended.error;
  }
  return lastLine === 0 ? { code: 'file-without-pieces' } : null;
}

async function open({ files, now }: FileImportDependencies, begun: StoredImport): Promise<ImportSource> {
  const file = storedFile(files, begun.file_key ?? '', begun.file_name, begun.bytes);
  const nature = await examineFile(file);
  const table = await openTable(file, nature);
  const headings = mapHeadings(table.headings, tableFormats[begun.format], begun.columns);
  return sourceOf(table, nature, headings, {
    year: now().getFullYear(),
    categoryId: begun.category_id,
    sellerKind: begun.seller_kind,
  });
}

async function takeBatch(
  deps: FileImportDependencies,
  { id, run_id: runId, format }: StoredImport,
  reached: number,
  rows: readonly ImportRow[],
  batch: BatchOfFile,
  source: Pick<ImportSource, 'position' | 'called'>,
): Promise<ImportOutcome> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const found = await findImport(tx, id, { lock: true });
    if (found?.run_id !== runId || found.last_line !== reached) throw new Superseded();
    const actor = actorOf(found);
    const outcome = await importPiecesIn(deps.pieces, tx, rows, {
      now,
      dryRun: found.state === 'checking',
      actor,
    });
    const reasons = new Map([
      ...(await withClashes(tx, batch)),
      ...outcome.rejected.map(({ line, problems }) => [line, problems] as const),
    ]);
    const inFile = { columns: tableFormats[format].columns, called: source.called };
    await addImportRows(tx, rowsToKeep(id, batch, reasons, outcome, inFile));
    await changeImport(tx, id, {
      position: Math.min(source.position(), found.bytes),
      last_line: batch.lastLine,
      created: found.created + outcome.created,
      updated: found.updated + outcome.updated,
      unchanged: found.unchanged + outcome.unchanged,
      refused: found.refused + reasons.size,
      remarks: countedRemarks(found.remarks, outcome.effects, source.called),
      changed_at: now,
    });
    return outcome;
  });
}

/**
 * An unreadable row is not tried, but all other reasons to reject it are still reported at once, so that nobody
 * corrects a file in as many rounds as it has kinds of mistakes.
 */
async function withClashes(tx: Tx, { candidates, refused }: BatchOfFile): Promise<BatchOfFile['refused']> {
  const drafts = candidates.flatMap(({ line, mapped }) =>
    refused.has(line) && mapped.draft !== null ? [[line, mapped.draft] as const] : [],
  );
  if (drafts.length === 0) return refused;
  const known = await readKnown(
    tx,
    drafts.map(([, draft]) => draft),
  );
  const all = new Map(refused);
  for (const [line, draft] of drafts) {
    const problems = refused.get(line) ?? [];
    // If the line of a row is unknown, nobody can say whether a category belongs to it.
    const isOfSomeLine = problems.every(({ name }) => name !== 'linie');
    const clashes = clashesOf(withCategoryIds(draft, known, null), known)
      .filter(({ issue }) => isOfSomeLine || issue.field !== 'categoryIds')
      // A missing SKU has been reported already.
      .filter(({ saying }) => saying.value !== '')
      .map(({ saying }) => ({ ...saying, line }));
    all.set(line, [...problems, ...clashes]);
  }
  return all;
}

/** The columns of the file's format, and what the file calls them. */
interface InFile {
  readonly columns: Columns;
  readonly called: Called;
}

function rowsToKeep(
  importId: string,
  { candidates }: BatchOfFile,
  reasons: BatchOfFile['refused'],
  { effects }: ImportOutcome,
  inFile: InFile,
): NewImportRow[] {
  const effectOf = new Map(effects.map((effect) => [effect.line, effect]));
  return candidates.flatMap(({ line, name, mapped, rows }): NewImportRow[] => {
    const remarks = reasons.get(line);
    const about = {
      import_id: importId,
      line,
      sku: name,
      title: mapped.draft?.title ?? '',
      price_cents: readPrice(mapped.draft),
    };
    if (remarks !== undefined) {
      const told = remarks.map((remark) => withExpected(remark, inFile));
      return [{ ...about, outcome: 'refused', fields: [], cells: rows, remarks: told }];
    }
    const effect = effectOf.get(line);
    if (effect === undefined || effect.kind === 'unchanged') return [];
    return [
      {
        ...about,
        outcome: effect.kind,
        fields: [...effect.fields],
        cells: null,
        remarks: notesOf(effect, inFile),
      },
    ];
  });
}

/** A draft has a price of 0 where none could be read; nothing costs that. */
function readPrice(draft: PieceDraft | null): Cents | null {
  return draft === null || draft.priceCents === 0 ? null : draft.priceCents;
}

function notesOf(
  { line, priceFall, emptied, lacking, leftShop, isSold }: RowEffect,
  { called }: InFile,
): StoredRemark[] | null {
  const names = emptied.map(called);
  const notes: Omit<Remark, 'line'>[] = [
    ...lacking.map((code) => ({ ...staysDraft, problem: { code } })),
    ...leftShop.map((code) => ({ ...leavesShopFor, problem: { code } })),
    ...(isSold ? [soldPieceChanges] : []),
    ...(priceFall === null
      ? []
      : [{ column: called('preis'), value: '', problem: priceFallMessage(priceFall) }]),
    ...(names.length === 0
      ? []
      : [{ column: '', value: '', problem: { code: 'columns-emptied', params: { names } } } as const]),
  ];
  return notes.length === 0 ? null : notes.map((note) => ({ ...note, line, expected: '' }));
}

/** The values that a column may hold are said in the words of its table, which are German. */
function withExpected(said: Remark, { columns, called }: InFile): StoredRemark {
  const remark = withCalled(said, called);
  const { name, value } = remark;
  const { meaning = '', example = '' } = (name === undefined ? undefined : columns[name]) ?? {};
  const expected = [
    inWordsOf(meaning, called),
    ...(example === '' ? [] : [`zum Beispiel „${example}“`]),
  ].join('; ');
  return { ...remark, value: shownValue(value), expected };
}

/** Each price that falls steeply is named, because each may be a slip; from a certain number on they are counted. */
function countedRemarks(
  before: readonly CountedRemark[],
  effects: readonly RowEffect[],
  called: Called,
): CountedRemark[] {
  const falls = before.filter(({ problem }) => isPriceFall(problem));
  const others = before.filter(({ problem }) => !isPriceFall(problem));
  const room = maxNamedFalls - falls.length;
  const fallen = effects.flatMap(({ line, priceFall }) => (priceFall === null ? [] : [{ line, priceFall }]));
  const moreFalls = fallen.map(({ line, priceFall }, index) => {
    const problem = index < room ? namedPriceFall(priceFall) : furtherPriceFalls;
    return { line, column: called('preis'), value: '', problem };
  });
  const more = effects.flatMap(({ warnings }) => warnings.map((remark) => withCalled(remark, called)));
  return [...counted(others, more, maxKindsOfWarnings), ...counted(falls, moreFalls, maxNamedFalls + 1)];
}

/** Thousands of pictures given by address are one thing to report, not thousands. */
function counted(before: readonly CountedRemark[], more: readonly Remark[], most: number): CountedRemark[] {
  const kinds = new Map(before.map((kind) => [kindOf(kind), kind]));
  for (const remark of more) {
    const key = kindOf(remark);
    const known = kinds.get(key);
    if (known !== undefined) kinds.set(key, { ...known, count: known.count + 1 });
    else if (kinds.size < most) {
      kinds.set(key, { ...remark, count: 1, value: firstLetters(remark.value, 100) });
    }
  }
  return [...kinds.values()];
}

/** The database keeps the facts of a message in an order of its own. */
function kindOf({ column, about, part, problem: { code, params } }: Remark): string {
  const facts = Object.entries(params ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([column, about, part, code, facts]);
}

async function finish(
  deps: FileImportDependencies,
  { id, run_id: runId }: StoredImport,
  failure: Message | null,
): Promise<void> {
  const key = await deps.db.transaction(async (tx: Tx) => {
    const found = await findImport(tx, id, { lock: true });
    if (found?.run_id !== runId) throw new Superseded();
    const now = deps.now();
    const state = found.state === 'checking' ? 'checked' : 'done';
    await changeImport(tx, id, { state, run_id: null, failure, position: found.bytes, changed_at: now });
    if (state === 'checked') return null;
    const after = { ...countsOf(found), problem: failure };
    await writeAudit(
      tx,
      actorOf(found),
      { action: 'finish', entity: 'imports', entityId: id, before: null, after },
      now,
    );
    return found.file_key;
  });
  if (key !== null) await forgetFile(deps, id, key);
}

/** The member of staff who started the import, with the rights that their role had then. */
function actorOf({ staff }: StoredImport): StaffActor {
  return { kind: 'staff', ...staff, rights: rightsOf(staff.role), isFresh: false };
}
