import type { Db } from '../../../platform/db/db.ts';
import type { RecordSecurityEvent } from '../../../platform/security-log/security-log.ts';

/** Dependencies of the use cases of staff. */
export interface StaffDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  /** At least 128 random bits as text that fits into an address. */
  readonly newSecret: () => string;
  /** The base of links in mails, without a trailing slash. */
  readonly publicUrl: string;
  /** Off only with the setting `RATE_LIMITS=off`. */
  readonly limitAttempts: boolean;
  readonly recordSecurityEvent: RecordSecurityEvent;
  /** Whether owners and office staff need a second factor, as in a shop that is open to the world. */
  readonly secondFactorRequired: boolean;
  /** Names of the shop, which are not allowed as passwords. */
  readonly shopWords: () => Promise<readonly string[]>;
}
