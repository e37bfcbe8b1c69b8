import type { Order } from '../order-types.ts';
import { claimBody, claimPaymentBody, settlePath } from './claim-fields.tsx';
import { incomingMoneyBody } from './incoming-money.tsx';
import { receiptPath } from './mistaken-receipt.tsx';
import { recipientBody } from './recipient-fields.tsx';
import { refundBody } from './refund-fields.tsx';
import { consignmentBody } from './step-fields.tsx';
import { takeBackBody, takeOutBody } from './take-back.tsx';

export type ActionName = Order['steps'][number]['action'];

export type Values = Readonly<Record<string, unknown>>;

/** The address of each action, below the order's. */
type OfPart = 'take-back-receipt' | 'take-back-claim-receipt' | 'claim-paid' | 'claim-waived';
const paths: Readonly<Record<Exclude<ActionName, OfPart>, string>> = {
  accept: '/accept',
  decline: '/decline',
  'mark-as-paid': '/payment',
  refund: '/refunds',
  'refund-by-bank': '/refunds',
  waive: '/refunds',
  capture: '/capture',
  'check-payment': '/check-payment',
  'check-vat-id': '/check-vat-id',
  'correct-vat': '/correct-vat',
  'ask-again': '/ask-again',
  prepare: '/prepare',
  ship: '/ship',
  'correct-shipment': '/ship',
  'hand-over': '/hand-over',
  return: '/return',
  'take-back': '/returns',
  'take-out': '/take-out',
  'claim-damage': '/claims',
  'claim-missing': '/claims',
  cancel: '/cancel',
  release: '/release',
  'issue-to-another': '/invoice-recipient',
};

export function pathOf(action: ActionName, values: Values): string {
  if (action === 'take-back-receipt' || action === 'take-back-claim-receipt') return receiptPath(values);
  return action === 'claim-paid' || action === 'claim-waived' ? settlePath(action, values) : paths[action];
}

/** A form's values as REST takes them. */
export function bodyOf(action: ActionName, values: Values): object {
  const { positions, reason, happenedOn } = values;
  switch (action) {
    case 'mark-as-paid':
      return incomingMoneyBody(values);
    case 'refund':
    case 'waive':
    case 'refund-by-bank':
      return refundBody(values);
    case 'cancel':
      return { reason: reason ?? null };
    case 'take-back-receipt':
    case 'take-back-claim-receipt':
    case 'release':
      return { reason };
    case 'issue-to-another':
      return recipientBody(values);
    case 'take-back':
      return takeBackBody(values);
    case 'take-out':
      return takeOutBody(values);
    case 'claim-damage':
    case 'claim-missing':
      return claimBody(action, values);
    case 'claim-paid':
      return claimPaymentBody(values);
    case 'claim-waived':
      return { reason, key: values['key'] };
    case 'ship':
      return { ...consignmentBody(values), happenedOn };
    case 'correct-shipment':
      return consignmentBody(values);
    case 'prepare':
      return { positions };
    case 'hand-over':
      return { positions, happenedOn };
    case 'return':
      return { positions, happenedOn, condition: values['condition'], note: values['note'] ?? '' };
    default:
      return {};
  }
}
