import { cardTab } from '../wording/quoted.ts';
import type { RefusalMeaning } from '../../../shared/orders/payment-vocabulary.ts';
import { formatEuros } from './shell.ts';

export const paymentMethodHint = {
  stripe: 'Nach der Bestellung geben Sie Ihre Karte ein.',
  klarna: 'Nach der Bestellung bestätigen Sie die Zahlung auf der Seite von Klarna.',
  bank_transfer:
    'Nach der Bestellung zeigen wir Ihnen unsere Bankverbindung. Bis der Betrag da ist, höchstens 7 Tage, bleiben die Stücke für Sie reserviert.',
  paypal: 'Nach der Bestellung bestätigen Sie die Zahlung auf der Seite von PayPal.',
} as const;

/** Word for word: section 2.14 of the specification. */
export const tabName = { stripe: cardTab, klarna: 'Klarna', paypal: 'PayPal' } as const;
export const tabs = 'Zahlungsart';
export const beforeOrder = {
  stripe: 'Ihre Karte geben Sie im nächsten Schritt ein.',
  klarna: 'Zu Klarna geht es im nächsten Schritt.',
  paypal: 'Zu PayPal geht es im nächsten Schritt.',
} as const;
export const payTitle = 'Jetzt bezahlen';
export const unpaidTitle = 'Ihre Bestellung ist da, die Zahlung fehlt noch';
export const takeBack = 'Bestellung zurücknehmen und zurück zur Prüfung';
export const takeBackHere = 'Bestellung zurücknehmen';
export const takeBackMeans =
  'Dann sind die Stücke wieder für alle frei, und Sie haben nichts zu bezahlen. Wir legen sie zurück in Ihren Warenkorb; reserviert sind sie dort nicht.';
export const takeBackNow = 'Ja, Bestellung zurücknehmen';
export const backInCart = 'Die Stücke Ihrer Bestellung liegen wieder in Ihrem Warenkorb.';
export const noneToBeHad = 'Von den Stücken Ihrer Bestellung ist zurzeit keines zu haben.';
export const notAllAsked = 'Nicht alle Stücke ließen sich abfragen, vielleicht fehlt gerade die Verbindung.';
export const ordered = (until: string): string =>
  `Ihre Bestellung ist da. Bis ${time.format(new Date(until))} Uhr sind die Stücke für Sie reserviert.`;
export { loading } from '../wording/quoted.ts';
export const payCard = (cents: number): string => `${formatEuros(cents)} bezahlen`;
export const paying = 'Wird verarbeitet...';
export const toPage = (cents: number, name: string): string => `${formatEuros(cents)} mit ${name} bezahlen`;
export const pageHint = {
  klarna:
    'Stripe leitet Sie zu Klarna weiter; danach kommen Sie hierher zurück. Eingezogen wird der Betrag erst, wenn Ihre Bestellung unser Haus verlässt.',
  paypal:
    'Sie werden zu PayPal weitergeleitet und kommen danach hierher zurück. Erst dann wird der Betrag abgebucht.',
} as const;
export const toProviderPage = 'Auf der Seite von Stripe bezahlen';
export const tryAgain = 'Noch einmal versuchen';

/** Word for word: section 8 of the specification. */
export { initializeFailed } from '../wording/quoted.ts';
export { paymentFailed as failed } from '../wording/quoted.ts';
export const shopLost =
  'Unser Shop war nicht zu erreichen. Es wurde nichts abgebucht, und Ihre Bestellung ist weiter da. Bitte prüfen Sie Ihre Internetverbindung, und versuchen Sie es noch einmal.';
export { paymentSuccessful as successful } from '../wording/quoted.ts';
export const pending =
  'Ihre Zahlung wird noch geprüft. Wir halten Ihre Stücke so lange für Sie zurück und schreiben Ihnen, sobald das Geld da ist.';
export { processingFailed } from '../wording/quoted.ts';

export { processingPayment as processing } from '../wording/quoted.ts';
export const returnTitle = 'Ihre Zahlung';
export const toOrder = 'Zur Bestellung';
export const incompleteReturn =
  'Dieser Link ist unvollständig. Den Stand Ihrer Bestellung zeigt der Link in unserer Mail; gern sehen auch wir nach.';

export const taken = 'Ihre Zahlung ist bestätigt. Vielen Dank!';
export const takenElsewhere =
  'Ihre Zahlung ist bestätigt. Zu Ihrer Bestellung kommen Sie mit dem Link in unserer E-Mail.';

/** By what the refusal means. `hasOthers`: there are other means of payment beside the refused one. */
export const refused: Readonly<Record<RefusalMeaning, (hasOthers: boolean) => string>> = {
  'ask-again': (hasOthers) =>
    `Ihre Zahlung wurde nicht bestätigt, es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal und prüfen Sie Ihre Angaben${hasOthers ? ', oder wählen Sie eine andere Zahlungsart' : ''}.`,
  'other-means': (hasOthers) =>
    `Ihre Zahlung wurde abgelehnt, es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal, mit einer anderen Karte oder einem anderen Konto${hasOthers ? ', oder wählen Sie eine andere Zahlungsart' : ''}.`,
  'try-later': (hasOthers) =>
    `Ihre Zahlung konnte gerade nicht ausgeführt werden, es wurde nichts abgebucht. Bitte versuchen Sie es in einigen Minuten noch einmal${hasOthers ? ', oder wählen Sie eine andere Zahlungsart' : ''}.`,
  'for-staff': (hasOthers) =>
    `Auf diesem Weg können wir Ihre Zahlung gerade nicht annehmen; an Ihnen liegt das nicht, und es wurde nichts abgebucht. ${hasOthers ? 'Bitte wählen Sie eine andere Zahlungsart, oder schreiben Sie uns.' : 'Bitte schreiben Sie uns.'}`,
  over: (hasOthers) =>
    `Diese Zahlung ist abgelaufen, es wurde nichts abgebucht. Bitte bezahlen Sie noch einmal${hasOthers ? ', gern auch auf einem anderen Weg' : ''}.`,
};
export const unanswered =
  'Wir wissen noch nicht, ob Ihre Zahlung angekommen ist. Bitte versuchen Sie es noch einmal: Doppelt abgebucht wird dabei nichts.';
export const seeOrder = 'Den Stand Ihrer Zahlung zeigt die Seite Ihrer Bestellung.';

export const cancelledTitle = 'Zahlung abgebrochen';
export const cancelledText =
  'Die Zahlung wurde nicht abgeschlossen. Es wurde nichts abgebucht. Ihre Bestellung bleibt noch kurze Zeit für Sie reserviert.';
export const cancelledUntil = (until: string): string =>
  `Bis ${time.format(new Date(until))} Uhr können Sie sie noch bezahlen, auch auf einem anderen Weg, oder zurücknehmen.`;
export const cancelledOver = 'Diese Bestellung können Sie nicht mehr bezahlen.';
export const cancelledElsewhere =
  'Möchten Sie doch bezahlen? Der Link in unserer E-Mail führt zu Ihrer Bestellung. Wenn Sie nichts tun, verfällt sie von selbst.';
export const payAfterAll = 'Doch noch bezahlen';
export const helpTitle = 'Brauchen Sie Hilfe?';
export const helpText = 'Schreiben Sie uns, wir helfen gern:';
export const toHome = 'Zurück zur Startseite';

export const sandboxNote = 'Testbetrieb: Es wird kein Geld bewegt. Bitte geben Sie keine echte Karte ein.';
export const cardNumber = 'Kartennummer';
export const cardExpiry = 'Gültig bis';
export const cardCode = 'Prüfnummer';
export const testCards = 'Testkarten';
export const testCardList: readonly (readonly [string, string])[] = [
  ['4242 4242 4242 4242', 'wird angenommen'],
  ['4000 0025 0000 3155', 'fragt nach 3-D Secure'],
  ['4000 0000 0000 0002', 'wird abgelehnt'],
  ['4000 0000 0000 9995', 'nicht gedeckt'],
];
export const bankTitle = '3-D Secure (Testbank)';
export const bankText = (cents: number): string =>
  `Möchten Sie die Zahlung über ${formatEuros(cents)} freigeben?`;
export const bankAllow = 'Zahlung freigeben';
export const bankRefuse = 'Ablehnen';

const time = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});
