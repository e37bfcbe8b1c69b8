import { isDelivered } from '../../../shared/orders/payment-states.ts';
import type { LineFulfilment } from '../../../shared/orders/line-fulfilment.ts';
import type { OrderAction, OrderStep } from '../../../shared/orders/order-actions.ts';
import { fail, type Result } from '../../../shared/result.ts';
import { refusalToClaim } from './damage-claim.ts';
import {
  decideFulfilment,
  isOut,
  type FulfilmentCommand,
  type FulfilmentEvent,
  type FulfilmentRefusal,
  type LineToFulfil,
} from './fulfilment-machine.ts';

/** What the steps of a line depend on beside the line itself. */
export interface OrderToFulfil extends Pick<LineToFulfil, 'delivery' | 'isStopped'> {
  readonly state: string;
  /** Null: the customer was not asked to pay. */
  readonly paymentState: string | null;
}

type Line = Pick<LineToFulfil, 'rentOption'>;

export type LineRefusal = FulfilmentRefusal | { readonly code: 'not-paid' };

/**
 * Whether anything of an order may leave the shop or come back: its contract stands, and its money has come, was promised
 * or is not wanted any more. What a provider promised and does not give is a reason to keep back what has not left.
 */
export function isInDelivery({ state, paymentState }: OrderToFulfil): boolean {
  return state === 'accepted' && (isDelivered(paymentState) || paymentState === 'expired');
}

/** What a command leads to for a line of an order. The use cases ask it, and so do the steps that staff are offered. */
export function decideLine(
  order: OrderToFulfil,
  { rentOption }: Line,
  current: LineFulfilment,
  command: FulfilmentCommand,
  now: Date,
): Result<readonly FulfilmentEvent[], LineRefusal> {
  if (!isInDelivery(order)) return fail({ code: 'not-paid' });
  const isUnpaid = order.paymentState === 'expired';
  if (isUnpaid && command.kind === 'prepare') return fail({ code: 'not-paid' });
  const { delivery, isStopped } = order;
  const decided = decideFulfilment(
    current,
    command,
    { rentOption, delivery, isStopped: isStopped || isUnpaid },
    now,
  );
  return !decided.ok && isUnpaid && decided.error.code === 'payment-disputed'
    ? fail({ code: 'not-paid' })
    : decided;
}

const unknownShipment = { carrier: null, tracking: null, link: null } as const;

/** The actions of a line and the commands behind them. */
const commands = {
  prepare: { kind: 'prepare' },
  ship: { kind: 'ship', ...unknownShipment },
  'hand-over': { kind: 'hand-over' },
  'correct-shipment': { kind: 'ship', ...unknownShipment },
  return: { kind: 'return-rental' },
  'take-back': { kind: 'take-back' },
  'take-out': { kind: 'take-out' },
} as const satisfies Partial<Record<OrderAction, FulfilmentCommand>>;

type LineAction = keyof typeof commands | 'claim-damage' | 'claim-missing';
const lineActions = [
  ...(Object.keys(commands) as (keyof typeof commands)[]),
  ...(['claim-damage', 'claim-missing'] as const),
];

/** What may be done with the lines of an order now, and with which of them: what no line allows is left out. */
export function lineSteps(
  order: OrderToFulfil,
  lines: readonly Line[],
  fulfilments: readonly LineFulfilment[],
  now: Date,
): readonly (Omit<OrderStep, 'isDue'> & { readonly action: LineAction })[] {
  return lineActions.flatMap((action) => {
    const positions = [...lines.keys()].filter((position) => {
      const [line, current] = [lines[position], fulfilments[position]];
      return line !== undefined && current !== undefined && isPossible(order, line, current, action, now);
    });
    return positions.length === 0 ? [] : [{ action, positions }];
  });
}

function isPossible(
  order: OrderToFulfil,
  line: Line,
  current: LineFulfilment,
  action: LineAction,
  now: Date,
): boolean {
  switch (action) {
    case 'claim-damage':
      return refusalToClaim(current, line.rentOption !== null, false) === null;
    case 'claim-missing':
      // More may be claimed for what is given up already, but nobody is asked to.
      return isOut(current);
    case 'correct-shipment':
      return current.state === 'shipped' && decideLine(order, line, current, commands.ship, now).ok;
    case 'ship':
      if (current.state === 'shipped') return false;
      break;
    default:
  }
  const decided = decideLine(order, line, current, commands[action], now);
  return decided.ok && decided.value.length > 0;
}
