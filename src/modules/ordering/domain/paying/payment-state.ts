import type { Cents } from '../../../../shared/money/cents.ts';

interface Money {
  /** What the order costs. */
  readonly amountCents: Cents;
  /** All that came for it: less while it is open, more where too much was transferred. */
  readonly receivedCents: Cents;
}

/** The money for one order. It is asked for when the contract stands, and waited for until `dueAt`. */
export type PaymentState =
  | ({ readonly state: 'open'; readonly dueAt: Date } & Money)
  /** A provider has promised the money, and it is taken when the goods leave the shop. Until then it is no money. */
  | {
      readonly state: 'authorised';
      /** The amount that is taken then: what the order costs, less what the shop does without. */
      readonly amountCents: Cents;
      readonly authorisedAt: Date;
      /** Until then it can be taken. */
      readonly captureBefore: Date;
      /** From then on it is being taken, and nothing else can become of it; null: it waits. */
      readonly captureAskedAt: Date | null;
    }
  /** The promise has ended, and the order waits for another payment; its pieces stay the customer's, whenever it comes. */
  | ({ readonly state: 'expired'; readonly dueAt: Date } & Money)
  | ({ readonly state: 'received'; readonly receivedAt: Date } & Money)
  | { readonly state: 'lapsed'; readonly amountCents: Cents }
  /** The shop has given the promise back: nothing was taken, and nothing is owed. */
  | { readonly state: 'released'; readonly amountCents: Cents }
  /** It came too late and a piece was gone, or only a part of it came in time. */
  | ({ readonly state: 'refund-due'; readonly receivedAt: Date } & Money)
  | {
      readonly state: 'refunded';
      readonly amountCents: Cents;
      /** All that had come for it, which went back. */
      readonly refundedCents: Cents;
      readonly refundedAt: Date;
    };

/** The money that came for an order and was not said to be paid back as a whole. */
export function receivedOf(payment: PaymentState): Cents {
  return 'receivedCents' in payment ? payment.receivedCents : 0;
}

/** The amount still open, at least 0. */
export function leftToPay(payment: PaymentState): Cents {
  return Math.max(0, payment.amountCents - receivedOf(payment));
}

/** Whether money that is transferred for it now is none of what it says, and changes nothing about it. */
export function isPaidOtherwise({ state }: Pick<PaymentState, 'state'>): boolean {
  return state === 'authorised' || state === 'released' || state === 'refunded';
}

/** By which two references of bank transfers are compared. The index of `order_receipts` has the same. */
export const referenceKey = (reference: string): string => reference.replaceAll(/\s/g, '').toLowerCase();

export const isSameReference = (a: string | null, b: string): boolean =>
  a !== null && referenceKey(a) === referenceKey(b);
