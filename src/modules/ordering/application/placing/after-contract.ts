import type { Db, Tx } from '../../../../platform/db/db.ts';
import type { ClaimEnd, DeclarationKind, EndingManner } from '../../../../shared/orders/order-vocabulary.ts';
import type { Actor } from '../../../../shared/staff/actor.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import type { Condition } from '../../../../shared/pieces/condition.ts';
import type { Units } from '../../../../shared/orders/withdrawn-pieces.ts';
import type { AskedProof, ProofKind } from '../../../../shared/orders/exemption-proof.ts';
import type { LineFulfilment } from '../../../../shared/orders/line-fulfilment.ts';
import type { OrderStep } from '../../../../shared/orders/order-actions.ts';
import type { OrderState } from '../../domain/order-machine.ts';
import type { DeliveryOption, OrderLine } from '../../domain/order.ts';
import type { PaymentState } from '../../domain/paying/payment-state.ts';

/** Pieces of a line that came back, as staff recorded them. */
export interface ReturnedPieces {
  readonly id: string;
  /** The index of the line, from 0. */
  readonly position: number;
  /** Integer from 1. */
  readonly quantity: number;
  /** Null: they were taken out of the order before they left the shop. */
  readonly condition: Condition | null;
  /** For staff only; may be empty. */
  readonly note: string;
  readonly deduction: { readonly cents: Cents; readonly reason: string } | null;
  /** Whether their assembly was done and stays paid. */
  readonly assemblyKept: boolean;
  /** The price of the pieces, less the deduction. */
  readonly owedCents: Cents;
  /** The part of it that is for assembly. */
  readonly owedAssemblyCents: Cents;
  readonly blocked: boolean;
  readonly returnedAt: Date;
  readonly returnedBy: string;
}

/** What a customer owes, or owed, for a rented piece that came back damaged or did not come back. */
export interface DamageClaim {
  readonly id: string;
  /** From 1, within the order. */
  readonly number: number;
  /** The index of the line, from 0. */
  readonly position: number;
  readonly amountCents: Cents;
  /** Shown to the customer. */
  readonly reason: string;
  /** The last day on which the money is in time, as '2026-12-14'. */
  readonly dueOn: string;
  /** Whether the piece has not come back. */
  readonly notReturned: boolean;
  /** How many units of the line; null: all of them. */
  readonly quantity: number | null;
  /** The money that came for it, the oldest first. */
  readonly receipts: readonly {
    readonly id: string;
    readonly amountCents: Cents;
    /** When the bank booked it, as '2026-12-14'. */
    readonly receivedOn: string;
    readonly bookedAt: Date;
    readonly bookedBy: string;
    /** It was a mistake; null: it stands. */
    readonly takenBack: { readonly at: Date; readonly by: string; readonly reason: string } | null;
  }[];
  /** All of that together which stands. */
  readonly receivedCents: Cents;
  readonly claimedAt: Date;
  readonly claimedBy: string;
  /** How it ended; null: it is open. */
  readonly settled: {
    readonly as: ClaimEnd;
    readonly at: Date;
    readonly by: string;
    /** When the bank booked the last of it; null: it was waived. */
    readonly receivedOn: string | null;
    /** Why it was waived, for staff only; null: it was paid. */
    readonly reason: string | null;
  } | null;
}

/** A withdrawal or the end of a contract, as far as the order's page shows it to staff. */
export interface DeclarationOnOrder {
  readonly id: string;
  readonly kind: DeclarationKind;
  /** Name and address of the person who declared it, as they were typed. */
  readonly name: string;
  readonly email: string;
  readonly receivedAt: Date;
  /** Whether the order obeys it: it fits the customer, or staff have accepted it as the customer's. */
  readonly counts: boolean;
  readonly accepted: { readonly at: Date; readonly by: string } | null;
  /** The part of the order that is withdrawn from, in the customer's words; null: all of it, or nothing is withdrawn. */
  readonly pieces: string | null;
  /** Which pieces a withdrawal means, as staff have recorded it; without pieces: all of the order. Null: nobody has. */
  readonly meant: {
    readonly at: Date;
    readonly by: string;
    readonly pieces: readonly Units[] | null;
  } | null;
  /** For the ending of a rental; null: it is a withdrawal. */
  readonly ending: {
    readonly manner: EndingManner;
    readonly reason: string | null;
    /** '2026-12-31'; null: as soon as possible. */
    readonly endsOn: string | null;
  } | null;
  readonly handledAt: Date | null;
  /** For withdrawals: when the money must be on its way back (§ 357 (1) BGB). */
  readonly refundUntil: Date | null;
  /** When staff saw the proof that the goods were sent back (§ 357 (4) BGB). */
  readonly dispatchProvedAt: Date | null;
}

/** A proof that goods which were sold without VAT have left the country, as staff have entered it. */
export interface GivenProof {
  readonly kind: ProofKind;
  /** A day, as '2028-02-29'. */
  readonly provedOn: string;
  /** Its number, or a note; may be empty. */
  readonly reference: string;
  /** In the file store; at least one. */
  readonly fileKeys: readonly string[];
  readonly givenAt: Date;
  readonly givenBy: string;
}

/** The proof that an order asks for, and the one that is there. */
export interface ExemptionProof extends AskedProof {
  /** Null: nobody has entered one. */
  readonly given: GivenProof | null;
}

/** How far a line of an order is that does not wait any more. */
export interface LineProgress {
  readonly orderId: string;
  /** Counted from 0. */
  readonly position: number;
  readonly fulfilment: LineFulfilment;
  /** When it must be back, or had to be; null: it is not rented out and was not. */
  readonly dueAt: Date | null;
}

/** What the steps of an order's lines depend on beside the lines. */
interface OrderInDelivery {
  readonly state: OrderState['state'];
  /** Null: the customer was not asked to pay. */
  readonly paymentState: PaymentState['state'] | null;
  readonly delivery: DeliveryOption;
  /** A dispute keeps what is here from being delivered, and nobody has decided otherwise. */
  readonly isStopped: boolean;
}

/**
 * What ordering needs from the departments that work on an order once its contract stands: fulfilment and declarations.
 * Both build on ordering, so ordering only states what it needs; `compose.ts` connects them.
 */
export interface AfterContract {
  /** How far each line is, in the order of the lines. */
  readonly progressOf: (
    handle: Db | Tx,
    orderId: string,
    lineCount: number,
  ) => Promise<readonly LineFulfilment[]>;
  /** What staff may do with the lines of an order now, and with which of them. */
  readonly lineSteps: (
    order: OrderInDelivery,
    lines: readonly Pick<OrderLine, 'rentOption'>[],
    fulfilments: readonly LineFulfilment[],
    now: Date,
  ) => readonly Omit<OrderStep, 'isDue'>[];
  /** The same for the lines of many orders; those that wait are left out. */
  readonly progressOfOrders: (
    handle: Db | Tx,
    orderIds: readonly string[],
  ) => Promise<readonly LineProgress[]>;
  /** The orders with a rental that had to be back then or later and is not. */
  readonly ordersWithRentalsOut: (handle: Db | Tx, dueFrom: Date) => Promise<readonly string[]>;
  /** The pieces of an order that came back, the oldest first. */
  readonly returnsOf: (handle: Db | Tx, orderId: string) => Promise<readonly ReturnedPieces[]>;
  /** What is or was claimed for rented pieces of an order, the oldest first. */
  readonly claimsOf: (handle: Db | Tx, orderId: string) => Promise<readonly DamageClaim[]>;
  /** What proves that goods which were sold without VAT have left the country; null: none of these lines needs that. */
  readonly exemptionProofOf: (
    handle: Db | Tx,
    orderId: string,
    lines: readonly Pick<OrderLine, 'position' | 'vatByRate'>[],
  ) => Promise<ExemptionProof | null>;
  /** Erases the parcel numbers of these orders, the notes on their returns and damage, and the proofs of their export. */
  readonly forgetOrders: (tx: Tx, orderIds: readonly string[], now: Date) => Promise<void>;
  /** What was declared about an order, the oldest first. */
  readonly declarationsOf: (handle: Db | Tx, orderId: string) => Promise<readonly DeclarationOnOrder[]>;
  /** Those of the orders about which a declaration waits for its answer. */
  readonly ordersAwaitingAnswer: (handle: Db | Tx, orderIds: readonly string[]) => Promise<readonly string[]>;
  /** Marks these withdrawals of an order as answered, as far as they are open and count. The caller has locked the order. */
  readonly closeWithdrawals: (
    tx: Tx,
    orderId: string,
    ids: readonly string[],
    actor: Actor,
    at: Date,
  ) => Promise<void>;
}
