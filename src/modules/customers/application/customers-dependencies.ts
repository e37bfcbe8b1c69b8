import type { Db, Tx } from '../../../platform/db/db.ts';
import type { RecordSecurityEvent } from '../../../platform/security-log/security-log.ts';

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
  /** The data that the other departments have on people. */
  readonly personalData: readonly PersonalData[];
}

/** The customer whose data is meant, as far as it is known that it is theirs. */
interface DataSubject {
  readonly customerId: string;
  /** Only where a mailed link has shown that the address is theirs: at registration anybody can type any address. */
  readonly confirmedEmail: string | null;
}

/** What a department has on somebody; the shop names all departments when it is built. */
export interface PersonalData {
  /** In the export: 'orders', 'newsletter' … */
  readonly name: string;
  /** As JSON will write it. */
  readonly read: (subject: DataSubject) => Promise<unknown>;
  /** Lets go of the account, in the transaction that deletes it; what the law makes the shop keep stays, restricted. */
  readonly release?: (tx: Tx, customerId: string, now: Date) => Promise<void>;
}
