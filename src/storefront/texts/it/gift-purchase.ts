import { the, formatEuros } from './shell.ts';

export const title = 'Acquista un buono regalo';
export const intro =
  'In PDF, da stampare o inoltrare: scegli il valore, la grafica e una dedica, e il buono arriva per email, subito dopo il pagamento o il giorno che vuoi tu.';
export const needsScript =
  'Questo ordine richiede JavaScript. Senza, ti vendiamo volentieri i buoni nei nostri negozi.';
export const voucher = 'Il buono';
export const value = 'Valore in euro';
export const valueHint = 'Da 10 a 5000 euro, senza centesimi.';
export const valueWrong = 'Indica un valore da 10 a 5000 euro, senza centesimi';
/** Asks which amount is meant if what was typed can be read in several ways. */
export const valueInDoubt = (amounts: readonly string[]): string =>
  `Intendi ${amounts.join(' o ')}? Scrivi il valore senza virgola`;
export const design = 'Grafica';
export const designs = {
  planks: 'Assi di barca dai vecchi colori',
  armchair: 'Poltrona e lampada',
  stripes: 'Righe',
} as const;
export const recipient = 'Per chi';
export const recipientHint = 'Come deve comparire sul buono: «Per Ada».';
export const greeting = 'Dedica';
export const greetingHint = 'Al massimo 300 caratteri in 6 righe.';
export const sendOn = 'Data di invio';
export const sendOnHint =
  'Se non indichi nulla, lo inviamo appena è pagato. Dopo il pagamento puoi sempre scaricarlo.';
export const yourself = 'I tuoi dati';
export const emailHint = 'Inviamo il buono qui; sei tu a darlo a chi vuoi.';
export const methodHints = {
  stripe: 'Dopo l’ordine inserisci la tua carta.',
  bank_transfer:
    'Dopo l’ordine ti mostriamo le nostre coordinate bancarie. Il buono arriva appena riceviamo l’importo.',
  paypal: 'Dopo l’ordine confermi il pagamento nella pagina di PayPal.',
} as const;
export const summary = 'Il tuo ordine';
/** How and when the voucher is sent: `day` is '2026-12-24', or empty. */
export const isSent = (email: string, day: string): string =>
  `Il buono arriva in PDF per email${email === '' ? '' : ` a ${email}`}, ${day === '' ? 'appena è pagato' : the(formatDay(day))}. Non viene spedito nulla, non ci sono spese di spedizione.`;
export const validity =
  'Vale fino alla fine del terzo anno dopo quello dell’acquisto, si può usare in più volte e si può cedere ad altri. Non si può pagare con buoni.';
export const vatNote =
  'Buono multiuso: l’IVA è dovuta solo quando si usa. Puoi recedere dall’acquisto per 14 giorni, finché non ne è stato usato nulla.';
export const total = 'Prezzo totale';
export const amount = (cents: number): string => formatEuros(cents);

// A day of the calendar has no zone.
const dayFormat = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const formatDay = (day: string): string => dayFormat.format(new Date(day));
