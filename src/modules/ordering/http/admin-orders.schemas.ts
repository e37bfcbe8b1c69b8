import { z } from 'zod';
import {
  customerKinds,
  deliveryOptions,
  orderStates,
  paymentMethods,
  cancelReasons,
  declarationKinds,
  endingManners,
  invoiceKinds,
} from '../../../shared/orders/order-vocabulary.ts';
import { paymentStates } from '../../../shared/orders/payment-states.ts';
import { rentalConditions, shownStates } from '../../../shared/orders/line-fulfilment.ts';
import {
  caseKinds,
  caseOutcomes,
  caseReasons,
  caseStates,
  sellerProtections,
  refundProblems,
  refundStates,
} from '../../../shared/orders/payment-vocabulary.ts';
import { historyEventTypes } from '../domain/history-event.ts';
import { disputeMarks, orderProgresses } from '../../../shared/orders/order-progress.ts';
import {
  claimForStaffSchema,
  exemptionProofSchema,
  orderStepSchema,
  refundSuggestedSchema,
  vatByRateSchema,
  returnedPiecesSchema,
} from './order-parts.schemas.ts';

const orderState = z.enum(orderStates).exclude(['draft']);
const moment = z.iso.datetime();
/** Integer, in cents. */
const cents = z.int();

const line = z.object({
  position: z.int(),
  pieceId: z.string(),
  title: z.string(),
  sku: z.string(),
  maker: z.string().nullable(),
  picture: z.string().nullable(),
  quantity: z.int(),
  rentOption: z.string().nullable(),
  assembly: z.boolean(),
  /** Its assembly where that is taxed otherwise than the piece, as part of the amount below before vouchers. */
  assemblyApart: z.object({ cents, vatPercent: z.number() }).nullable(),
  unitCents: cents,
  grossCents: cents,
  /** What a voucher has taken off, 0 or less; part of the amount above. */
  voucherCents: z.int().max(0),
  pickupStore: z.string().nullable(),
  state: z.enum(shownStates),
  carrier: z.string().nullable(),
  tracking: z.string().nullable(),
  /** The page that says where it is: the carrier's, or the one that staff have named. */
  trackingPage: z.string().nullable(),
  handedOverAt: moment.nullable(),
  /** The last day of a rental that is out. */
  rentedUntil: z.iso.date().nullable(),
  overdue: z.boolean(),
  /** When a rental that had not come back was given up. */
  givenUpAt: moment.nullable(),
  /** How many units of a rental are given up while the others are out or back. */
  givenUp: z.int(),
  returnedAt: moment.nullable(),
  /** How a rental came back; null: it has not, or nobody has looked. */
  cameBack: z.object({ condition: z.enum(rentalConditions), note: z.string() }).nullable(),
});

/** Somebody, and where: pieces or the invoice go there. */
const addressed = {
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  street: z.string(),
  apartment: z.string().nullable(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
};

export const orderForStaffSchema = z
  .object({
    id: z.string(),
    /** Rises with each event that matters; a change sends it back as `If-Match`. */
    version: z.int(),
    state: orderState,
    /** Why it was called off. `unpaid`: money that comes late may revive it. */
    cancelReason: z.enum(cancelReasons).nullable(),
    awaitsMail: z.boolean(),
    orderedAt: moment,
    /** When time alone ends it. */
    endsAt: moment.nullable(),
    delivery: z.enum(deliveryOptions),
    paymentMethod: z.enum(paymentMethods),
    earlyService: z.boolean(),
    customer: z.object({
      kind: z.enum(customerKinds),
      ...addressed,
      vatId: z.string().nullable(),
      email: z.string(),
      phone: z.string(),
      /** The address on the invoice; null: the address above, or not for this role. */
      billing: z.object({ ...addressed, reference: z.string().nullish() }).nullable(),
      carrierContact: z.boolean(),
      /** The remark from the checkout, in several lines; null: none, or not for this role. */
      note: z.string().nullable(),
    }),
    totals: z.object({
      subtotalCents: cents,
      /** What a voucher has taken off, 0 or less; subtotal and tax are lower by it already. */
      voucherCents: z.int().max(0),
      taxCents: cents,
      shippingCents: cents,
      totalCents: cents,
      /** What a gift voucher pays of the total. */
      giftCents: cents,
    }),
    vatByRate: vatByRateSchema,
    lines: z.array(line),
    /** The gift voucher that it buys in place of pieces; its id once it is paid. */
    boughtGift: z
      .object({
        id: z.uuid().nullable(),
        balanceCents: cents.nullable(),
        /** Null also for staff who may not see persons. */
        recipient: z.string().nullable(),
        greeting: z.string().nullable(),
        sendOn: z.iso.date().nullable(),
        sentAt: moment.nullable(),
        isCancelled: z.boolean(),
      })
      .nullable(),
    payments: z.array(
      z.object({
        id: z.uuid(),
        method: z.enum(paymentMethods),
        state: z.enum(paymentStates),
        amountCents: cents,
        /** All that came. */
        receivedCents: cents,
        openedAt: moment,
        dueAt: moment,
        /** When the shop was told that it came, by staff or a provider. */
        receivedAt: moment.nullable(),
        /** The day on which the bank booked it; null: not entered. */
        receivedOn: z.iso.date().nullable(),
        refundedAt: moment.nullable(),
        /** When a provider has promised it, until when it can be taken, and since when it is being taken. */
        authorisedAt: moment.nullable(),
        captureBefore: moment.nullable(),
        captureAskedAt: moment.nullable(),
        reference: z.string().nullable(),
        isTrial: z.boolean(),
      }),
    ),
    /** How far PayPal protects the shop if the buyer complains; null: it does not say, or the money came otherwise. */
    sellerProtection: z.enum(sellerProtections).nullable(),
    /** Bank transfers as staff have booked them, the oldest first. */
    receipts: z.array(
      z.object({
        id: z.uuid(),
        amountCents: cents,
        /** The day on which the bank booked it; null: not entered. */
        receivedOn: z.iso.date().nullable(),
        reference: z.string().nullable(),
        bookedAt: moment,
        bookedBy: z.string(),
        /** It was a mistake; null: it stands. */
        takenBack: z.object({ at: moment, by: z.string(), reason: z.string() }).nullable(),
        mayTakeBack: z.boolean(),
      }),
    ),
    /** What happened, the oldest first: to the order, its money, its lines, and notes of staff. */
    events: z.array(
      z.object({
        at: moment,
        /** The name of the person; or 'visitor', 'shop' or one of its jobs. */
        actor: z.string(),
        type: z.enum(historyEventTypes),
        facts: z.record(z.string(), z.unknown()),
      }),
    ),
    mails: z.array(
      z.object({
        id: z.uuid(),
        recipient: z.string(),
        subject: z.string(),
        orderedAt: moment,
        sentAt: moment.nullable(),
      }),
    ),
    /** Money that goes back, or went back, by the decision of staff. */
    refunds: z.array(
      z.object({
        id: z.uuid(),
        amountCents: cents,
        reason: z.string(),
        /** The account to which staff will transfer it, until they have; null: they find it in the bank's statement. */
        iban: z.string().nullable(),
        orderedAt: moment,
        orderedBy: z.string(),
        /** Staff make a bank transfer and say so; a provider does it by itself. */
        byTransfer: z.boolean(),
        /** What was transferred beyond the order's amount, or that of a claim. */
        isSurplus: z.boolean(),
        claimId: z.uuid().nullable(),
        /** It went back to the gift voucher that had paid it. */
        isToGift: z.boolean(),
        /** Less is taken than was authorised: nothing goes back. */
        isWaived: z.boolean(),
        /** The customer has it from a dispute that the shop has lost: nothing goes back, but the invoice is corrected. */
        isByBank: z.boolean(),
        /** How far the provider is; null: staff transfer it. `late`: not made within a day. */
        providerState: z.enum(refundStates).nullable(),
        /** Why it is not made; null: nothing is known to be wrong. */
        problem: z.enum(refundProblems).nullable(),
        /** The provider's name for that problem. */
        providerCode: z.string().nullable(),
        doneAt: moment.nullable(),
      }),
    ),
    /** The cases against its payments at a provider, open or closed, the oldest first. */
    cases: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(caseKinds),
        reason: z.enum(caseReasons),
        amountCents: cents,
        /** The part that cannot be paid back: the provider holds it, or has given it away. */
        withheldCents: cents,
        state: z.enum(caseStates),
        /** `dropped`: nobody has decided about the money. Null: it has not ended. */
        outcome: z.enum(caseOutcomes).nullable(),
        /** Until then the provider takes evidence. */
        respondBy: moment.nullable(),
        openedAt: moment,
        endedAt: moment.nullable(),
        /** Staff deliver all the same. */
        released: z.object({ at: moment, by: z.string(), reason: z.string() }).nullable(),
        /** Whether it keeps the order from being delivered. */
        stops: z.boolean(),
        /** The provider's own page about it. */
        page: z.url(),
      }),
    ),
    /** What the register said of its VAT ID, the latest first; `number` is the register's own, the proof. */
    vatIdAnswers: z.array(
      z.object({
        vatId: z.string(),
        isValid: z.boolean(),
        number: z.string().nullable(),
        askedAt: moment,
        name: z.string().nullable(),
        address: z.string().nullable(),
      }),
    ),
    declarations: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(declarationKinds),
        /** Name and address of the person who declared it, as they were typed. */
        name: z.string(),
        email: z.string(),
        receivedAt: moment,
        /** Whether the order obeys it: it fits the customer, or staff have accepted it as the customer's. */
        counts: z.boolean(),
        acceptedAt: moment.nullable(),
        acceptedBy: z.string().nullable(),
        /** The part of the order that is withdrawn from, as it was typed. */
        pieces: z.string().nullable(),
        /** The pieces that are meant, as staff have recorded it; null: nobody has. Without pieces: all of the order. */
        meant: z
          .object({
            at: moment,
            by: z.string(),
            pieces: z.array(z.object({ position: z.int(), quantity: z.int() })).nullable(),
          })
          .nullable(),
        ending: z
          .object({
            manner: z.enum(endingManners),
            reason: z.string().nullable(),
            /** Null: as soon as possible. */
            endsOn: z.iso.date().nullable(),
          })
          .nullable(),
        handledAt: moment.nullable(),
        /** For withdrawals: when the money must be on its way back (§ 357 (1) BGB). */
        refundUntil: moment.nullable(),
        /** When staff saw the proof that the goods were sent back. */
        dispatchProvedAt: moment.nullable(),
      }),
    ),
    /** Pieces that were sold and came back, the oldest first. */
    returns: z.array(returnedPiecesSchema),
    /** What is or was claimed for pieces that were rented, without VAT; the oldest first. */
    claims: z.array(claimForStaffSchema),
    /**
     * Invoices and what corrects them, the oldest first; `isMade`: the PDF can be had; `isCancellation`: it
     * takes back a whole invoice (Stornorechnung).
     */
    invoices: z.array(
      z.object({
        number: z.string(),
        kind: z.enum(invoiceKinds),
        isCancellation: z.boolean(),
        issuedOn: z.iso.date(),
        grossCents: cents,
        isMade: z.boolean(),
      }),
    ),
    /** What proves that goods which were sold without VAT have left the country; null: nothing of it needs that. */
    exemptionProof: exemptionProofSchema.nullable(),
    /** What correcting its VAT would change: the total, and what goes back; null: it stays. */
    vatCorrection: z.object({ oldCents: cents, newCents: cents, backCents: cents }).nullable(),
    /** The refund still owed for returned pieces; null where nothing was returned, or nothing more is owed. */
    refundSuggested: refundSuggestedSchema.nullable(),
    /** What is possible now, for those who have the right: what is due first, the most urgent leading. */
    steps: z.array(orderStepSchema),
    /** How far its goods are; null: what has become of its money says more. */
    progress: z.enum(orderProgresses).nullable(),
    /** The dispute about its payment that counts most. */
    dispute: z.enum(disputeMarks).nullable(),
  })
  .meta({ id: 'OrderForStaff' });

export const orderNumberParams = z.object({ id: z.string().max(40) });
