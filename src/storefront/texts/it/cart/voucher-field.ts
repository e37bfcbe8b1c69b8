import { formatEuros } from '../shell/money.ts';

export const label = 'Codice del buono';
export const apply = 'Applica';
export const missing = 'Inserisci prima il codice';
export const remove = 'Rimuovi il buono';
export const checking = 'Verifica del buono in corso…';
export const applied = (code: string, cents: number): string =>
  `Buono ${code}: ${formatEuros(cents)} di sconto`;
export const none = 'Nessun buono è utilizzato.';
export const failed = 'Al momento non è stato possibile verificare il buono. Riprova.';
export const removeGift = 'Rimuovi il buono regalo';
export const giftApplied = (code: string, cents: number): string =>
  `Buono regalo ${code}: ${formatEuros(cents)} di credito`;
