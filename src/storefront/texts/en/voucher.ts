import { formatEuros } from './money.ts';

export const name = 'Promotional voucher';
export const takenOff = (cents: number): string => `−${formatEuros(cents)}`;
