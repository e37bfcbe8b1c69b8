import { formatEuros } from './shell.ts';

export const title = 'Geschenkgutschein kaufen';
export const intro =
  'Als PDF zum Ausdrucken oder Weiterleiten: Sie wählen Wert, Motiv und Gruß, und der Gutschein kommt per E-Mail, gleich nach der Zahlung oder an einem Tag Ihrer Wahl.';
export const needsScript =
  'Diese Bestellung braucht JavaScript. Ohne verkaufen wir Ihnen Gutscheine gern in unseren Geschäften.';
export const voucher = 'Der Gutschein';
export const value = 'Wert in Euro';
export const valueHint = 'Von 10 bis 5.000 Euro, in ganzen Euro.';
export const valueWrong = 'Bitte geben Sie einen Wert in ganzen Euro von 10 bis 5.000 an';
/** Asks which amount is meant if what was typed can be read in several ways. */
export const valueInDoubt = (amounts: readonly string[]): string =>
  `Meinen Sie ${amounts.join(' oder ')}? Bitte geben Sie den Wert ohne Komma an`;
export const design = 'Motiv';
export const designs = {
  planks: 'Bootsplanken in alten Farben',
  armchair: 'Sessel mit Lampe',
  stripes: 'Streifen',
} as const;
export const recipient = 'Für wen';
export const recipientHint = 'So, wie es auf dem Gutschein stehen soll: „Für Ada“.';
export const greeting = 'Gruß';
export const greetingHint = 'Höchstens 300 Zeichen in 6 Zeilen.';
export const sendOn = 'Tag, an dem er kommt';
export const sendOnHint =
  'Ohne Angabe kommt er, sobald er bezahlt ist. Herunterladen können Sie ihn nach der Zahlung immer.';
export const yourself = 'Ihre Angaben';
export const emailHint = 'Hierhin kommt der Gutschein. Sie geben ihn selbst weiter.';
export const methodHints = {
  stripe: 'Nach der Bestellung geben Sie Ihre Karte ein.',
  bank_transfer:
    'Nach der Bestellung zeigen wir Ihnen unsere Bankverbindung. Der Gutschein kommt, sobald der Betrag da ist.',
  paypal: 'Nach der Bestellung bestätigen Sie die Zahlung auf der Seite von PayPal.',
} as const;
export const summary = 'Ihre Bestellung';
/** How and when the voucher is sent: `day` is '2026-12-24', or empty. */
export const isSent = (email: string, day: string): string =>
  `Der Gutschein kommt als PDF per E-Mail${email === '' ? '' : ` an ${email}`}, ${day === '' ? 'sobald er bezahlt ist' : `am ${formatDay(day)}`}. Es wird nichts verschickt, Versandkosten gibt es keine.`;
export const validity =
  'Er gilt bis zum Ende des dritten Jahres nach dem Jahr des Kaufs, lässt sich in Teilen einlösen und darf weitergegeben werden. Mit Gutscheinen lässt er sich nicht bezahlen.';
export const vatNote =
  'Mehrzweck-Gutschein: Umsatzsteuer entsteht erst beim Einlösen. Sie können den Kauf 14 Tage lang widerrufen, soweit noch nichts eingelöst ist.';
export const total = 'Gesamtpreis';
export const amount = (cents: number): string => formatEuros(cents);

// A day of the calendar has no zone.
const dayFormat = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const formatDay = (day: string): string => dayFormat.format(new Date(day));
