import type { Db } from '../../../platform/db/db.ts';

/** Dependencies of the use cases of the newsletter. */
export interface NewsletterDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  /** At least 128 random bits as text that fits into an address. */
  readonly newSecret: () => string;
  /** The base of links in mails, without a trailing slash. */
  readonly publicUrl: string;
}
