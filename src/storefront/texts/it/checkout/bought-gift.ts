import { the, toThe } from '../shell/grammar.ts';

/** A gift voucher on the page of the order that bought it. Days are '2026-12-24'. */
export const name = 'Buono regalo';
export const download = 'Scarica il buono in PDF';
export const comesSoon = 'È pagato e arriva per email tra pochi minuti.';
export const comesWhenPaid = 'Arriva per email appena è pagato.';
export const comesOn = (day: string): string => `Arriva per email ${the(formatBoughtDay(day))}.`;
export const wasMailed = 'È arrivato per email.';
export const validUntil = (day: string): string => `Si può usare fino ${toThe(formatBoughtDay(day))}.`;
export const ended = 'Non è più valido, perché l’ordine è stato rimborsato.';
export const payUntil = (until: string): string =>
  `Abbiamo ricevuto il tuo ordine. Puoi pagare fino alle ore ${clock.format(new Date(until))}.`;
export const takeBackMeans = 'In questo caso non devi pagare nulla e non ci sarà nessun buono.';
/** Of a bank transfer. */
export const bankIntro = (day: string): string =>
  `Effettua il bonifico entro ${the(formatBoughtDay(day))}. Ti inviamo il buono appena riceviamo l’importo.`;

const clock = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});
const dayFormat = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const formatBoughtDay = (day: string): string => dayFormat.format(new Date(day));
