import { formatEuros } from '../shell/money.ts';

export const name = 'Aktionsgutschein';
export const giftName = 'Geschenkgutschein';
export const leftToPay = 'Restbetrag';
export const takenOff = (cents: number): string => `−${formatEuros(cents)}`;
export const paysAll = 'Ihr Geschenkgutschein bezahlt alles. Sie brauchen keine andere Zahlungsart.';
export const noKlarna = 'Klarna ist nicht möglich, wenn ein Geschenkgutschein einen Teil bezahlt.';
