export const title = 'Danke für Ihre Bestellung';
export const pageTitle = 'Ihre Bestellung';
export const loading = 'Loading...';
export const failed = 'Something went wrong!';
export const notFound = 'Diese Bestellung gibt es nicht, oder ihr Link ist unvollständig.';
export const tryAgain = 'Noch einmal versuchen';
export const needsScript =
  'Um Ihre Bestellung zu zeigen, braucht diese Seite JavaScript. Alles Wichtige steht auch in der E-Mail, die wir Ihnen geschickt haben.';
export const confirmation = (email: string): string => `Eine Bestätigung geht an ${email}.`;

export const bankTitle = 'Jetzt überweisen';
export const bankIntro = (due: string): string =>
  `Bitte überweisen Sie bis zum ${due}. So lange bleiben Ihre Stücke reserviert.`;
export const holder = 'Kontoinhaber';
export const iban = 'IBAN';
export const bic = 'BIC';
export const amount = 'Betrag';
export const reference = 'Verwendungszweck';
export const copy = 'Kopieren';
export const copied = (what: string): string => `${what} kopiert`;
export const copyFailed = 'Kopieren ist hier nicht möglich.';
export const qrCode = 'GiroCode: QR-Code mit allen Angaben für Ihre Banking-App';
export const qrHint = 'GiroCode mit der Banking-App scannen';

export const facts = 'Angaben zur Bestellung';
export const orderId = 'Bestellnummer';
export const date = 'Datum';
export const total = 'Gesamtsumme';
export const email = 'E-Mail';
export const shippingTo = 'Lieferung an';
export const paymentType = 'Zahlungsart';
export const paymentStatus = 'Zahlungsstatus';
export const transactionId = 'Transaktionsnummer';
export const none = 'N/A';
export const products = 'Bestellte Stücke';
export const sku = (text: string): string => `Artikelnummer ${text}`;
export const quantity = (count: number): string => `Anzahl: ${count}`;
export const goOn = 'Continue Shopping';

export const mailTitle = 'Noch ein Schritt: bitte bestätigen';
export const mailText = (email: string): string =>
  `Wir haben an ${email} einen Link geschickt. Öffnen Sie ihn innerhalb von 30 Minuten, dann nehmen wir die Bestellung an und zeigen Ihnen die Bankverbindung.`;
export const confirmOrder = 'Bestellung bestätigen';

export const formatDay = (moment: string): string => day.format(new Date(moment));
const day = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
export const statusName: Record<string, string> = {
  open: 'offen',
  received: 'bezahlt',
  lapsed: 'verfallen',
  'refund-due': 'wird erstattet',
  refunded: 'erstattet',
};
export const stateNote: Partial<Record<string, string>> = {
  draft: 'Diese Bestellung wurde noch nicht abgeschickt.',
  lapsed: 'Diese Bestellung ist verfallen, weil sie nicht rechtzeitig bezahlt oder bestätigt wurde.',
  declined: 'Diese Bestellung konnten wir nicht annehmen.',
  cancelled: 'Diese Bestellung wurde storniert.',
};
