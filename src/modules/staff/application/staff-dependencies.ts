import type { Db } from '../../../platform/db/db.ts';

/** What the use cases of staff work with. */
export interface StaffDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A UUID that nobody had before. */
  readonly newId: () => string;
  /** At least 128 random bits as text that fits into an address. */
  readonly newSecret: () => string;
  /** Links in mails begin with it; without a trailing slash. */
  readonly publicUrl: string;
  /** Off only where settings say `RATE_LIMITS=off`. */
  readonly limitAttempts: boolean;
}
