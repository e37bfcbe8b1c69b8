import type { Db } from '../../../platform/db/db.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { Inventory } from '../../inventory/index.ts';

/** Dependencies of the use cases of alerts. */
export interface AlertDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  /** At least 128 random bits as text that fits into an address. */
  readonly newSecret: () => string;
  /** The base of links in mails, without a trailing slash. */
  readonly publicUrl: string;
  readonly catalogue: Pick<Catalogue, 'purchasablePieces' | 'newPiecesLike'>;
  readonly inventory: Pick<Inventory, 'availabilityOf'>;
}
