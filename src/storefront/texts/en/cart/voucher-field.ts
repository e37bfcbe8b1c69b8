import { formatEuros } from '../shell/money.ts';

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
