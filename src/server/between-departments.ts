import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Alerts } from '../modules/alerts/index.ts';
import type { CartReminders } from '../modules/cart-reminders/index.ts';
import type { createPieceOffice } from '../modules/catalogue/index.ts';
import type { WishedPiece } from '../modules/customers/http/account-data.routes.ts';
import type { PersonalData } from '../modules/customers/index.ts';
import type { Declarations } from '../modules/declarations/index.ts';
import type { Enquiries } from '../modules/enquiries/index.ts';
import type { Inventory } from '../modules/inventory/index.ts';
import type { Newsletter } from '../modules/newsletter/index.ts';
import type { Ordering } from '../modules/ordering/index.ts';
import type { VatIds } from '../modules/vat-ids/index.ts';
import type { Vouchers } from '../modules/vouchers/index.ts';
import type { SecurityLog } from '../platform/security-log/security-log.ts';
import type { ReadModels } from '../read-models/index.ts';
import { toEuros } from '../shared/money/cents.ts';
import { pictureAddress } from '../shared/pieces/picture-address.ts';
import { photographFolder } from './routes/pictures.routes.ts';

/**
 * The personal data of each department, for the export and the deletion of an account. A new department adds itself
 * here.
 */
export function personalDataOf({
  ordering,
  vatIds,
  declarations,
  newsletter,
  cartReminders,
  alerts,
  enquiries,
  vouchers,
  securityLog,
}: {
  readonly ordering: Ordering;
  readonly vatIds: VatIds;
  readonly declarations: Declarations;
  readonly newsletter: Newsletter;
  readonly cartReminders: CartReminders;
  readonly alerts: Alerts;
  readonly enquiries: Enquiries;
  readonly vouchers: Vouchers;
  readonly securityLog: SecurityLog;
}): readonly PersonalData[] {
  return [
    {
      name: 'ordering',
      read: (subject) => ordering.orderDataOf(subject),
      release: (tx, customerId, now) => ordering.letGoOfAccount(tx, customerId, now),
    },
    {
      name: 'vatIds',
      read: async (subject) => vatIds.consultationsOf(await ordering.ordersOfSubject(subject)),
    },
    {
      name: 'declarations',
      read: async ({ confirmedEmail }) =>
        confirmedEmail === null ? [] : declarations.dataOf(confirmedEmail),
    },
    {
      name: 'newsletter',
      read: async ({ confirmedEmail }) =>
        confirmedEmail === null ? null : newsletter.dataOf(confirmedEmail),
    },
    {
      name: 'cartReminders',
      read: async ({ confirmedEmail }) =>
        confirmedEmail === null ? [] : cartReminders.dataOf(confirmedEmail),
    },
    {
      name: 'pieceAlerts',
      read: async ({ confirmedEmail }) => (confirmedEmail === null ? [] : alerts.dataOf(confirmedEmail)),
    },
    {
      name: 'buyInEnquiries',
      read: async ({ confirmedEmail }) =>
        confirmedEmail === null ? [] : enquiries.offers.dataOf(confirmedEmail),
    },
    {
      name: 'questions',
      read: async ({ confirmedEmail }) =>
        confirmedEmail === null ? [] : enquiries.questions.dataOf(confirmedEmail),
    },
    {
      name: 'vouchers',
      read: async ({ confirmedEmail }) => (confirmedEmail === null ? [] : vouchers.dataOf(confirmedEmail)),
    },
    { name: 'securityEvents', read: ({ customerId }) => securityLog.eventsOf(customerId) },
  ];
}

type OfficeDependencies = Parameters<typeof createPieceOffice>[0];
type Stock = Pick<
  OfficeDependencies,
  'setStock' | 'countUnits' | 'removeUnits' | 'calendar' | 'blockUnit' | 'unblockUnit' | 'keepBlocked'
>;

/** The inventory's functions for the units of a piece, as the catalogue's use cases need them. */
export function staffStock(inventory: Inventory): Stock {
  return {
    async setStock(tx, { pieceId, variantId, count }, now) {
      const set = await inventory.setStock(tx, pieceId, variantId, count, now);
      return set.ok ? { ok: true } : { ok: false, taken: set.error.taken };
    },
    countUnits: (handle, pieceIds, now) => inventory.countUnits(handle, pieceIds, now),
    removeUnits: (tx, pieceId) => inventory.removeUnits(tx, pieceId),
    calendar: (handle, pieceId, now) => inventory.calendarOf(handle, pieceId, now),
    blockUnit: (tx, block) => inventory.blockUnit(tx, block),
    unblockUnit: (tx, blockId, now) => inventory.unblockUnit(tx, blockId, now),
    keepBlocked: (tx, blockId, block) => inventory.keepBlocked(tx, blockId, block),
  };
}

/** The pieces of a wishlist stored in the browser, with current prices. */
export function wishedPieces(
  reads: Pick<ReadModels, 'piecesByIds'>,
): (ids: readonly string[]) => Promise<readonly WishedPiece[]> {
  return async (ids) =>
    (await reads.piecesByIds(ids)).map(({ id, title, priceCents, pictures: [picture], shopType }) => ({
      productId: id,
      title,
      price: toEuros(priceCents),
      image: picture === undefined ? `/${shopType}.svg` : pictureAddress(picture.key, 320),
    }));
}

/** The hash in a key is derived from the content; the file's name has none. */
const keyPattern = /^demo\/([a-z0-9-]+\/[a-z0-9-]+)\.[0-9a-f]{8,64}$/;

/** A photograph of the demo catalogue in its largest size, by its key; null if it does not exist. */
export async function ownPhotograph(key: string): Promise<Uint8Array | null> {
  const name = keyPattern.exec(key)?.[1];
  if (name === undefined) return null;
  try {
    return await readFile(join(photographFolder, `${name}-1200.avif`));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
