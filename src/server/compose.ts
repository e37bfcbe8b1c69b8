import { randomUUID } from 'node:crypto';
import { createCatalogue, type Catalogue } from '../modules/catalogue/index.ts';
import { createInventory, type Inventory } from '../modules/inventory/index.ts';
import { createOrdering, newSecret, type Ordering } from '../modules/ordering/index.ts';
import { createShipping, type Shipping } from '../modules/shipping/index.ts';
import { invalidate, onInvalidate } from '../platform/cache-events/cache-events.ts';
import type { Settings } from '../platform/config/settings.ts';
import type { Db } from '../platform/db/db.ts';
import { openEmbedded } from '../platform/db/embedded/open-embedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openPostgresql } from '../platform/db/open-postgresql.ts';
import type { Log } from '../platform/log/log.ts';
import { createReadModels, type ReadModels } from '../read-models/index.ts';
import { dummyBankAccount } from '../shared/dummy-bank-account.ts';

/** The whole shop, built once and handed to every route, page and job. */
export interface Shop {
  readonly db: Db;
  readonly clock: () => Date;
  readonly catalogue: Catalogue;
  readonly inventory: Inventory;
  readonly shipping: Shipping;
  readonly ordering: Ordering;
  readonly reads: ReadModels;
  /** Calls back when something that lists or pages show has changed, in whatever process. */
  onCatalogueChange(callback: () => void): Promise<void>;
  close(): Promise<void>;
}

type ShopSettings = Pick<Settings, 'publicUrl' | 'rateLimits'>;

/** Builds the shop over an open and migrated database. */
export function composeShop(db: Db, clock: () => Date, settings: ShopSettings): Shop {
  const inventory = createInventory();
  const catalogue = createCatalogue({
    setStock: (tx, counts, now) => inventory.setStocks(tx, counts, now),
    invalidate,
  });
  const shipping = createShipping({ db, now: clock, catalogue });
  const ordering = createOrdering({
    db,
    now: clock,
    newId: randomUUID,
    newSecret,
    catalogue,
    inventory,
    shipping,
    invalidate,
    bankAccount: dummyBankAccount,
    publicUrl: settings.publicUrl,
    limitHolds: settings.rateLimits,
  });
  return {
    db,
    clock,
    catalogue,
    inventory,
    shipping,
    ordering,
    reads: createReadModels(db, clock),
    onCatalogueChange: (callback) => onInvalidate(db, callback),
    close: () => db.close(),
  };
}

const connectionsPerProcess = 10;

/**
 * Opens the shop's database and brings it to the newest version.
 * @throws FolderInUse when another process has the embedded database
 */
export async function openShop(settings: Settings, log: Log): Promise<Shop> {
  const db =
    settings.databaseUrl === null
      ? await openEmbedded({ folder: settings.dataDir })
      : openPostgresql({
          url: settings.databaseUrl,
          maxConnections: connectionsPerProcess,
          onError: (error) => log.error({ error }, 'database connection lost'),
        });
  const migrations = await migrate(db);
  if (migrations.length > 0) log.info({ migrations }, 'database migrated');
  return composeShop(db, () => new Date(), settings);
}
