import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Inventory } from '../../inventory/index.ts';
import type { Ordering } from '../../ordering/index.ts';

/** What the use cases of fulfilment work with. */
export interface FulfilmentDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  readonly inventory: Pick<Inventory, 'startRental' | 'endRental' | 'takeBack' | 'blockUnit' | 'unitsOf'>;
  readonly ordering: Pick<Ordering, 'viewOrder'>;
  /** Announces, with the transaction, which cached pages are out of date. */
  readonly invalidate: (tx: Tx, tags: readonly string[]) => Promise<void>;
}
