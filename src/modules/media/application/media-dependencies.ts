import type { Db } from '../../../platform/db/db.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { Log } from '../../../platform/log/log.ts';

/** What the use cases of media work with. */
export interface MediaDependencies {
  readonly db: Db;
  readonly files: FileStore;
  readonly now: () => Date;
  readonly log: Pick<Log, 'info'>;
  /** At least 128 random bits as text that fits into an address. */
  readonly newSecret: () => string;
  /** A photograph that came with the program, in its largest size, by its key; null when there is none. */
  readonly ownPhotograph: (key: string) => Promise<Uint8Array | null>;
  /** Of these keys of photographs, the ones that a piece, a category or an order shows. */
  readonly shownOf: (keys: readonly string[]) => Promise<readonly string[]>;
}

/** A file that cannot be decoded is the sender's mistake, unless there are many: then the decoder is broken. */
export const noteUnreadable =
  ({ log }: Pick<MediaDependencies, 'log'>) =>
  (error: unknown): void =>
    log.info({ err: error }, 'a picture could not be decoded');
