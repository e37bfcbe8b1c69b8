import type { Db, Tx } from '../../../platform/db/db.ts';

export interface ContentDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A UUID that nobody had before. */
  readonly newId: () => string;
  /** Says what kept pages are no longer true. */
  readonly invalidate: (tx: Tx, tags: readonly string[]) => Promise<void>;
}

/** Under which kept pages hang that show any of it: header and footer stand on all of them. */
export const contentTag = 'content';
