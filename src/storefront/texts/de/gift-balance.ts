import { formatEuros } from './shell.ts';

export const title = 'Guthaben eines Geschenkgutscheins';
export const intro =
  'Geben Sie den Code ein, der auf dem Gutschein steht. Groß oder klein und die Striche sind gleichgültig.';
export const needsScript =
  'Diese Abfrage braucht JavaScript. Ohne nennen wir Ihnen das Guthaben gern am Telefon oder per E-Mail.';
export const code = 'Gutscheincode';
export const ask = 'Guthaben abfragen';
export const asking = 'Wird abgefragt …';
export const balance = 'Guthaben';
export const lastDay = 'Einlösbar bis';
export const spent = (day: string): string =>
  `Auf diesem Gutschein ist kein Guthaben mehr. Er gilt noch bis zum ${day}; was aus einer Rückzahlung zurückkommt, lässt sich damit bezahlen.`;
/** Beside the balance: what orders hold that may yet end. */
export const held = (amount: string, day: string): string =>
  `${amount} sind für eine Bestellung reserviert, die noch nicht bezahlt ist. Wird sie nicht bezahlt, sind sie nach dem ${day} wieder frei.`;
export const howToRedeem =
  'Eingelöst wird er im Warenkorb und in der Kasse, im Feld „Gutscheincode“; auch in Teilen.';
export const amount = (cents: number): string => formatEuros(cents);
export const browse = 'Stücke ansehen';
export const failed = 'Das Guthaben ließ sich gerade nicht abfragen. Bitte versuchen Sie es noch einmal.';

// A day of the calendar has no zone.
const day = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
export const formatDay = (lastDay: string): string => day.format(new Date(lastDay));
