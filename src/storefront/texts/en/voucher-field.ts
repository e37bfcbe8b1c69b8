import { formatEuros } from './shell.ts';

export const label = 'Voucher code';
export const apply = 'Redeem';
export const missing = 'Please enter the code first';
export const remove = 'Remove voucher';
export const checking = 'Checking the voucher …';
export const applied = (code: string, cents: number): string => `Voucher ${code}: ${formatEuros(cents)} off`;
export const none = 'No voucher is redeemed.';
export const failed = 'The voucher could not be checked just now. Please try again.';
export const removeGift = 'Remove gift voucher';
export const giftApplied = (code: string, cents: number): string =>
  `Gift voucher ${code}: ${formatEuros(cents)} balance`;

export const perOrder = 'One promotional voucher and one gift voucher can be used for each order.';

interface Worth {
  readonly code: string;
  readonly cents: number;
}
/** For two vouchers of a kind: the one that applies, and the other. */
export const oneOf = {
  promotion: (one: Worth, other: Worth): string =>
    `Only one promotional voucher can be used for each order: ${one.code} with ${formatEuros(one.cents)} off, not ${other.code} with ${formatEuros(other.cents)}. To use ${other.code}, remove ${one.code} first.`,
  gift: (one: Worth, other: Worth): string =>
    `Only one gift voucher can be used for each order: ${one.code} with a balance of ${formatEuros(one.cents)}, not ${other.code} with ${formatEuros(other.cents)}. To use ${other.code}, remove ${one.code} first.`,
} as const;
