import { weeks } from './delivery.ts';

export const title = 'Danke für Ihre Bestellung';
export const pageTitle = 'Ihre Bestellung';
export { loading } from '../wording/quoted.ts';
export { wentWrong as failed } from '../wording/quoted.ts';
export const notFound = 'Diese Bestellung gibt es nicht, oder ihr Link ist unvollständig.';
export const tryAgain = 'Noch einmal versuchen';
export const needsScript =
  'Um Ihre Bestellung zu zeigen, braucht diese Seite JavaScript. Alles Wichtige steht auch in der E-Mail, die wir Ihnen geschickt haben.';
export const confirmation = (email: string): string => `Eine Bestätigung geht an ${email}.`;

export const bankTitle = 'Jetzt überweisen';
export const bankIntro = (due: string): string =>
  `Bitte überweisen Sie bis zum ${due}. So lange bleiben Ihre Stücke reserviert.`;
export const bankRest = (received: string, left: string): string =>
  `${received} sind bei uns angekommen, vielen Dank. Es fehlen noch ${left}.`;
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
export const pickupAt = 'Abholung bei';
export const paymentType = 'Zahlungsart';
export const paymentStatus = 'Zahlungsstatus';
export const transactionId = 'Transaktionsnummer';
export const none = 'N/A';
export const earlyService = (isRental: boolean, isAssembly: boolean): string =>
  !isAssembly ? 'Miete' : !isRental ? 'Aufbauservice' : 'Miete und Aufbauservice';
export const earlyServiceWished = 'Beginn vor Ablauf der Widerrufsfrist, wie von Ihnen verlangt';
export const applying = 'Es gelten';
export const textName = {
  terms: 'AGB',
  withdrawal: 'Widerrufsbelehrung',
  'data-protection': 'Datenschutzerklärung',
} as const;
export const textVersion = (name: string, version: number): string => `${name} (Fassung ${version})`;
export const products = 'Bestellte Stücke';
export const sku = (text: string): string => `Artikelnummer ${text}`;
export const quantity = (left: number, count: number): string =>
  left === count ? `Anzahl: ${count}` : `Anzahl: noch ${left} von ${count}`;
export const partTakenOut = (count: number): string =>
  `${count} vor der Übergabe aus der Bestellung genommen`;
export const partReturned = (count: number): string => `${count} zurückgegeben`;
export const partNotReturned = (count: number): string => `${count} nicht zurückgegeben`;
export const someOf = (count: number, of: number): string => `${count} von ${of}`;
export { continueShopping as goOn } from '../wording/quoted.ts';

export const invoices = 'Rechnungen';
export const invoiceName = {
  invoice: (number: string): string => `Rechnung ${number}`,
  'credit-note': (number: string): string => `Rechnungskorrektur ${number}`,
  cancellation: (number: string): string => `Stornorechnung ${number}`,
} as const;
export const invoiceFile = 'PDF, zugleich E-Rechnung';
export const invoicePending = 'wird gerade erstellt und kommt per E-Mail';

/** What is claimed for damage to a rented piece. */
export const claims = 'Schadensersatz';
export const claimName = (number: string): string => `Forderung ${number}`;
export const claimState = { open: 'offen', paid: 'bezahlt', waived: 'erlassen' } as const;
export const claimNote = 'Schadensersatz enthält keine Umsatzsteuer und ist keine Rechnung.';
export const claimIntro = (number: string, day: string): string =>
  `Bitte überweisen Sie den Schadensersatz (${number}) bis zum ${day}.`;

export const mailTitle = 'Noch ein Schritt: bitte bestätigen';
export const mailText = (email: string): string =>
  `Wir haben an ${email} einen Link geschickt. Öffnen Sie ihn innerhalb von 30 Minuten, dann nehmen wir die Bestellung an und zeigen Ihnen die Bankverbindung.`;
export const confirmOrder = 'Bestellung bestätigen';

export const formatDay = (moment: string): string => day.format(new Date(moment));

export const statusName: Record<string, string> = {
  open: 'offen',
  authorised: 'zugesagt, wird beim Versand eingezogen',
  expired: 'Zusage abgelaufen, offen',
  received: 'bezahlt',
  released: 'nichts eingezogen',
  lapsed: 'verfallen',
  'refund-due': 'wird erstattet',
  refunded: 'erstattet',
};
/** For a delivery or collection that is called off. */
export const nothingToCome = 'entfällt';
/** For a payment that is not expected, because the order was cancelled or withdrawn from. */
export const nothingDue = 'entfällt';
export const takenBackNote = 'Sie haben diese Bestellung zurückgenommen. Zu bezahlen ist nichts.';
export const withdrawal = {
  whole: (day: string): string =>
    `Ihr Widerruf ist am ${day} bei uns eingegangen. Wir bearbeiten ihn und schreiben Ihnen, wie es weitergeht.`,
  part: (day: string): string =>
    `Ihr Widerruf eines Teils dieser Bestellung ist am ${day} bei uns eingegangen. Wir bearbeiten ihn und schreiben Ihnen, wie es weitergeht.`,
  /** The pieces of a withdrawn part, once the shop has recorded them. */
  pieces: (pieces: string): string => `Er betrifft: ${pieces}.`,
  nothingToPay: 'Zu bezahlen ist nichts mehr.',
  moneyBack: (until: string): string =>
    `Geliefert wird nichts mehr, und was Sie bezahlt haben, zahlen wir Ihnen spätestens am ${until} zurück.`,
};
export const stateNote: Partial<Record<string, string>> = {
  draft: 'Diese Bestellung wurde noch nicht abgeschickt.',
  lapsed: 'Diese Bestellung ist verfallen, weil sie nicht rechtzeitig bezahlt oder bestätigt wurde.',
  declined: 'Diese Bestellung konnten wir nicht annehmen.',
  cancelled: 'Diese Bestellung wurde storniert.',
};

/** The progress of a line; null: there is nothing to say yet. */
export function progress(line: {
  readonly state: string;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly handedOverAt: string | null;
  readonly rentedUntil: string | null;
}): string | null {
  const shipment = [line.carrier, line.trackingNumber].filter((part) => part !== null);
  switch (line.state) {
    case 'prepared':
      return 'Steht bereit';
    case 'shipped':
      return ['Unterwegs', ...shipment].join(' · ');
    case 'handed-over':
      return [
        line.rentedUntil === null || line.handedOverAt === null
          ? 'Übergeben'
          : `Übergeben am ${formatDay(line.handedOverAt)}, gemietet bis einschließlich ${formatDay(line.rentedUntil)}`,
        ...shipment,
      ].join(' · ');
    case 'returned':
      return 'Zurückgegeben';
    case 'taken-out':
      return 'Vor der Übergabe aus der Bestellung genommen';
    case 'not-returned':
      return 'Nicht zurückgegeben';
    case 'cancelled':
      return 'Storniert';
    default:
      return null;
  }
}

export const trackShipment = 'Sendung verfolgen';

export const history = 'Verlauf';
export const eventName: Partial<Record<string, string>> = {
  'order-offered': 'Bestellung eingegangen',
  'order-accepted': 'Bestellung angenommen',
  'order-declined': 'Bestellung abgelehnt',
  'order-lapsed': 'Bestellung verfallen',
  'order-cancelled': 'Bestellung storniert',
  'order-taken-back': 'Bestellung von Ihnen zurückgenommen',
  'order-reinstated': 'Bestellung wieder aufgenommen',
  'payment-received': 'Zahlung erhalten',
  'payment-part-received': 'Ein Teil der Zahlung erhalten',
  'receipt-taken-back': 'Zahlung irrtümlich verbucht: nicht eingegangen',
  'payment-too-late': 'Zahlung nach Ablauf der Frist erhalten',
  'vat-corrected':
    'Umsatzsteuer berichtigt: Ihre USt-IdNr. ist bestätigt. Was Sie zu viel bezahlt haben, zahlen wir zurück.',
  'refund-made': 'Betrag erstattet',
  'payment-refunded': 'Zahlung erstattet',
  'piece-prepared': 'Bereitgestellt',
  'piece-shipped': 'Verschickt',
  'piece-handed-over': 'Übergeben',
  'rental-overdue': 'Mietzeit abgelaufen',
  'rental-returned': 'Zurückgegeben',
  'rental-not-returned': 'Nicht zurückgegeben',
  'damage-claimed': 'Schadensersatz gefordert',
  'claim-part-paid': 'Ein Teil des Schadensersatzes bezahlt',
  'claim-paid': 'Schadensersatz bezahlt',
  'claim-waived': 'Auf Schadensersatz verzichtet',
  'piece-returned': 'Zurückgekommen',
  'piece-taken-out': 'Aus der Bestellung genommen',
  'withdrawal-received': 'Widerruf eingegangen',
  'ending-received': 'Kündigung eingegangen',
};
export const formatMoment = (moment: string): string => `${dayAndTime.format(new Date(moment))}\u00a0Uhr`;

/** For an order that was paid through the stand-in for the providers. */
export const trial = 'Testzahlung';
export const trialNote = 'Es fließt kein Geld, und es wird nichts geliefert.';

export const nextSteps = 'So geht es weiter';
export const nextPaid = 'Ihre Zahlung ist da. Zu tun ist für Sie gerade nichts.';
export const nextPromised =
  'Ihre Zahlung ist zugesagt und wird erst beim Versand eingezogen. Zu tun ist für Sie gerade nichts.';
export const nextPay = 'Bitte bezahlen Sie; so lange sind die Stücke für Sie reserviert.';
export const nextTransfer = 'Bitte überweisen Sie den Betrag; so lange sind die Stücke für Sie reserviert.';
export const nextDelivery = (count: number, isPaid: boolean): string =>
  `Ihre Lieferung kommt innerhalb von ${weeks(count)}${isPaid ? '' : ' nach Ihrer Zahlung'}.`;
export const nextAppointment = 'Wir melden uns vorher und stimmen den Tag mit Ihnen ab.';
export const nextPrepare = (isPaid: boolean): string =>
  `${isPaid ? 'Wir' : 'Sobald Ihre Zahlung da ist,'} stellen ${isPaid ? '' : 'wir '}alles für Sie bereit und schreiben Ihnen, sobald Sie es abholen können.`;
export const nextReady = 'Ihre Stücke stehen für Sie bereit.';
export const nextCollect = (orderNumber: string): string =>
  `Zum Abholen genügt Ihre Bestellnummer ${orderNumber}. Wir helfen beim Einladen.`;
export const nextCollectHere = 'Hier holen Sie ab';
export const nextInvoice = 'Die Rechnung bekommen Sie per E-Mail; sie liegt dann auch auf dieser Seite.';

/** A gift voucher on the page of the order that bought it. Days are '2026-12-24'. */
export const giftVoucher = 'Geschenkgutschein';
export const downloadGift = 'Gutschein als PDF herunterladen';
export const giftComesSoon = 'Er ist bezahlt und kommt in wenigen Minuten per E-Mail.';
export const giftComesWhenPaid = 'Er kommt per E-Mail, sobald er bezahlt ist.';
export const giftComesOn = (day: string): string => `Er kommt am ${formatBoughtDay(day)} per E-Mail.`;
export const giftWasMailed = 'Er kam per E-Mail.';
export const giftValidUntil = (day: string): string => `Einlösbar bis ${formatBoughtDay(day)}.`;
export const giftEnded = 'Er ist nichts mehr wert, weil die Bestellung erstattet wurde.';
export const giftPayUntil = (until: string): string =>
  `Ihre Bestellung ist da. Bis ${clock.format(new Date(until))} Uhr können Sie bezahlen.`;
export const giftTakeBackMeans = 'Dann haben Sie nichts zu bezahlen, und es gibt keinen Gutschein.';
/** For payment by bank transfer. */
export const giftBankIntro = (day: string): string =>
  `Bitte überweisen Sie bis zum ${formatBoughtDay(day)}. Der Gutschein kommt, sobald der Betrag da ist.`;
const formatBoughtDay = (day: string): string => dayFormat.format(new Date(day));

const day = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const dayAndTime = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const clock = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});
const dayFormat = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
