import { conditions } from '../../../shared/pieces/condition.ts';
import { claimEnds } from '../../../shared/orders/order-vocabulary.ts';
import { exemptions } from '../../../shared/money/exemption.ts';
import { z } from 'zod';
import { allProofKinds, provedExemptions } from '../../../shared/orders/exemption-proof.ts';
import { evidenceFields } from '../domain/evidence-fields.ts';
import { orderActions } from '../../../shared/orders/order-actions.ts';

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
  /** The money that came for it, the oldest first. */
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
      as: z.enum(claimEnds),
      at: moment,
      by: z.string(),
      /** When the bank booked the last of it. */
      receivedOn: z.iso.date().nullable(),
      /** Why it was waived. */
      reason: z.string().nullable(),
    })
    .nullable(),
});

/** Pieces of a line that were sold and came back. */
export const returnedPiecesSchema = z.object({
  id: z.uuid(),
  position: z.int(),
  quantity: z.int(),
  /** Null: it was taken out of the order before it left the shop. */
  condition: z.enum(conditions).nullable(),
  note: z.string(),
  deduction: z.object({ cents, reason: z.string() }).nullable(),
  /** Whether their assembly was done and stays paid. */
  assemblyKept: z.boolean(),
  /** The price of the pieces, less the deduction. */
  owedCents: cents,
  /** The part of it that is for assembly. */
  owedAssemblyCents: cents,
  blocked: z.boolean(),
  returnedAt: moment,
  returnedBy: z.string(),
});

/** What proves that goods which were sold without VAT have left the country. */
export const exemptionProofSchema = z.object({
  exemption: z.enum(provedExemptions),
  /** The last day on which something was dispatched; null: nothing is out. */
  leftOn: z.iso.date().nullable(),
  /** The first dispatch without a proof, and the last day for that; null: all is proved. */
  missing: z.object({ since: z.iso.date(), dueOn: z.iso.date() }).nullable(),
  given: z
    .object({
      kind: z.enum(allProofKinds),
      provedOn: z.iso.date(),
      reference: z.string(),
      /** How many. */
      files: z.int(),
      givenAt: moment,
      givenBy: z.string(),
    })
    .nullable(),
});

/** Something that staff can do with the order now. */
export const orderStepSchema = z.object({
  action: z.enum(orderActions),
  /** The lines that it applies to; empty: it is about the order, its money or its papers. */
  positions: z.array(z.int()),
  /** Whether somebody waits for it. */
  isDue: z.boolean(),
});

/** What staff copy into the provider's form for evidence. */
export const evidenceSchema = z
  .object({
    /** Fields as the provider's API names them; those of which the shop knows nothing are left out. */
    fields: z.array(z.object({ field: z.enum(evidenceFields), value: z.string() })),
  })
  .meta({ id: 'OrderEvidence' });

/** The refund still owed for returned pieces, and what it is made up of. */
export const refundSuggestedSchema = z.object({
  cents,
  parts: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('piece'), position: z.int(), quantity: z.int(), cents }),
      /** Below zero: for the loss of value of these pieces. */
      z.object({ kind: z.literal('deduction'), position: z.int(), cents }),
      /** Below zero: for the days of a rental until it was withdrawn from. */
      z.object({
        kind: z.literal('used'),
        position: z.int(),
        days: z.int(),
        ofDays: z.int(),
        cents,
      }),
      z.object({ kind: z.literal('shipping'), cents }),
      /** Below zero: what was or will be paid back already. */
      z.object({ kind: z.literal('paid-back'), cents }),
    ]),
  ),
});

/** The VAT in an order's total; none for what is sold under § 25a UStG. */
export const vatByRateSchema = z.array(
  z.object({
    percent: z.number(),
    exemption: z.enum(exemptions).optional(),
    /** The member state whose VAT it is; left out: Germany. */
    country: z.string().optional(),
    netCents: cents,
    taxCents: cents,
  }),
);
