import type { Db } from '../../../platform/db/db.ts';

/** What the use cases of the newsletter work with. */
export interface NewsletterDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  /** At least 128 random bits as text that fits into an address. */
  readonly newSecret: () => string;
  /** Links in mails begin with it; without a trailing slash. */
  readonly publicUrl: string;
}
