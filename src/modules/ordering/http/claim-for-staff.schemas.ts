import { z } from 'zod';

const moment = z.iso.datetime();
const cents = z.int();

/** What a customer owes, or owed, for a rented piece that came back damaged or did not come back. */
export const claimForStaffSchema = z.object({
  id: z.uuid(),
  /** Under the order's, as a transfer for it says: 'WMK-100234-S1'. */
  number: z.string(),
  position: z.int(),
  amountCents: cents,
  /** Shown to the customer. */
  reason: z.string(),
  /** The last day on which the money is in time. */
  dueOn: z.iso.date(),
  /** Whether the piece has not come back. */
  notReturned: z.boolean(),
  /** How many units of the line. */
  quantity: z.int(),
  /** What came for it, the oldest first. */
  receipts: z.array(
    z.object({
      id: z.uuid(),
      amountCents: cents,
      /** When the bank booked it. */
      receivedOn: z.iso.date(),
      bookedAt: moment,
      bookedBy: z.string(),
      /** It was a mistake; null: it stands. */
      takenBack: z.object({ at: moment, by: z.string(), reason: z.string() }).nullable(),
      mayTakeBack: z.boolean(),
    }),
  ),
  /** All of that together which stands. */
  receivedCents: cents,
  claimedAt: moment,
  claimedBy: z.string(),
  /** Null: it is open. */
  settled: z
    .object({
      as: z.enum(['paid', 'waived']),
      at: moment,
      by: z.string(),
      /** When the bank booked the last of it. */
      receivedOn: z.iso.date().nullable(),
      /** Why it was waived. */
      reason: z.string().nullable(),
    })
    .nullable(),
});
