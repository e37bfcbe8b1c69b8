import { WrongSettings } from '../platform/config/settings.ts';
import { FolderInUse } from '../platform/db/embedded/folder-lock.ts';

/** Why a command could not do its work: lines for whoever typed it. A bug keeps its stack, everything else is a sentence. */
export function explainFailure(error: unknown): string[] {
  if (error instanceof WrongSettings) {
    return error.problems.map(({ setting, problem }) => `setting ${setting}: ${problem}`);
  }
  if (error instanceof FolderInUse || isExpectedSystemError(error)) return [error.message];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

/** The port is taken, the database server does not answer, or refuses the name or password. */
const expectedCodes = new Set([
  'EADDRINUSE',
  'EACCES',
  'ECONNREFUSED',
  'ENOTFOUND',
  '28P01',
  '28000',
  '3D000',
]);

function isExpectedSystemError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && expectedCodes.has(String(error.code));
}
