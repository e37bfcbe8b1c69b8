import { formatEuros } from '../shell/money.ts';

export const name = 'Vale promocional';
export const giftName = 'Vale regalo';
export const leftToPay = 'Queda por pagar';
export const takenOff = (cents: number): string => `−${formatEuros(cents)}`;
export const paysAll = 'Tu vale regalo lo cubre todo. No necesitas otra forma de pago.';
export const noKlarna = 'Klarna no está disponible si un vale regalo paga una parte.';
