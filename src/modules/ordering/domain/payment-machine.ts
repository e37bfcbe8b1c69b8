import type { Cents } from '../../../shared/cents.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';

/** The money for one order. It is asked for when the contract stands, and waited for until `dueAt`. */
export type PaymentState =
  | { readonly state: 'open'; readonly amountCents: Cents; readonly dueAt: Date }
  | { readonly state: 'received'; readonly amountCents: Cents; readonly receivedAt: Date }
  | { readonly state: 'lapsed'; readonly amountCents: Cents }
  /** It came too late, and a piece was gone. */
  | { readonly state: 'refund-due'; readonly amountCents: Cents; readonly receivedAt: Date }
  | { readonly state: 'refunded'; readonly amountCents: Cents; readonly refundedAt: Date };

export type PaymentCommand =
  | {
      readonly kind: 'receive';
      readonly amountCents: Cents;
      /** Whether all pieces are the buyer's now; if not, the money goes back. */
      readonly piecesSecured: boolean;
    }
  | { readonly kind: 'lapse' }
  /** The order is called off before anything was paid. */
  | { readonly kind: 'drop' }
  | { readonly kind: 'refund' };

export type PaymentEvent =
  | { readonly type: 'payment-received'; readonly at: Date }
  | { readonly type: 'payment-too-late'; readonly at: Date }
  | { readonly type: 'payment-lapsed'; readonly at: Date }
  /** Nobody waits for it any more. */
  | { readonly type: 'payment-dropped'; readonly at: Date }
  | { readonly type: 'payment-refunded'; readonly at: Date };

export interface PaymentRefusal {
  readonly code: 'amount-differs' | 'payment-closed' | 'nothing-to-refund';
}

type Decision = Result<readonly PaymentEvent[], PaymentRefusal>;

/** What a command leads to. A repeated command leads to nothing more, and is no failure. */
export function decidePayment(payment: PaymentState, command: PaymentCommand, now: Date): Decision {
  switch (command.kind) {
    case 'receive':
      return receive(payment, command, now);
    case 'lapse':
      return ok(
        payment.state === 'open' && now >= payment.dueAt ? [{ type: 'payment-lapsed', at: now }] : [],
      );
    case 'drop':
      return ok(payment.state === 'open' ? [{ type: 'payment-dropped', at: now }] : []);
    case 'refund':
      if (payment.state === 'refunded') return ok([]);
      return payment.state === 'received' || payment.state === 'refund-due'
        ? ok([{ type: 'payment-refunded', at: now }])
        : fail({ code: 'nothing-to-refund' });
    default:
      return command satisfies never;
  }
}

/** The state after an event that `decidePayment` has given for it. */
export function evolvePayment(payment: PaymentState, event: PaymentEvent): PaymentState {
  const { amountCents } = payment;
  switch (event.type) {
    case 'payment-received':
      return { state: 'received', amountCents, receivedAt: event.at };
    case 'payment-too-late':
      return { state: 'refund-due', amountCents, receivedAt: event.at };
    case 'payment-lapsed':
    case 'payment-dropped':
      return { state: 'lapsed', amountCents };
    case 'payment-refunded':
      return { state: 'refunded', amountCents, refundedAt: event.at };
    default:
      return event satisfies never;
  }
}

function receive(
  payment: PaymentState,
  { amountCents, piecesSecured }: Extract<PaymentCommand, { kind: 'receive' }>,
  now: Date,
): Decision {
  if (amountCents !== payment.amountCents) return fail({ code: 'amount-differs' });
  if (payment.state === 'received' || payment.state === 'refund-due') return ok([]);
  if (payment.state === 'refunded') return fail({ code: 'payment-closed' });
  return ok([{ type: piecesSecured ? 'payment-received' : 'payment-too-late', at: now }]);
}
