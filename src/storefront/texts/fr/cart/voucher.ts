import { formatEuros } from '../shell/money.ts';

export const name = 'Bon de réduction';
export const giftName = 'Bon cadeau';
export const leftToPay = 'Reste à payer';
export const takenOff = (cents: number): string => `−${formatEuros(cents)}`;
export const paysAll = 'Votre bon cadeau couvre tout. Aucun autre moyen de paiement n’est nécessaire.';
export const noKlarna = 'Klarna ne se combine pas avec un bon cadeau.';
