import type { Db, Tx } from '../../../platform/db/db.ts';

export interface ContentDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  /** Announces, with the transaction, which cached pages are out of date. */
  readonly invalidate: (tx: Tx, tags: readonly string[]) => Promise<void>;
}

/** The tag of all cached pages that show any of it: header and footer are on every page. */
export const contentTag = 'content';
