import type { Tx } from '../../../platform/db/db.ts';

/** Whose data is meant, as far as it is known that they are theirs. */
export interface DataSubject {
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
