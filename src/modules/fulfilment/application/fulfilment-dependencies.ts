import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Inventory } from '../../inventory/index.ts';
import type { Ordering } from '../../ordering/index.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { Cents } from '../../../shared/money/cents.ts';

/** What the use cases of fulfilment work with. */
export interface FulfilmentDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  readonly inventory: Pick<
    Inventory,
    'startRental' | 'endRental' | 'writeOffRental' | 'findWrittenOff' | 'takeBack' | 'blockUnit'
  >;
  readonly ordering: Pick<Ordering, 'viewOrder' | 'owedForReturned'>;
  readonly files: Pick<FileStore, 'put' | 'get' | 'delete'>;
  /** Limits what staff give away without their password. */
  readonly moveValue: (tx: Tx, actor: Actor, cents: Cents, now: Date) => Promise<void>;
  /** Announces, with the transaction, which cached pages are out of date. */
  readonly invalidate: (tx: Tx, tags: readonly string[]) => Promise<void>;
}
