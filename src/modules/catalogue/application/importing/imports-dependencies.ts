import type { Db } from '../../../../platform/db/db.ts';
import type { FileStore } from '../../../../platform/files/file-store.ts';
import type { ImportDependencies } from './import-pieces.ts';

/** Dependencies of file imports in the back office. */
export interface FileImportDependencies {
  readonly db: Db;
  readonly files: FileStore;
  readonly now: () => Date;
  /** A UUID. */
  readonly newId: () => string;
  readonly pieces: ImportDependencies;
}
