import { z } from 'zod';
import { writeAudit } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { job } from '../../../../platform/jobs/job.ts';
import { writeOutbox } from '../../../../platform/outbox/outbox.ts';
import type { Issue, Message } from '../../../../shared/messages/message.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type { StaffActor } from '../../../../shared/staff/actor.ts';
import { requireRight } from '../../../../shared/staff/staff-rights.ts';
import { tableFormats } from '../../domain/import/formats.ts';
import { calledInOffice } from '../../domain/import/called.ts';
import { mapHeadings, type Headings } from '../../domain/import/headings.ts';
import { isRunning, type ImportState } from '../../domain/import/import-state.ts';
import type { SellerKind } from '../../domain/piece.ts';
import { readKnown } from '../../infrastructure/read-known.ts';
import {
  changeImport,
  findImport,
  removeImport,
  removeImportRows,
  type StoredImport,
} from '../../infrastructure/stored-imports.ts';
import type { FileImportDependencies } from './imports-dependencies.ts';

/** Reads a file to its end, as a dry run or for real. */
export const runImportJob = job('run-import', z.object({ id: z.uuid(), runId: z.uuid() }));

type NotFound = { readonly code: 'record-not-found' };
/** The import has moved on since the client read it. */
type Elsewhere = { readonly code: 'import-elsewhere' };
type InvalidMapping = { readonly code: 'invalid-mapping'; readonly issue: Issue };
export type SteerRefusal = NotFound | Elsewhere | InvalidMapping;

interface Mapping {
  /** For each heading the name of a column, or null to skip it. */
  readonly columns: readonly (string | null)[];
  readonly categoryId: string | null;
  readonly sellerKind: SellerKind | null;
}

const nothingYet = {
  position: 0,
  last_line: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  warnings: [],
  problem: null,
  remarks: [],
  failure: null,
} as const;

/** Sets the meaning of a file's columns. The results of an earlier dry run are discarded. */
export function mapImport(deps: FileImportDependencies, id: string, mapping: Mapping, actor: StaffActor) {
  return steer(deps, id, ['mapping', 'checked'], actor, async (tx, found, now) => {
    const problem = wrongMapping(found, mapping);
    if (problem !== null) return fail(problem);
    const { categories } = await readKnown(tx, []);
    const { columns, categoryId, sellerKind } = mapping;
    if (categoryId !== null && !categories.has(categoryId))
      return fail(invalid('categoryId', { code: 'import-category-unknown' }));
    await removeImportRows(tx, id);
    await changeImport(tx, id, {
      ...nothingYet,
      columns,
      category_id: categoryId,
      seller_kind: sellerKind,
      state: 'mapping',
      changed_at: now,
    });
    return ok(undefined);
  });
}

/** Orders a dry run, which tells what the import would do. */
export function checkImport(deps: FileImportDependencies, id: string, actor: StaffActor) {
  return steer(deps, id, ['mapping', 'checked'], actor, async (tx, found, now) => {
    const missing = headingsOf(found).missing;
    if (missing.length > 0)
      return fail(invalid('columns', { code: 'columns-missing', params: { names: missing } }));
    await order(deps, tx, id, 'checking', now);
    return ok(undefined);
  });
}

/** Orders the import itself, for a file that has passed a dry run. */
export function startImport(deps: FileImportDependencies, id: string, actor: StaffActor) {
  return steer(deps, id, ['checked'], actor, async (tx, found, now) => {
    const { created, updated, unchanged, refused } = found;
    const staff = { id: actor.id, name: actor.name, role: actor.role };
    await order(deps, tx, id, 'importing', now);
    await changeImport(tx, id, { staff });
    const after = { fileName: found.file_name, expected: { created, updated, unchanged, refused } };
    await writeAudit(
      tx,
      actor,
      { action: 'start', entity: 'imports', entityId: id, before: null, after },
      now,
    );
    return ok(undefined);
  });
}

/** Stops the current run. An import's written rows remain; a dry run simply ends. */
export async function stopImport(deps: FileImportDependencies, id: string, actor: StaffActor) {
  const stopped = await steer(deps, id, ['checking', 'importing'], actor, async (tx, found, now) => {
    const state = found.state === 'checking' ? 'mapping' : 'stopped';
    await changeImport(tx, id, { state, run_id: null, changed_at: now });
    if (state === 'stopped') {
      const after = countsOf(found);
      await writeAudit(
        tx,
        actor,
        { action: 'stop', entity: 'imports', entityId: id, before: null, after },
        now,
      );
    }
    return ok(state === 'stopped' ? found.file_key : null);
  });
  if (stopped.ok && stopped.value !== null) await forgetFile(deps, id, stopped.value);
  return stopped.ok ? ok(undefined) : stopped;
}

/** Deletes a file and the outcome of its import. Pieces stay. */
export async function discardImport(deps: FileImportDependencies, id: string, actor: StaffActor) {
  const removed = await steer(
    deps,
    id,
    ['mapping', 'checked', 'done', 'stopped'],
    actor,
    async (tx, found, now) => {
      await removeImport(tx, id);
      const before = { fileName: found.file_name };
      await writeAudit(
        tx,
        actor,
        { action: 'delete', entity: 'imports', entityId: id, before, after: null },
        now,
      );
      return ok(found.file_key);
    },
  );
  if (removed.ok && removed.value !== null) await deps.files.delete(removed.value);
  return removed.ok ? ok(undefined) : removed;
}

/** The contents of the file's first line, with its current mapping. */
export function headingsOf({ headings, format, columns }: StoredImport): Headings {
  return mapHeadings(headings, tableFormats[format], columns);
}

export function countsOf({ created, updated, unchanged, refused }: StoredImport) {
  return { created, updated, unchanged, refused };
}

/**
 * A file may contain purchase prices, in any column. Staff who may not see those can access only their own files, and
 * none of the messages about others.
 * @throws RightMissing
 */
export function requireFile({ staff }: Pick<StoredImport, 'staff'>, actor: StaffActor): void {
  if (staff.id !== actor.id) requireRight(actor, 'purchases:read');
}

/** Deletes a file that nobody needs any more. */
export async function forgetFile(
  { db, files }: Pick<FileImportDependencies, 'db' | 'files'>,
  id: string,
  key: string,
): Promise<void> {
  await files.delete(key);
  await changeImport(db, id, { file_key: null });
}

/** Starts or restarts the job, from after the last finished line. */
async function order(
  { newId }: Pick<FileImportDependencies, 'newId'>,
  tx: Tx,
  id: string,
  state: 'checking' | 'importing',
  now: Date,
): Promise<void> {
  const runId = newId();
  await removeImportRows(tx, id);
  await changeImport(tx, id, { ...nothingYet, state, run_id: runId, changed_at: now });
  await writeOutbox(tx, runImportJob, { id, runId }, now);
}

function wrongMapping({ headings, format }: StoredImport, { columns }: Mapping): InvalidMapping | null {
  if (columns.length !== headings.length) {
    const params = { there: headings.length, given: columns.length };
    return invalid('columns', { code: 'column-count-differs', params });
  }
  const known = tableFormats[format].columns;
  const taken = new Set<string>();
  for (const [place, name] of columns.entries()) {
    if (name === null) continue;
    const params = { name: calledInOffice(name) };
    const field = `columns.${place}`;
    if (!Object.hasOwn(known, name)) return invalid(field, { code: 'column-unknown', params });
    if (taken.has(name)) return invalid(field, { code: 'column-twice', params });
    taken.add(name);
  }
  return null;
}

const invalid = (field: string, message: Message): InvalidMapping => ({
  code: 'invalid-mapping',
  issue: { field, ...message },
});

async function steer<T>(
  deps: FileImportDependencies,
  id: string,
  from: readonly ImportState[],
  actor: StaffActor,
  decide: (tx: Tx, found: StoredImport, now: Date) => Promise<Result<T, SteerRefusal>>,
): Promise<Result<T, SteerRefusal>> {
  requireRight(actor, 'catalogue:write');
  return deps.db.transaction(async (tx) => {
    const found = await findImport(tx, id, { lock: true });
    if (found === null) return fail({ code: 'record-not-found' });
    requireFile(found, actor);
    const gone = found.file_key === null && !isRunning(found.state) && !from.includes('done');
    if (gone || !from.includes(found.state)) return fail({ code: 'import-elsewhere' });
    return decide(tx, found, deps.now());
  });
}
