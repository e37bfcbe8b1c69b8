import type { Db } from '../../../platform/db/db.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';

/** What the use cases of media work with. */
export interface MediaDependencies {
  readonly db: Db;
  readonly files: FileStore;
  readonly now: () => Date;
  /** At least 128 random bits as text that fits into an address. */
  readonly newSecret: () => string;
  /** A photograph that came with the program, in its largest size, by its key; null when there is none. */
  readonly ownPhotograph: (key: string) => Promise<Uint8Array | null>;
  /** Those of the keys of photographs that a piece, a category or an order shows. */
  readonly shownOf: (keys: readonly string[]) => Promise<readonly string[]>;
}
