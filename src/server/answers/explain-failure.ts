import { BackupRefused } from '../../platform/backup/manifest.ts';
import { WrongSettings } from '../../platform/config/settings.ts';
import { UnknownMigrations } from '../../platform/db/migrate.ts';
import { MigrationsMissing } from '../../platform/db/runtime-role.ts';
import { FolderInUse } from '../../platform/db/embedded/folder-lock.ts';

/** A command was given arguments that it does not understand. */
export class WrongArguments extends Error {}

/** Why a command failed, for the person at the terminal. A bug keeps its stack; everything else is a sentence. */
export function explainFailure(error: unknown): string[] {
  if (error instanceof WrongSettings) {
    return error.problems.map(({ setting, problem }) => `setting ${setting}: ${problem}`);
  }
  if (
    error instanceof FolderInUse ||
    error instanceof BackupRefused ||
    error instanceof MigrationsMissing ||
    error instanceof UnknownMigrations ||
    error instanceof WrongArguments ||
    isExpectedSystemError(error)
  )
    return [error.message];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

/** The port is taken; the database server does not answer, or refuses the name or password; the disk is full. */
const expectedCodes = new Set([
  'EADDRINUSE',
  'EACCES',
  'ECONNREFUSED',
  'ENOTFOUND',
  'ENOSPC',
  '28P01',
  '28000',
  '3D000',
]);

function isExpectedSystemError(error: unknown): error is Error {
  if (!(error instanceof Error && 'code' in error)) return false;
  const code = String(error.code);
  // Node itself reports options that a command does not know.
  return expectedCodes.has(code) || code.startsWith('ERR_PARSE_ARGS_');
}
