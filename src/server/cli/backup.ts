import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupRefused } from '../../platform/backup/manifest.ts';
import { makeBackup } from '../../platform/backup/make-backup.ts';
import type { Settings } from '../../platform/config/settings.ts';
import { WrongArguments } from '../answers/explain-failure.ts';
import { withDatabase } from './with-database.ts';

// `npm run db:backup -- FOLDER` writes the shop's rows and files to a new folder; without a name, to one under
// `backups`.
const now = () => new Date();

function folderToMake(): string {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1) throw new WrongArguments('usage: npm run db:backup -- [FOLDER]');
  return resolve(positionals[0] ?? join('backups', now().toISOString().slice(0, 19).replaceAll(':', '-')));
}

function prepare({ databaseUrl, dataDir }: Settings): string {
  const folder = folderToMake();
  // Opening a missing embedded database would create one.
  if (databaseUrl === null && !existsSync(join(dataDir, 'database')))
    throw new BackupRefused(`there is no database in ${dataDir}`);
  return folder;
}

await withDatabase({ notDone: 'no backup was made', prepare }, async ({ db, files }, folder) => {
  await makeBackup({ db, files, folder, now, say: (line) => console.log(line) });
  if (files.kind === 's3') console.log(`the files in the bucket ${files.bucket} are not in the backup`);
  console.log(`backup made: ${folder}`);
});
