import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { AddressProvider } from '../domain/address-provider.ts';

/** Dependencies of the use cases of shipping. */
export interface ShippingDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  readonly catalogue: Pick<Catalogue, 'purchasablePieces'>;
  /** Announces, with the transaction, which cached pages are out of date. */
  readonly invalidate: (tx: Tx, tags: readonly string[]) => Promise<void>;
  /** The recipient of requests for a price. */
  readonly shopEmail: () => Promise<string>;
  /** The service that suggests addresses; null: only the shop's own table does. */
  readonly addresses: AddressProvider | null;
}
