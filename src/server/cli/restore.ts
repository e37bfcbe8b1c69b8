import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readManifest } from '../../platform/backup/manifest.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { WrongArguments } from '../answers/explain-failure.ts';
import { withDatabase } from './with-database.ts';

// `npm run db:restore -- FOLDER` restores a backup made by `npm run db:backup` into an empty database of either engine.
const usage = `usage: npm run db:restore -- FOLDER [--replace] [--skip-numbers=N]
  --replace         deletes all that the database and the folder of files hold
  --skip-numbers=N  leaves out N numbers of orders, pieces and enquiries: as many as may have been given since the backup`;

async function prepare(): Promise<{ folder: string; replace: boolean; skipNumbers: number }> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      'skip-numbers': { type: 'string', default: '0' },
    },
  });
  const skipNumbers = Number(values['skip-numbers']);
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new WrongArguments(usage);
  if (!/^\d{1,7}$/.test(values['skip-numbers'])) throw new WrongArguments(usage);
  // Opening a missing embedded database creates one, which must not happen for an unreadable backup.
  await readManifest(resolve(folder));
  return { folder: resolve(folder), replace: values.replace, skipNumbers };
}

await withDatabase({ notDone: 'nothing was restored', prepare }, async ({ db, files }, given) => {
  const { madeAt, files: kept } = await restoreBackup({
    db,
    files,
    ...given,
    say: (line) => console.log(line),
  });
  if (kept.store === 's3') console.log(`the files are not in the backup, but in the bucket ${kept.bucket}`);
  console.log(`restored: the shop as it was at ${madeAt}`);
});
