import type { vouchers as german } from '../de/vouchers.ts';
import type { Translated } from '../message.ts';
import { figures } from '../figures.ts';

const { day, euros } = figures.en;

/** Why a voucher does not apply to a cart. */
export const vouchers: Translated<typeof german> = {
  'voucher-unknown': 'We do not know this code, or the voucher is no longer valid.',
  'voucher-not-yet': ({ day: first }) => `This voucher is valid from ${day(first)}.`,
  'voucher-over': ({ day: last }) => `This voucher was valid until ${day(last)}.`,
  'voucher-used': 'This voucher has already been redeemed.',
  'gift-voucher-spent': 'This gift voucher has been used up.',
  'gift-voucher-held': ({ heldCents, day: last }) =>
    `Nothing on this gift voucher is free at the moment: ${euros(heldCents)} is reserved until ${day(last)} for an order that has not been paid yet.`,
  'gift-voucher-empty': 'There is nothing left on this gift voucher to pay for this order.',
  'voucher-used-by-you': 'You have already redeemed this voucher. It is valid once per person.',
  'voucher-for-somebody-else': 'This voucher was issued to another email address and cannot be transferred.',
  'voucher-for-consumers': 'This voucher is for private customers only.',
  'voucher-for-businesses': 'This voucher is for businesses only.',
  'voucher-not-for-these': 'This voucher is not valid for any of the pieces in your basket.',
  'voucher-order-too-small': ({ leastCents }) =>
    `This voucher is valid for goods worth at least ${euros(leastCents)}.`,
  'voucher-leaves-nothing': ({ leastCents }) =>
    `At least ${euros(leastCents)} must be left to pay after the voucher.`,
  'gift-value-out-of-range': 'Please enter a value in whole euros from 10 to 5,000',
  'gift-day-impossible': 'Please choose a day from today on and within a year',
  'voucher-worth-missing': 'Please enter either a value or a percentage',
  'voucher-ends-before': 'The last day is before the first',
  'voucher-code-missing': 'Please enter the code',
  'voucher-least-below-value': 'At least as much as the voucher is worth; left empty, it is just that',
  'voucher-one-code': 'A voucher for one person has exactly one code',
};
