import { z } from 'zod';
import { job } from '../../../../platform/jobs/job.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { writeOutbox } from '../../../../platform/outbox/outbox.ts';
import type { StaffActor } from '../../../../shared/staff/actor.ts';
import { bind } from '../../../../shared/bind.ts';
import { requireRight, may } from '../../../../shared/staff/staff-rights.ts';
import {
  outcomeKeptDays,
  stuckAfterMinutes,
  unfinishedKeptHours,
  type RowOutcome,
} from '../../domain/import/import-state.ts';
import {
  findImport,
  importsSince,
  listImportRows,
  listImports,
  removeImport,
} from '../../infrastructure/stored-imports.ts';
import { receiveImport } from './receive-import.ts';
import { problemsAsCsv, refusedAsCsv } from './report-import.ts';
import { runImport } from './run-import.ts';
import {
  checkImport,
  discardImport,
  forgetFile,
  mapImport,
  requireFile,
  runImportJob,
  startImport,
  stopImport,
} from './steer-import.ts';
import type { FileImportDependencies } from './imports-dependencies.ts';

const forgetImportsJob = job('forget-imports', z.object({}));

/** Files of pieces that staff upload: their columns are mapped, they are tried, imported by a job, and deleted. */
export function createImports(deps: FileImportDependencies) {
  return {
    ...bind(deps, {
      receive: receiveImport,
      map: mapImport,
      check: checkImport,
      start: startImport,
      stop: stopImport,
      discard: discardImport,
      find: findForStaff,
      list: listForStaff,
      rows: rowsForStaff,
      refusedAsCsv,
      problemsAsCsv,
      run: runImport,
      forget: forgetImports,
    }),
    /** Call before the jobs start. */
    defineJobs(jobs: Jobs): void {
      jobs.define(runImportJob, {
        retryLimit: 10,
        atOnce: 1,
        timeoutSeconds: 3_600,
        handler: (payload, { signal }) => runImport(deps, payload, signal),
      });
      jobs.define(forgetImportsJob, { retryLimit: 2, atOnce: 1, handler: () => forgetImports(deps) });
      jobs.schedule(forgetImportsJob, '50 * * * *', {});
    },
  };
}

export type Imports = ReturnType<typeof createImports>;

/** @throws RightMissing also where the file is somebody else's, and the prices in it are not for this reader */
async function findForStaff({ db }: FileImportDependencies, id: string, actor: StaffActor) {
  requireRight(actor, 'catalogue:write');
  const found = await findImport(db, id);
  if (found !== null) requireFile(found, actor);
  return found;
}

async function listForStaff(
  { db }: FileImportDependencies,
  page: { readonly page: number; readonly perPage: number },
  actor: StaffActor,
) {
  requireRight(actor, 'catalogue:write');
  return listImports(db, page, may(actor, 'purchases:read') ? null : actor.id);
}

/** The outcome for each piece of a file, in the file's order. */
async function rowsForStaff(
  { db }: FileImportDependencies,
  id: string,
  outcome: RowOutcome,
  { page, perPage }: { readonly page: number; readonly perPage: number },
  actor: StaffActor,
) {
  requireRight(actor, 'catalogue:write');
  return listImportRows(db, id, outcome, { after: -1, limit: perPage, offset: (page - 1) * perPage });
}

/** Deletes abandoned files and the outcomes of old imports; restarts runs that have died. */
async function forgetImports(deps: FileImportDependencies): Promise<void> {
  const { db, files, now } = deps;
  const ago = (minutes: number) => new Date(now().getTime() - minutes * 60_000);
  for (const { id, file_key: key } of await importsSince(db, ['done', 'stopped'], now())) {
    if (key !== null) await forgetFile(deps, id, key);
  }
  const unfinished = await importsSince(db, ['mapping', 'checked'], ago(unfinishedKeptHours * 60));
  const old = await importsSince(db, ['done', 'stopped'], ago(outcomeKeptDays * 24 * 60));
  for (const { id, file_key: key } of [...unfinished, ...old]) {
    if (key !== null) await files.delete(key);
    await removeImport(db, id);
  }
  for (const { id, run_id: runId } of await importsSince(
    db,
    ['checking', 'importing'],
    ago(stuckAfterMinutes),
  )) {
    if (runId !== null) await db.transaction((tx) => writeOutbox(tx, runImportJob, { id, runId }, now()));
  }
}
