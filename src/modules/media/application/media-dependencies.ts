import type { Db } from '../../../platform/db/db.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { Log } from '../../../platform/log/log.ts';

/** Dependencies of the use cases of media. */
export interface MediaDependencies {
  readonly db: Db;
  readonly files: FileStore;
  readonly now: () => Date;
  readonly log: Pick<Log, 'info'>;
  /** At least 128 random bits as text that fits into an address. */
  readonly newSecret: () => string;
  /** A photograph that comes with the program, in its largest size, by its key; null if there is none. */
  readonly ownPhotograph: (key: string) => Promise<Uint8Array | null>;
  /** Those of these photographs that a piece, a category or an order shows. */
  readonly shownOf: (keys: readonly string[]) => Promise<readonly string[]>;
}

/** An undecodable file is the sender's mistake. If there are many, the decoder is broken. */
export const noteUnreadable =
  ({ log }: Pick<MediaDependencies, 'log'>) =>
  (error: unknown): void =>
    log.info({ err: error }, 'a picture could not be decoded');
