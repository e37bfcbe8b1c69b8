import { formatEuros } from './money.ts';

export const name = 'Aktionsgutschein';
export const takenOff = (cents: number): string => `−${formatEuros(cents)}`;
