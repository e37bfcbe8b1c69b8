import { dayRuns, type Weekday } from '../../../shared/time/opening-hours.ts';
import type { Language } from '../../../shared/text/language.ts';

/** The language of the texts beside this file. */
export const language = 'de' as Language;
/** An amount in cents as text, '1.250,00 €'. */
export { formatEuros } from '../../../shared/money/cents.ts';
/** Between a label and what it labels. */
export const colon = ': ';

export const claim = 'Vintage-Möbel und Möbel aus altem Bootsholz';
export const skipToContent = 'Zum Inhalt springen';
/** At the top of every page of a shop that takes no orders, or only simulated ones. */
export const noticeLabel = 'Hinweis zum Shop';
export const notices = {
  closed: 'Wir öffnen bald: ansehen ja, bestellen noch nicht.',
  trial: 'Probebetrieb: Es wird nichts geliefert, und es fließt kein echtes Geld.',
  away: 'Technische Störung: Preise und Bestand sind vielleicht veraltet, und kaufen geht im Moment nicht.',
};
export const announcement = 'Ankündigung';
export const banner = 'Aktuelles';
export const pauseBanner = 'Laufband anhalten';
export const shopHours = 'Öffnungszeiten';
export const contents = 'Inhalt';
export const mainMenu = 'Hauptmenü';
export const openMenu = 'Menü öffnen';
export const closeMenu = 'Menü schließen';
export const languageLabel = 'Sprache';
export const home = 'Startseite';
export const shop = 'Shop';
export const catalogue = 'Katalog';
export const vintage = 'Vintage';
export { boatwood } from '../wording/quoted.ts';
export const sale = 'Sale';
export { rental } from '../wording/quoted.ts';
export const buyIn = 'Ankauf';
export const contact = 'Kontakt';
export const about = 'Über uns';
export const team = 'Unser Team';
export const shopDog = 'Melem, unser Shop-Hund';
export const showroom = 'Vintage Mega Store';
export const firmName = 'Unser Firmenname';
export const origin = 'Woher unsere Möbel kommen';
export const sustainability = 'Nachhaltigkeit';
export const ukraine = 'WMK for Ukraine';
export const highlights = 'Highlights';
export const newArrivals = 'Neuheiten';
export const vintageColumn = 'VINTAGE';
export { boatwoodInCapitals as boatwoodColumn } from '../wording/quoted.ts';
export const allOf = (group: string): string => `Alles aus ${group}`;

export const benefits = 'Unsere Vorteile';
export const footerShop = 'Stöbern';
export const footerHelp = 'Hilfe und Service';
export const footerNote = 'Die meisten Vintage-Stücke gibt es genau einmal.';
export const delivery = 'Versand und Lieferung';
export const payment = 'Zahlung';
export const giftPurchase = 'Geschenkgutschein kaufen';
export const giftBalance = 'Gutschein-Guthaben';
export const instalments = 'Ratenzahlung';
export const sustainableRental = 'Rent a Sustainability';
export const faq = 'Häufige Fragen';
export const social = 'Soziale Netzwerke';
export const stores = 'Unsere Stores';
export const withoutAppointment = 'Ohne Termin';
export const paymentMeans = 'Zahlungsarten';
/** Before the link to the delivery prices (§ 6 (2) PAngV). */
export const priceNote =
  'Vintage-Möbel sind differenzbesteuert (§ 25a UStG). Alle Preise enthalten die gesetzliche Umsatzsteuer, Versandkosten kommen hinzu:';
export const legal = 'Rechtliches';
export const imprint = 'Impressum';
export const privacy = 'Datenschutzerklärung';
export const terms = 'AGB';
export const withdrawalNotice = 'Widerrufsbelehrung';
export const privacySettings = 'Datenschutz-Einstellungen';
export const accessibility = 'Barrierefreiheit';
export const legalFunctions = 'Verträge widerrufen und kündigen';
/** Word for word, § 356a (1) BGB. */
export const withdrawContract = 'Vertrag widerrufen';
/** Word for word, § 312k (2) BGB. */
export const endContracts = 'Verträge hier kündigen';
export const chatInNewTab = 'Chat öffnen (in neuem Tab)';

export const openSearch = 'Suche';

const dayNames: Record<Weekday, string> = {
  Mo: 'Mo',
  Tu: 'Di',
  We: 'Mi',
  Th: 'Do',
  Fr: 'Fr',
  Sa: 'Sa',
  Su: 'So',
};

/** 'Mo–Do und Sa, 9–18 Uhr'. */
export function openingHours(days: readonly Weekday[], opens: string, closes: string): string {
  const names = new Intl.ListFormat('de-DE').format(
    dayRuns(days).map((run) =>
      run.length === 1 ? dayNames[run[0]] : `${dayNames[run[0]]}–${dayNames[run.at(-1) ?? run[0]]}`,
    ),
  );
  return `${names}, ${hour(opens)}–${hour(closes)} Uhr`;
}

/** '09:00' is '9', '09:30' is '9.30'. */
function hour(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}.${minutes}`;
}

export const notFoundTitle = 'Diese Seite gibt es nicht';
export const notFoundText =
  'Vielleicht ist das Stück schon verkauft, oder die Adresse hat sich geändert. Hier geht es weiter:';
export const toCategories = 'Alle Kategorien';
export const toHome = 'Zur Startseite';
export { crashed as crashTitle } from '../wording/quoted.ts';
export const crashText =
  'Auf unserer Seite ist etwas schiefgegangen. Ihr Warenkorb und Ihre Wunschliste bleiben erhalten. Bitte laden Sie die Seite neu. Hilft das nicht, versuchen Sie es in ein paar Minuten noch einmal oder schreiben Sie uns.';
export const reload = 'Seite neu laden';
export const awayTitle = 'Gerade gestört';
export const awayText =
  'Diese Seite können wir im Moment nicht zeigen: Unser Shop erreicht seine Daten nicht. Wir kümmern uns darum. Ihr Warenkorb und Ihre Wunschliste bleiben erhalten. Bitte laden Sie die Seite in ein paar Minuten neu.';
