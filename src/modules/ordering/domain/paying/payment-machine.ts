import { isAwaited } from '../../../../shared/orders/payment-states.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { isPaidOtherwise, leftToPay, receivedOf, type PaymentState } from './payment-state.ts';

export type PaymentCommand =
  | {
      readonly kind: 'receive';
      readonly amountCents: Cents;
      /** Whether all pieces are the buyer's now, or held until the rest comes; if not, the money goes back. */
      readonly piecesSecured: boolean;
      /** The deadline for the rest of a partial payment. Omitted: any other amount is refused. */
      readonly restUntil?: Date;
      /** It is on the shop's account, and cannot be refused: where nothing is owed by transfer, it goes back. */
      readonly isTransfer?: boolean;
    }
  /** A provider promises the money, and the pieces are the buyer's. */
  | { readonly kind: 'authorise'; readonly amountCents: Cents; readonly captureBefore: Date }
  /** The goods leave the shop, or staff want the money earlier. */
  | { readonly kind: 'ask-capture' }
  /** The shop does without a part of what is authorised, or all of it. */
  | { readonly kind: 'waive'; readonly amountCents: Cents }
  /** The provider does not give the promised money any more. */
  | { readonly kind: 'expire'; readonly dueAt: Date }
  /** The customer is asked once more for what a provider has promised and not given. */
  | { readonly kind: 'ask-again'; readonly dueAt: Date }
  /** The order costs less: its VAT is not owed. */
  | ({ readonly kind: 'correct-vat' } & VatCorrected)
  | { readonly kind: 'lapse' }
  /** The order is called off before anything was paid. */
  | { readonly kind: 'drop' }
  | { readonly kind: 'refund' }
  /** Money that went back has come back to the provider, and is owed again. */
  | {
      readonly kind: 'return-refund';
      readonly receivedAt: Date;
      /** Whether it paid nothing, because it had come too late. */
      readonly isDue: boolean;
    }
  /** Money that staff have booked was not this order's, or another amount. */
  | {
      readonly kind: 'take-back-receipt';
      readonly amountCents: Cents;
      /** Whether the order stands, and all of its pieces are still with the shop: only then it can wait for money again. */
      readonly mayWait: boolean;
      /** Whether money of the order goes back, or went back, other than what was too much. */
      readonly isRefunded: boolean;
      /** The money that came beyond what was owed, and was not transferred back yet. */
      readonly openSurplusCents: Cents;
      /** The new deadline, if the money is owed again. */
      readonly restUntil: Date;
    };

interface VatCorrected {
  readonly amountCents: Cents;
  /** Whether what was paid too much goes back by the provider that took it. */
  readonly isByProvider: boolean;
}

export type PaymentEvent =
  | { readonly type: 'payment-received'; readonly at: Date; readonly amountCents: Cents }
  /** Less came than is owed. */
  | {
      readonly type: 'payment-part-received';
      readonly at: Date;
      readonly amountCents: Cents;
      readonly leftCents: Cents;
      readonly dueAt: Date;
    }
  /** More came than was owed; `amountCents` is the excess. */
  | { readonly type: 'payment-surplus'; readonly at: Date; readonly amountCents: Cents }
  | { readonly type: 'payment-too-late'; readonly at: Date; readonly amountCents: Cents }
  | {
      readonly type: 'payment-authorised';
      readonly at: Date;
      readonly amountCents: Cents;
      readonly captureBefore: Date;
    }
  | { readonly type: 'capture-asked'; readonly at: Date }
  | { readonly type: 'payment-waived'; readonly at: Date; readonly amountCents: Cents }
  /** All of it: the provider is asked to release it. */
  | { readonly type: 'authorisation-released'; readonly at: Date }
  | { readonly type: 'authorisation-ended'; readonly at: Date; readonly dueAt: Date }
  | { readonly type: 'payment-asked-again'; readonly at: Date; readonly dueAt: Date }
  | { readonly type: 'payment-lapsed'; readonly at: Date }
  /** The order costs so much less. What a provider pays back has paid nothing; what came by transfer was too much. */
  | ({ readonly type: 'vat-corrected'; readonly at: Date } & VatCorrected)
  /** It is no longer expected. */
  | { readonly type: 'payment-dropped'; readonly at: Date }
  | { readonly type: 'payment-refunded'; readonly at: Date }
  | {
      readonly type: 'payment-refund-returned';
      readonly at: Date;
      readonly receivedAt: Date;
      readonly isDue: boolean;
    }
  /** A booking was a mistake. `dueAt`: the new deadline; null: nothing is owed without this booking. */
  | {
      readonly type: 'receipt-taken-back';
      readonly at: Date;
      readonly amountCents: Cents;
      readonly dueAt: Date | null;
    };

export interface PaymentRefusal {
  /** `refund-ordered`: money that is said not to have come is on its way back. `piece-is-out`: it cannot wait any more. */
  readonly code:
    | 'amount-differs'
    | 'payment-closed'
    | 'nothing-to-refund'
    | 'refund-ordered'
    | 'piece-is-out'
    /** The money is just being taken; in a minute it is known whether it came. */
    | 'capture-under-way';
}

type Decision = Result<readonly PaymentEvent[], PaymentRefusal>;

/** What a command leads to. A repeated command leads to nothing more, and is not a failure. */
export function decidePayment(payment: PaymentState, command: PaymentCommand, now: Date): Decision {
  switch (command.kind) {
    case 'receive':
      return receive(payment, command, now);
    case 'correct-vat':
      return correctVat(payment, command, now);
    case 'lapse':
      return ok(
        payment.state === 'open' && now >= payment.dueAt ? [{ type: 'payment-lapsed', at: now }] : [],
      );
    case 'authorise':
    case 'ask-capture':
    case 'waive':
    case 'expire':
    case 'ask-again':
      return promise(payment, command, now);
    case 'drop':
      if (payment.state === 'authorised') {
        return promise(payment, { kind: 'waive', amountCents: payment.amountCents }, now);
      }
      return ok(
        payment.state === 'open' || payment.state === 'expired' ? [{ type: 'payment-dropped', at: now }] : [],
      );
    case 'refund':
      if (payment.state === 'refunded') return ok([]);
      return payment.state === 'received' || payment.state === 'refund-due'
        ? ok([{ type: 'payment-refunded', at: now }])
        : fail({ code: 'nothing-to-refund' });
    case 'return-refund': {
      const { receivedAt, isDue } = command;
      return ok(
        payment.state === 'refunded' ? [{ type: 'payment-refund-returned', at: now, receivedAt, isDue }] : [],
      );
    }
    case 'take-back-receipt':
      return takeBackReceipt(payment, command, now);
    default:
      return command satisfies never;
  }
}

/** The state after an event that `decidePayment` has given for it. */
export function evolvePayment(payment: PaymentState, event: PaymentEvent): PaymentState {
  const { amountCents } = payment;
  const before = receivedOf(payment);
  switch (event.type) {
    case 'payment-received': {
      const receivedCents = before + event.amountCents;
      return { state: 'received', amountCents, receivedCents, receivedAt: event.at };
    }
    case 'payment-part-received': {
      const receivedCents = before + event.amountCents;
      return { state: waitingAs(payment), amountCents, receivedCents, dueAt: event.dueAt };
    }
    case 'payment-surplus': {
      if (isPaidOtherwise(payment)) return payment;
      const receivedCents = before + event.amountCents;
      return { state: 'received', amountCents, receivedCents, receivedAt: event.at };
    }
    case 'payment-too-late': {
      const receivedCents = before + event.amountCents;
      return { state: 'refund-due', amountCents, receivedCents, receivedAt: event.at };
    }
    case 'payment-authorised': {
      const { at: authorisedAt, captureBefore } = event;
      return { state: 'authorised', amountCents, authorisedAt, captureBefore, captureAskedAt: null };
    }
    case 'capture-asked':
      return payment.state === 'authorised' ? { ...payment, captureAskedAt: event.at } : payment;
    case 'payment-waived':
      return { ...payment, amountCents: amountCents - event.amountCents };
    case 'authorisation-released':
      return { state: 'released', amountCents };
    case 'authorisation-ended':
    case 'payment-asked-again':
      return { state: 'expired', amountCents, receivedCents: before, dueAt: event.dueAt };
    case 'vat-corrected': {
      const lowered = { ...payment, amountCents: amountCents - event.amountCents };
      return event.isByProvider && lowered.state === 'received'
        ? { ...lowered, receivedCents: before - event.amountCents }
        : lowered;
    }
    case 'payment-lapsed':
    case 'payment-dropped':
      return before > 0
        ? { state: 'refund-due', amountCents, receivedCents: before, receivedAt: event.at }
        : { state: 'lapsed', amountCents };
    case 'payment-refunded':
      return { state: 'refunded', amountCents, refundedCents: before, refundedAt: event.at };
    case 'payment-refund-returned': {
      if (payment.state !== 'refunded') return payment;
      const { receivedAt, isDue } = event;
      const receivedCents = payment.refundedCents;
      return { state: isDue ? 'refund-due' : 'received', amountCents, receivedCents, receivedAt };
    }
    case 'receipt-taken-back': {
      if (isPaidOtherwise(payment)) return payment;
      const receivedCents = before - event.amountCents;
      if (event.dueAt !== null)
        return { state: waitingAs(payment), amountCents, receivedCents, dueAt: event.dueAt };
      // Nothing is owed for a contract that has ended, and what is left goes back.
      if (receivedCents === 0 || !('receivedAt' in payment)) return { state: 'lapsed', amountCents };
      return { ...payment, receivedCents };
    }
    default:
      return event satisfies never;
  }
}

/** Time alone does not end what was promised once: its pieces may be with the customer. */
const waitingAs = ({ state }: PaymentState): 'open' | 'expired' => (state === 'expired' ? state : 'open');

function receive(
  payment: PaymentState,
  { amountCents, piecesSecured, restUntil, isTransfer = false }: Extract<PaymentCommand, { kind: 'receive' }>,
  now: Date,
): Decision {
  const isSettled = payment.state === 'received' || payment.state === 'refund-due';
  if (isSettled && restUntil === undefined && amountCents === payment.amountCents) return ok([]);
  if (isTransfer && isPaidOtherwise(payment)) {
    if (restUntil === undefined) return fail({ code: 'amount-differs' });
    return ok([{ type: 'payment-surplus', at: now, amountCents }]);
  }
  if (payment.state === 'refunded' || payment.state === 'released') return fail({ code: 'payment-closed' });
  const leftCents = leftToPay(payment);
  if (payment.state === 'authorised' && amountCents < leftCents) {
    // Taken at the provider's own desk, or lowered there: the shop does without the rest.
    return ok([
      { type: 'payment-waived', at: now, amountCents: leftCents - amountCents },
      { type: 'payment-received', at: now, amountCents },
    ]);
  }
  if (amountCents !== leftCents && restUntil === undefined) return fail({ code: 'amount-differs' });
  if (payment.state === 'refund-due' || !piecesSecured) {
    return ok([{ type: 'payment-too-late', at: now, amountCents }]);
  }
  if (amountCents < leftCents && restUntil !== undefined) {
    const rest = { leftCents: leftCents - amountCents, dueAt: restUntil };
    return ok([{ type: 'payment-part-received', at: now, amountCents, ...rest }]);
  }
  const surplusCents = amountCents - leftCents;
  return ok([
    // A payment that a gift voucher covers in full is received with an amount of 0.
    ...(leftCents === 0 && payment.state !== 'open'
      ? []
      : [{ type: 'payment-received' as const, at: now, amountCents: leftCents }]),
    ...(surplusCents === 0 ? [] : [{ type: 'payment-surplus' as const, at: now, amountCents: surplusCents }]),
  ]);
}

/** Nothing, or all of it, has come: what is under way says the amount that the customer has agreed to pay. */
function correctVat(
  payment: PaymentState,
  { amountCents, isByProvider }: Extract<PaymentCommand, { kind: 'correct-vat' }>,
  now: Date,
): Decision {
  const isUntouched = payment.state === 'open' && payment.receivedCents === 0;
  if (payment.state !== 'received' && !isUntouched) return fail({ code: 'payment-closed' });
  return ok([{ type: 'vat-corrected', at: now, amountCents, isByProvider }]);
}

/** What a provider has promised: money that waits until the goods leave the shop. */
function promise(
  payment: PaymentState,
  command: Extract<PaymentCommand, { kind: 'authorise' | 'ask-capture' | 'waive' | 'expire' | 'ask-again' }>,
  now: Date,
): Decision {
  switch (command.kind) {
    case 'authorise': {
      if (payment.state === 'authorised') return ok([]);
      if (!isAwaited(payment.state)) return fail({ code: 'payment-closed' });
      const { amountCents, captureBefore } = command;
      if (amountCents !== leftToPay(payment)) return fail({ code: 'amount-differs' });
      return ok([{ type: 'payment-authorised', at: now, amountCents, captureBefore }]);
    }
    case 'ask-capture':
      if (payment.state === 'received') return ok([]);
      if (payment.state !== 'authorised') return fail({ code: 'payment-closed' });
      return ok(payment.captureAskedAt === null ? [{ type: 'capture-asked', at: now }] : []);
    case 'waive': {
      if (payment.state !== 'authorised') return fail({ code: 'nothing-to-refund' });
      if (payment.captureAskedAt !== null) return fail({ code: 'capture-under-way' });
      const { amountCents } = command;
      return ok([
        amountCents < payment.amountCents
          ? { type: 'payment-waived', at: now, amountCents }
          : { type: 'authorisation-released', at: now },
      ]);
    }
    case 'expire':
      return ok(
        payment.state === 'authorised'
          ? [{ type: 'authorisation-ended', at: now, dueAt: command.dueAt }]
          : [],
      );
    case 'ask-again': {
      const { dueAt } = command;
      if (payment.state !== 'expired') return fail({ code: 'payment-closed' });
      return ok([{ type: 'payment-asked-again', at: now, dueAt }]);
    }
    default:
      return command satisfies never;
  }
}

function takeBackReceipt(
  payment: PaymentState,
  command: Extract<PaymentCommand, { kind: 'take-back-receipt' }>,
  now: Date,
): Decision {
  const { amountCents, mayWait, isRefunded, openSurplusCents, restUntil } = command;
  const isStillHere = amountCents <= openSurplusCents;
  const leftCents = receivedOf(payment) - amountCents;
  if (isStillHere && isPaidOtherwise(payment)) {
    return ok([{ type: 'receipt-taken-back', at: now, amountCents, dueAt: null }]);
  }
  if (payment.state === 'lapsed' || isPaidOtherwise(payment) || leftCents < 0) {
    return fail({ code: 'payment-closed' });
  }
  if (isRefunded && !isStillHere) return fail({ code: 'refund-ordered' });
  const isOwed = payment.state !== 'refund-due' && leftCents < payment.amountCents;
  // After a promise it waits in any case.
  if (isOwed && !mayWait && payment.state !== 'expired') return fail({ code: 'piece-is-out' });
  return ok([{ type: 'receipt-taken-back', at: now, amountCents, dueAt: isOwed ? restUntil : null }]);
}
