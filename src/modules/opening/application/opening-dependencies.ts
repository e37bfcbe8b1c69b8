import type { Db, Tx } from '../../../platform/db/db.ts';

export interface OpeningDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** Whether other machines can reach the shop. */
  readonly isPublic: boolean;
  /** Whether cards and wallets move no real money. */
  readonly isTrial: boolean;
  readonly hasMailServer: boolean;
  /** Whether German pages have no English words (`WORDING`). */
  readonly germanThroughout: boolean;
  /** Fields of the company's data that are still placeholders. */
  readonly dummiesLeft: () => Promise<readonly string[]>;
  /** Owners and office staff who log in with a password alone. Omitted: this is not a condition. */
  readonly staffWithoutSecondFactor?: (() => Promise<readonly { readonly name: string }[]>) | undefined;
  /** Announces with the transaction that all cached pages are stale: all of them said that the shop was closed. */
  readonly forgetPages: (tx: Tx) => Promise<void>;
}
