import { join } from 'node:path';
import type { FilePlace } from '../../platform/backup/backed-up-files.ts';
import { readSettings, type Settings } from '../../platform/config/settings.ts';
import type { Db } from '../../platform/db/db.ts';
import { openFileStore } from '../../platform/files/file-store.ts';
import { createLog } from '../../platform/log/log.ts';
import { explainFailure } from '../answers/explain-failure.ts';
import { openDatabase } from '../open-database.ts';

/**
 * Opens the shop's database as it is for one command, and closes it again. Errors are printed in lines, the last of
 * which says what did not happen; the exit code is then 1.
 * @param command.prepare reads the arguments and checks preconditions before anything is opened
 */
export async function withDatabase<Given>(
  command: { readonly notDone: string; readonly prepare: (settings: Settings) => Given | Promise<Given> },
  work: (shop: { readonly db: Db; readonly files: FilePlace }, given: Given) => Promise<void>,
): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const given = await command.prepare(settings);
    // A single connection, because a restore checks who else is connected.
    const db = await openDatabase(settings, createLog({ level: settings.logLevel }), 1);
    try {
      await work({ db, files: await filesOf(settings) }, given);
    } finally {
      await db.close();
    }
  } catch (error) {
    for (const line of explainFailure(error)) console.error(line);
    console.error(command.notDone);
    process.exitCode = 1;
  }
}

async function filesOf(settings: Settings): Promise<FilePlace> {
  if (settings.s3 === null) return { kind: 'folder', folder: join(settings.dataDir, 'files') };
  return { kind: 's3', bucket: settings.s3.bucket, store: await openFileStore(settings) };
}
