import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { receivedFor } from '../../../shared/orders/claim-receipts.ts';
import type { DamageClaim } from '../../ordering/index.ts';
import type { DamageInput, Settlement } from '../domain/damage-claim.ts';
import type { FulfilmentTables } from './fulfilment.tables.ts';

type Receipt = DamageClaim['receipts'][number];
/** A claim, and the idempotency keys of what made it, booked money for it and settled it. */
type StoredClaim = Omit<DamageClaim, 'receipts'> & {
  readonly key: string;
  readonly receipts: readonly (Receipt & { readonly key: string })[];
  readonly settledKey: string | null;
};

/** What is or was claimed for rented pieces of an order, the oldest first. */
export async function claimsOf(handle: Db | Tx, orderId: string): Promise<StoredClaim[]> {
  const receipts = await receiptsOf(handle, orderId);
  const rows = await queries<FulfilmentTables>(handle)
    .selectFrom('damage_claims')
    .selectAll()
    .select([sql<string>`due_on::text`.as('due_day'), sql<string | null>`received_on::text`.as('paid_day')])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
  const ofClaim = (id: string) => receipts.filter(({ claimId }) => claimId === id);
  return rows.map((row) => ({
    id: row.id,
    key: row.wish,
    number: row.number,
    position: row.position,
    amountCents: row.amount_cents,
    reason: row.reason,
    dueOn: row.due_day,
    notReturned: row.not_returned,
    quantity: row.quantity,
    receipts: ofClaim(row.id).map(({ claimId: _, ...receipt }) => receipt),
    receivedCents: receivedFor(ofClaim(row.id)),
    claimedAt: row.claimed_at,
    claimedBy: row.claimed_by,
    settled:
      row.settled_as === null || row.settled_at === null
        ? null
        : {
            as: row.settled_as,
            at: row.settled_at,
            by: row.settled_by ?? '',
            receivedOn: row.paid_day,
            reason: row.waived_because,
          },
    settledKey: row.settled_wish,
  }));
}

/** What came for the claims of an order, in the order in which it was booked. */
async function receiptsOf(handle: Db | Tx, orderId: string) {
  const rows = await queries<FulfilmentTables>(handle)
    .selectFrom('claim_receipts as r')
    .innerJoin('damage_claims as c', 'c.id', 'r.claim_id')
    .select([
      'r.id',
      'r.claim_id as claimId',
      'r.wish as key',
      'r.amount_cents as amountCents',
      sql<string>`r.received_on::text`.as('receivedOn'),
      'r.booked_at as bookedAt',
      'r.booked_by as bookedBy',
      'r.taken_back_at as at',
      'r.taken_back_by as by',
      'r.taken_back_reason as reason',
    ])
    .where('c.order_id', '=', orderId)
    .orderBy('r.booked_at')
    .orderBy('r.id')
    .execute();
  return rows.map(({ at, by, reason, ...receipt }) => ({
    ...receipt,
    takenBack: at === null || by === null || reason === null ? null : { at, by, reason },
  }));
}

/** Notes money that came for a claim. The caller has locked the order. */
export async function insertClaimReceipt(
  tx: Tx,
  claimId: string,
  receipt: Omit<Receipt, 'takenBack'> & { readonly key: string },
): Promise<void> {
  await queries<FulfilmentTables>(tx)
    .insertInto('claim_receipts')
    .values({
      id: receipt.id,
      claim_id: claimId,
      wish: receipt.key,
      amount_cents: receipt.amountCents,
      received_on: receipt.receivedOn,
      booked_at: receipt.bookedAt,
      booked_by: receipt.bookedBy,
    })
    .execute();
}

/** Notes a claim under the next number of its order, which the caller has locked. */
export async function insertClaim(
  tx: Tx,
  orderId: string,
  claim: DamageInput & Pick<StoredClaim, 'id' | 'key' | 'number' | 'claimedAt' | 'claimedBy'>,
): Promise<void> {
  await queries<FulfilmentTables>(tx)
    .insertInto('damage_claims')
    .values({
      id: claim.id,
      order_id: orderId,
      position: claim.position,
      number: claim.number,
      wish: claim.key,
      amount_cents: claim.amountCents,
      reason: claim.reason,
      due_on: claim.dueOn,
      claimed_at: claim.claimedAt,
      claimed_by: claim.claimedBy,
      settled_as: null,
      settled_at: null,
      settled_by: null,
      settled_wish: null,
      received_on: null,
      waived_because: null,
      not_returned: claim.notReturned,
      quantity: claim.quantity,
    })
    .execute();
}

/** Notes how a claim ended. The caller has locked the order. */
export async function saveSettlement(
  tx: Tx,
  claimId: string,
  settlement: Settlement,
  { by, at, key }: { readonly by: string; readonly at: Date; readonly key: string },
): Promise<void> {
  await queries<FulfilmentTables>(tx)
    .updateTable('damage_claims')
    .set({
      settled_as: settlement.as,
      settled_at: at,
      settled_by: by,
      settled_wish: key,
      received_on: settlement.as === 'paid' ? settlement.receivedOn : null,
      waived_because: settlement.as === 'waived' ? settlement.reason : null,
    })
    .where('id', '=', claimId)
    .execute();
}

/** Notes that a booking was a mistake: its claim is open, payable by another day, or stays paid for null. The caller has locked the order. */
export async function saveClaimReceiptTakenBack(
  tx: Tx,
  {
    claimId,
    receiptId,
    dueOn,
  }: { readonly claimId: string; readonly receiptId: string; readonly dueOn: string | null },
  takenBack: NonNullable<Receipt['takenBack']>,
): Promise<void> {
  const q = queries<FulfilmentTables>(tx);
  await q
    .updateTable('claim_receipts')
    .set({
      taken_back_at: takenBack.at,
      taken_back_by: takenBack.by,
      taken_back_reason: takenBack.reason,
    })
    .where('id', '=', receiptId)
    .execute();
  if (dueOn === null) return;
  await q
    .updateTable('damage_claims')
    .set({
      due_on: dueOn,
      settled_as: null,
      settled_at: null,
      settled_by: null,
      settled_wish: null,
      received_on: null,
    })
    .where('id', '=', claimId)
    .execute();
}
