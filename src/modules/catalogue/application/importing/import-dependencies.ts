import type { Db } from '../../../../platform/db/db.ts';
import type { FileStore } from '../../../../platform/files/file-store.ts';
import { type ImportFile, UnreadableFile } from '../../infrastructure/table-file/import-file.ts';
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

/** A file of the store, in the form the table readers expect. */
export function storedFile(files: FileStore, key: string, name: string, bytes: number): ImportFile {
  return {
    name,
    bytes,
    async open() {
      const stored = await files.get(key);
      if (stored === null) throw new UnreadableFile({ code: 'file-gone', params: { name } });
      return stored.stream;
    },
  };
}
