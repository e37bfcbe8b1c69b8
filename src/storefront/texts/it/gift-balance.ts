import { the, toThe, formatEuros } from './shell.ts';

export const title = 'Saldo di un buono regalo';
export const intro =
  'Inserisci il codice riportato sul buono. Maiuscole, minuscole e trattini non fanno differenza.';
export const needsScript =
  'Questa verifica richiede JavaScript. Se non lo hai, ti diciamo volentieri il saldo per telefono o per email.';
export const code = 'Codice del buono';
export const ask = 'Verifica il saldo';
export const asking = 'Verifica in corso…';
export const balance = 'Saldo';
export const lastDay = 'Ultimo giorno utile';
export const spent = (day: string): string =>
  `Su questo buono non c’è più credito. È valido ancora fino ${toThe(day)}; se ti viene rimborsato qualcosa sul buono, puoi usarlo per pagare.`;
/** Beside the balance: what orders hold that may yet end. */
export const held = (amount: string, day: string): string =>
  `${amount} sono riservati per un ordine non ancora pagato. Se non viene pagato, tornano disponibili dopo ${the(day)}.`;
export const howToRedeem =
  'Si usa nel carrello e alla cassa, nel campo «Codice del buono»; anche un po’ alla volta.';
export const amount = (cents: number): string => formatEuros(cents);
export const browse = 'Scopri i pezzi';
export const failed = 'Al momento non è stato possibile verificare il saldo. Riprova.';

// A day of the calendar has no zone.
const day = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
export const formatDay = (lastDay: string): string => day.format(new Date(lastDay));
