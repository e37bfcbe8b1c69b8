import { formatEuros } from './shell.ts';

export const title = 'Bestellung prüfen';
export const change = 'Ändern';
export const contact = 'Kontakt';
export const delivery = 'Lieferung';
export const pieces = 'Ihre Stücke';
export const payment = 'Zahlungsart';
export const proceed = 'Zur Zahlung fortfahren';
export const busy = 'Wird verarbeitet...';
export const incomplete = 'Für die Bestellung fehlen noch Angaben.';
export const toCheckout = 'Zur Kasse';

export const paymentTitle = 'Jetzt bestellen';
export const reservedUntil = (moment: string): string =>
  `Für Sie reserviert bis ${time.format(new Date(moment))} Uhr.`;
export const order = 'zahlungspflichtig bestellen';
export { backToReview } from '../wording/quoted.ts';
/** A sentence with links to pages of texts. */
export const applying: readonly (string | { readonly label: string; readonly page: `/${string}` })[] = [
  'Es gelten unsere ',
  { label: 'Allgemeinen Geschäftsbedingungen', page: '/terms' },
  '. Verbraucher können 14 Tage lang widerrufen: ',
  { label: 'Widerrufsbelehrung', page: '/withdrawal' },
  '. Wie wir Ihre Daten verarbeiten, steht in der ',
  { label: 'Datenschutzerklärung', page: '/data-protection' },
  '.',
];
export const inNewTab = '(öffnet einen neuen Tab)';
/** Names only the parts that were ordered. */
export const earlyService = (isRental: boolean, isAssembly: boolean): string =>
  `${!isAssembly ? 'Die Miete soll' : !isRental ? 'Der Aufbauservice soll' : 'Miete oder Aufbauservice sollen'} schon vor Ablauf der Widerrufsfrist beginnen. Das verlange ich ausdrücklich.`;
export const earlyServiceHint = (isAssembly: boolean): string =>
  `Freiwillig. Widerrufen Sie danach, bezahlen Sie den Anteil, der bis dahin schon geleistet ist.${isAssembly ? ' Ist ein Aufbau vollständig ausgeführt, erlischt das Widerrufsrecht für ihn.' : ''}`;

export const codeTitle = 'Bitte bestätigen Sie Ihre E-Mail-Adresse';
export const codeSent = (email: string): string => `Der Code ist unterwegs an ${email}.`;
export const codeWhy =
  'Sehr große Bestellungen, und immer wenn ungewöhnlich viele Stücke reserviert sind, reservieren wir nur nach einem kurzen Blick in Ihr Postfach. So landen die Stücke bei Menschen, die wirklich kaufen wollen. Ihre Angaben bleiben stehen.';
export const code = 'Code aus der E-Mail';
export const codeMissing = 'Bitte geben Sie die 6 Ziffern aus der E-Mail ein';
export const withCode = 'Code bestätigen';
export const newCode = 'Neuen Code schicken';

export { initiateFailed as failed } from '../wording/quoted.ts';
export const unanswered =
  'Wir haben keine Antwort bekommen, vielleicht fehlt gerade die Verbindung. Bitte drücken Sie noch einmal: Doppelt bestellt wird dabei nichts.';
export { noOrder } from '../wording/quoted.ts';
export const totalChanged =
  'Ein Preis oder die Versandkosten haben sich geändert. Bitte prüfen Sie die neuen Beträge und gehen Sie dann noch einmal zur Zahlung.';
export const cartChanged =
  'Ihr Warenkorb hat sich inzwischen geändert. Bitte prüfen Sie ihn und die Gesamtsumme, bevor Sie zur Zahlung gehen.';
export const cartChangedSince =
  'Ihr Warenkorb hat sich inzwischen geändert. Bestellt wird hier noch, was Sie geprüft haben.';
export const seeChanges = 'Mit dem neuen Warenkorb zurück zur Prüfung';
interface LineAmount {
  readonly quantity: number;
  /** Null: not to be named. */
  readonly value: number | null;
}
const amount = ({ quantity, value }: LineAmount): string =>
  value === null ? `${quantity}\u00a0×` : `${quantity}\u00a0× für ${formatEuros(value)}`;
export const lineChange = (title: string, before: LineAmount | null, after: LineAmount | null): string =>
  after === null
    ? `Nicht mehr dabei: ${title}`
    : before === null
      ? `Neu dabei: ${title}, ${amount(after)}`
      : `Geändert: ${title}, jetzt ${amount(after)}, bisher ${amount(before)}`;
export const goodsChanged = (before: number, now: number): string =>
  `Zwischensumme: jetzt ${formatEuros(now)}, bisher ${formatEuros(before)}`;
export const gone = 'Diese Stücke sind inzwischen nicht mehr zu haben';
export const goneLine = (title: string, free: number): string =>
  free > 0 ? `${title} (nur noch ${free} da)` : title;
export const takeOut = 'Aus dem Warenkorb nehmen';
export const withoutAssembly = 'Ohne Aufbauservice bestellen';

const time = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});
export const loginEnded =
  'Ihre Anmeldung ist beendet. Was aus Ihrem Konto kam, steht deshalb nicht mehr in der Bestellung. Bitte melden Sie sich wieder an, oder ergänzen Sie Ihre Angaben in der Kasse.';
