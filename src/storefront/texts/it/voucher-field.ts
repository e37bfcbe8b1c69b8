import { formatEuros } from './shell.ts';

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

export const perOrder = 'Per ogni ordine si possono usare un buono promozionale e un buono regalo.';

interface Worth {
  readonly code: string;
  readonly cents: number;
}
/** For two vouchers of a kind: the one that applies, and the other. */
export const oneOf = {
  promotion: (one: Worth, other: Worth): string =>
    `Per ogni ordine si può usare un solo buono promozionale: ${one.code} con ${formatEuros(one.cents)} di sconto, non ${other.code} con ${formatEuros(other.cents)}. Per usare ${other.code}, rimuovi prima ${one.code}.`,
  gift: (one: Worth, other: Worth): string =>
    `Per ogni ordine si può usare un solo buono regalo: ${one.code} con ${formatEuros(one.cents)} di credito, non ${other.code} con ${formatEuros(other.cents)}. Per usare ${other.code}, rimuovi prima ${one.code}.`,
} as const;
