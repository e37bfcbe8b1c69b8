import * as quoted from '../wording/quoted.ts';
import { weeks } from './delivery.ts';
import { formatEuros } from './shell.ts';

export const title = 'Kasse';
export const needsScript =
  'Für die Bestellung braucht diese Seite JavaScript, denn Ihr Warenkorb liegt nur in Ihrem Browser. Bitte schalten Sie es ein und laden Sie die Seite neu. Oder bestellen Sie bei uns per E-Mail oder Telefon.';
export const emptyCart = 'Ihr Warenkorb ist leer. Legen Sie zuerst ein Stück hinein.';
export const browse = 'Stöbern';
export { loading } from '../wording/quoted.ts';

export const contact = 'Kontakt';
export const fromAccount = 'Aus Ihrem Konto ausgefüllt; Sie können alles ändern.';
export const savedAddress = 'Gespeicherte Adresse';
export const otherAddress = 'Andere Adresse';
export const customerKind = 'Sie bestellen';
export const customerKindName = {
  consumer: 'Privat',
  business: 'Geschäftlich',
} as const;
export const delivery = 'Lieferung';
export const address = 'Adresse';
export const deliveryTo = 'Lieferung an';
export const deliveryTime = 'Lieferzeit';
export const withinOfPayment = (count: number): string => `innerhalb von ${weeks(count)} nach der Zahlung`;
export const yourAddress = 'Ihre Adresse';
export const invoiceAddress = 'Rechnungsadresse';
export const deliveryOptionName = {
  shipment: 'Versand',
  pickup: 'Abholung im Geschäft',
} as const;
export const shipmentHint = 'In Berlin bis in die Wohnung, sonst frei Bordsteinkante';
export const pickupHint = 'Kostenlos in Berlin';
export const pickupTime = 'Abholung';
export const readyForPickup =
  'Sobald Ihre Zahlung da ist, stellen wir alles bereit und schreiben Ihnen, wenn Sie es abholen können.';
export const preparedForPickup = 'Wir stellen alles bereit und schreiben Ihnen, wenn Sie es abholen können.';
export const pickupFrom = 'Hier holen Sie ab';

export const noAssembly = {
  shipment: 'Den Aufbauservice gibt es nur bei Lieferung nach Berlin und Potsdam.',
  pickup: 'Bei Abholung gibt es keinen Aufbauservice.',
} as const;
export const noAssemblyHint = {
  shipment: 'Oder nennen Sie eine Lieferadresse in Berlin oder Potsdam.',
  pickup: 'Oder wählen Sie Versand an eine Adresse in Berlin oder Potsdam.',
} as const;

export const email = 'E-Mail';
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const company = 'Firma';
export const vatId = 'Umsatzsteuer-ID';
export const street = 'Straße und Hausnummer';
export const apartment = 'Wohnung, Etage, Zusatz';
export const postalCode = 'Postleitzahl';
export const city = 'Ort';
export const country = 'Land';
export const phone = 'Telefon';
export const phoneBegins = (code: string) =>
  `Ihre Telefonnummer beginnt mit ${code}. Stimmt das nicht, wählen Sie oben eine andere Vorwahl.`;
/** The country whose code stands before a number at first. */
export const firstPhoneCountry = 'DE';
export const phoneCountry = 'Ländervorwahl';
export const phoneCountrySearch = 'Land oder Vorwahl suchen';
export const countriesFound = (count: number): string =>
  count === 0 ? 'Kein Land gefunden' : count === 1 ? 'Ein Land gefunden' : `${count} Länder gefunden`;
export const countryMissing = 'Ihr Land fehlt? Versand anfragen';
export const otherBilling = 'Rechnung an eine andere Adresse';
export const note = 'Anmerkung';
export const noteHint = 'Zum Beispiel Etage, Aufzug oder Wunschtermin';
export const carrierContact = 'Die Spedition darf Telefonnummer und E-Mail bekommen';
export const carrierContactHint =
  'Nur um den Liefertermin mit Ihnen abzustimmen. Sonst geben wir ihr nur Namen und Adresse.';
export const newsletter = 'Ich möchte den Newsletter bekommen.';
export const newsletterHint =
  'Wir schicken Ihnen nach der Bestellung eine E-Mail, mit der Sie die Anmeldung bestätigen. Abbestellen geht jederzeit.';

/** Word for word: section 5 of the specification. */
export const required = {
  email: quoted.emailRequired,
  firstName: quoted.firstNameRequired,
  lastName: quoted.lastNameRequired,
  address: quoted.addressRequired,
  city: quoted.cityRequired,
  postalCode: quoted.postalCodeRequired,
  phone: quoted.phoneRequired,
} as const;
/** Digits alone most likely belong into another field. */
export const withoutLetters = {
  firstName: 'Der Vorname enthält keinen Buchstaben. Bitte geben Sie einen Namen ein',
  lastName: 'Der Nachname enthält keinen Buchstaben. Bitte geben Sie einen Namen ein',
  address: 'Hier fehlt der Name der Straße. Bitte geben Sie Straße und Hausnummer ein',
  city: 'Der Ort enthält keinen Buchstaben. Bitte geben Sie seinen Namen ein',
} as const;
export const ofBilling = (message: string): string => `Rechnungsadresse: ${message}`;
export const tooLong = (most: number): string => `Bitte höchstens ${most} Zeichen`;
export const wrongEmail = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
export const wrongPhone = 'Bitte geben Sie eine einzige gültige Telefonnummer ein, ohne Zusätze';
export const noPostalBox =
  'Möbel passen in kein Postfach, keine Packstation und keine Filiale. Bitte geben Sie eine Adresse an, an der sie jemand annimmt';
export const houseNumberMissing =
  'Bitte ergänzen Sie die Hausnummer, oder bestätigen Sie, dass die Adresse keine hat';
export const withoutHouseNumber = 'Diese Adresse hat keine Hausnummer';
export const withoutHouseNumberHint =
  'Fehlt sie nur, ergänzen Sie sie bitte oben: Sonst kommt dort nichts an.';
export const wrongPostalCode = 'Bitte geben Sie die Postleitzahl mit fünf Ziffern ein';
export const wrongPostalCodeElsewhere = 'So schreibt man Postleitzahlen in diesem Land nicht';
export const businessRequired = 'Bitte geben Sie den Namen Ihrer Firma ein';
export const wrongVatId =
  'Bitte geben Sie die Umsatzsteuer-ID mit Länderkürzel ein, zum Beispiel DE123456789';
export const billingRequired = {
  firstName: 'Bitte geben Sie den Vornamen ein',
  lastName: 'Bitte geben Sie den Nachnamen ein',
  address: 'Bitte geben Sie Straße und Hausnummer ein',
  postalCode: 'Bitte geben Sie die Postleitzahl ein',
  city: 'Bitte geben Sie den Ort ein',
} as const;
export const unavailable = (count: number): string =>
  count === 1
    ? 'Ein Stück ist so nicht mehr zu haben. Bitte entfernen oder ändern Sie es, bevor Sie bestellen.'
    : `${count} Stücke sind so nicht mehr zu haben. Bitte entfernen oder ändern Sie sie, bevor Sie bestellen.`;
export const orderedJustNow = 'Gerade selbst bestellt? Zu Ihrer Bestellung und ihrer Zahlung';
export const changeInCart = 'Im Warenkorb ändern';
export const errorSummary = 'Bitte prüfen Sie diese Angaben';
export { nothingToReview } from '../wording/quoted.ts';

export const summary = 'Ihre Bestellung';
export const subtotal = 'Zwischensumme';
export const shipping = 'Versandkosten';
export const total = 'Gesamtsumme';
export const totalNote = 'inkl. MwSt.';
export const customsExtra =
  'Zölle und Einfuhrsteuern des Ziellandes sind nicht enthalten; sie werden bei der Einfuhr erhoben.';
/** Why there is no German VAT. */
export const exempt = {
  export: 'Steuerfreie Ausfuhr, ohne deutsche MwSt.',
  'intra-community': 'Steuerfreie innergemeinschaftliche Lieferung, ohne deutsche MwSt.',
  'reverse-charge': 'Ohne deutsche MwSt.: Steuerschuldnerschaft des Leistungsempfängers',
} as const;
export const vatInTotal = (percent: number): string =>
  `darin ${String(percent).replace('.', ',')}\u00a0% MwSt.`;
export const unlessMargin = ', soweit nicht differenzbesteuert';
export const margin =
  'Gebrauchte Stücke: differenzbesteuert nach §\u00a025a\u00a0UStG, kein gesonderter Ausweis der MwSt.';
const free = 'kostenlos';
const shippingLater = 'nach Ihrer Adresse';
export const quantityTimes = (count: number): string => `${count} ×`;
export { calculatingShipment as calculating } from '../wording/quoted.ts';
export const review = 'Bestellung überprüfen';
export { noRates } from '../wording/quoted.ts';
export const tryAgain = 'Noch einmal versuchen';
export const shippingOf = (cents: number | null): string =>
  cents === null ? shippingLater : cents === 0 ? free : formatEuros(cents);

/** The payment methods in shoppers' words. */
export const paymentMethodName = {
  stripe: 'Kreditkarte',
  klarna: 'Klarna',
  bank_transfer: 'Überweisung',
  paypal: 'PayPal',
} as const;

/** Kinds of payment in a shopper's words. */
export const paymentKindName = {
  card: 'Kreditkarte',
  instalments: 'Klarna',
  transfer: 'Überweisung',
  wallet: 'PayPal',
} as const;
