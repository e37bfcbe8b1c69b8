import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { SoldAbroad } from '../../../shared/money/sale-kind.ts';
import type { AddressProvider } from '../domain/address-provider.ts';

/** Dependencies of the use cases of shipping. */
export interface ShippingDependencies {
  readonly db: Db;
  readonly now: () => Date;
  readonly catalogue: Pick<Catalogue, 'purchasablePieces'>;
  /** Announces, with the transaction, which cached pages are out of date. */
  readonly invalidate: (tx: Tx, tags: readonly string[]) => Promise<void>;
  /** Which kinds of sales abroad the owner has decided for. */
  readonly soldAbroad: (handle: Db | Tx) => Promise<SoldAbroad>;
  /** The service that suggests addresses; null: only the shop's own table does. */
  readonly addresses: AddressProvider | null;
}
