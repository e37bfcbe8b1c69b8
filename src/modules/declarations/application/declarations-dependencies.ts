import type { Db } from '../../../platform/db/db.ts';

/** What the use cases of declarations work with. */
export interface DeclarationsDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  /** Off only where settings say `RATE_LIMITS=off`. */
  readonly isLimited: boolean;
}
