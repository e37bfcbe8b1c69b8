import { dummyCompany } from '../modules/content/index.ts';
import type { OpeningState, ShopOpening } from '../modules/opening/index.ts';
import type { Settings } from '../platform/config/settings.ts';
import type { Db } from '../platform/db/db.ts';
import { migrate } from '../platform/db/migrate.ts';
import { expectMigrated, ownsTables } from '../platform/db/runtime-role.ts';
import { openFileStore } from '../platform/files/file-store.ts';
import type { Log } from '../platform/log/log.ts';
import { composeShop, type Shop } from './compose.ts';
import { openDatabase } from './open-database.ts';
import { refuseDummies } from './payment-providers.ts';

const connectionsPerProcess = 10;

/**
 * Opens the shop's database, migrates it to the newest version and fills in the first texts.
 * @throws FolderInUse if another process holds the embedded database
 * @throws MigrationsMissing if the shop's role may not change tables and migrations are missing
 */
export async function openShop(settings: Settings, log: Log): Promise<Shop> {
  const db = await openDatabase(settings, log, connectionsPerProcess, true);
  try {
    await bringUpToDate(db, settings, log);
  } catch (error) {
    await db.close();
    throw error;
  }
  const shop = composeShop(db, await openFileStore(settings), () => new Date(), settings, log);
  await shop.content.fillFirst({ demo: settings.demo });
  const renewed = await shop.catalogue.renewSearchColumns(db);
  if (renewed > 0) log.info({ renewed }, 'search data of pieces recomputed');
  await shop.shipping.fillFirst();
  try {
    const state = await shop.opening.state();
    if (state !== 'open') refuseDummies(settings.payment, await shop.content.companyData(), dummyCompany);
    await warnOfUnfinished(shop.opening, state, log);
    // Not waited for: a provider that is slow or down must not keep the shop from starting.
    if (settings.payment.live) void shop.payments.providerFindings(settings.publicUrl);
  } catch (error) {
    await shop.close();
    throw error;
  }
  return shop;
}

/** The owner of the tables migrates; a restricted role starts only after that. */
async function bringUpToDate(db: Db, settings: Settings, log: Log): Promise<void> {
  if (!(await ownsTables(db))) return expectMigrated(db);
  // A migration may take minutes. The embedded database has neither time limits nor a second connection.
  const patient = settings.databaseUrl === null ? db : await openDatabase(settings, log, 2);
  try {
    const migrations = await migrate(patient);
    if (migrations.length > 0) log.info({ migrations }, 'database migrated');
  } finally {
    if (patient !== db) await patient.close();
  }
}

/** Warns at startup if strangers cannot order, cannot order for real, or can order from a shop that lacks something. */
async function warnOfUnfinished(opening: ShopOpening, state: OpeningState, log: Log): Promise<void> {
  if (state === 'local') return;
  const missing = (await opening.missing()).map(({ condition, names }) =>
    [condition, ...names].join(' ').trim(),
  );
  const warnings = {
    trial: 'payments are on trial: every page says that nothing is delivered and no real money moves',
    closed: 'the shop is closed: it takes no orders until it is opened in the back office, under Eröffnung',
    open: missing.length === 0 ? null : 'the shop is open and lacks something',
  };
  const warning = warnings[state];
  if (warning !== null) log.warn({ missing }, warning);
}
