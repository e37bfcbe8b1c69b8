import type { vouchers as german } from '../de/vouchers.ts';
import type { Translated } from '../message.ts';
import { figures } from '../figures.ts';

const { day, euros } = figures.it;

/** Why a voucher does not apply to a cart. */
export const vouchers: Translated<typeof german> = {
  'voucher-unknown': 'Non conosciamo questo codice oppure il buono non è più valido.',
  'voucher-not-yet': ({ day: first }) => `Primo giorno utile di questo buono: ${day(first)}.`,
  'voucher-over': ({ day: last }) => `Questo buono è scaduto. Ultimo giorno utile: ${day(last)}.`,
  'voucher-used': 'Questo buono è già stato utilizzato.',
  'gift-voucher-held': ({ heldCents, day: last }) =>
    `Su questo buono regalo al momento non c’è credito disponibile: ${euros(heldCents)} sono riservati per un ordine non ancora pagato. Ultimo giorno: ${day(last)}.`,
  'gift-voucher-empty': 'Su questo buono regalo non c’è più credito con cui pagare questo ordine.',
  'voucher-used-by-you': 'Hai già utilizzato questo buono. Vale una sola volta per persona.',
  'voucher-for-somebody-else': 'Questo buono è intestato a un altro indirizzo email e non è trasferibile.',
  'voucher-for-consumers': 'Questo buono vale solo per i clienti privati.',
  'voucher-for-businesses': 'Questo buono vale solo per le aziende.',
  'voucher-not-for-these': 'Questo buono non vale per nessuno dei pezzi nel tuo carrello.',
  'voucher-order-too-small': ({ leastCents }) =>
    `Questo buono vale per acquisti a partire da ${euros(leastCents)}.`,
  'voucher-leaves-nothing': ({ leastCents }) =>
    `Detratto il buono, devono restare da pagare almeno ${euros(leastCents)}.`,
  'gift-value-out-of-range': 'Indica un valore da 10 a 5000 euro, senza centesimi',
  'gift-day-impossible': 'Scegli un giorno da oggi in poi ed entro un anno',
  'voucher-worth-missing': 'Indica un valore oppure una percentuale, non entrambi',
  'voucher-ends-before': 'L’ultimo giorno è precedente al primo',
  'voucher-code-missing': 'Inserisci il codice',
  'voucher-least-below-value': 'Almeno il valore del buono; se resta vuoto, è quel valore',
  'voucher-one-code': 'Per una persona determinata c’è un solo codice',
  'gift-voucher-spent': 'Questo buono regalo è esaurito.',
};
