import type { Db } from '../../../platform/db/db.ts';

/** What the use cases of declarations work with. */
export interface DeclarationsDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  /** Off only where settings say `RATE_LIMITS=off`. */
  readonly isLimited: boolean;
  /** The shop's own mailbox: declarations are mailed there, since periods run. */
  readonly shopEmail: () => Promise<string>;
  /** The base of links in mails, without a trailing slash. */
  readonly publicUrl: string;
}
