import type { Db } from '../../../platform/db/db.ts';
import type { RecordSecurityEvent } from '../../../platform/security-log/security-log.ts';
import type { PersonalData } from './own-data.ts';

/** What the use cases of customers work with. */
export interface CustomersDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  /** At least 128 random bits as text that fits into an address. */
  readonly newSecret: () => string;
  /** Links in mails begin with it; without a trailing slash. */
  readonly publicUrl: string;
  /** Off only where settings say `RATE_LIMITS=off`. */
  readonly limitAttempts: boolean;
  readonly recordSecurityEvent: RecordSecurityEvent;
  /** Names of the shop, which nobody's password may consist of. */
  readonly shopWords: () => Promise<readonly string[]>;
  /** What the other departments have on people. */
  readonly personalData: readonly PersonalData[];
}
