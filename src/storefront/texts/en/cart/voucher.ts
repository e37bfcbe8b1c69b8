import { formatEuros } from '../shell/money.ts';

export const name = 'Promotional voucher';
export const giftName = 'Gift voucher';
export const leftToPay = 'Remaining amount';
export const takenOff = (cents: number): string => `−${formatEuros(cents)}`;
export const paysAll = 'Your gift voucher pays for everything. You need no other payment method.';
export const noKlarna = 'Klarna cannot be used when a gift voucher pays a part.';
