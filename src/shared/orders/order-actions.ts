import type { StaffRight } from '../staff/staff-roles.ts';

/** What staff can do with an order, and the right that it needs: whatever gives money away needs `orders:refund`. */
export const rightOfAction = {
  accept: 'orders:write',
  decline: 'orders:write',
  'mark-as-paid': 'orders:write',
  'check-payment': 'orders:write',
  capture: 'orders:write',
  'ask-again': 'orders:write',
  prepare: 'orders:write',
  ship: 'orders:write',
  'hand-over': 'orders:write',
  release: 'orders:refund',
  'correct-shipment': 'orders:write',
  return: 'orders:write',
  'take-back': 'orders:write',
  'take-out': 'orders:write',
  cancel: 'orders:refund',
  waive: 'orders:refund',
  'refund-by-bank': 'orders:refund',
  refund: 'orders:refund',
  'claim-damage': 'orders:write',
  'claim-missing': 'orders:write',
  'claim-paid': 'orders:write',
  'claim-waived': 'orders:refund',
  'take-back-claim-receipt': 'orders:write',
  'take-back-receipt': 'orders:write',
  'check-vat-id': 'orders:write',
  'correct-vat': 'orders:refund',
  'issue-to-another': 'orders:write',
} as const satisfies Readonly<Record<string, StaffRight>>;

export type OrderAction = keyof typeof rightOfAction;
/** In the order in which the office offers them. */
export const orderActions = Object.keys(rightOfAction) as [OrderAction, ...OrderAction[]];

/** An action that is possible now: the use case behind it would not refuse it, and it would change something. */
export interface OrderStep {
  readonly action: OrderAction;
  /** The lines that it applies to, counted from 0; empty: it is about the order, its money or its papers. */
  readonly positions: readonly number[];
  /** Whether somebody waits for it. */
  readonly isDue: boolean;
}
