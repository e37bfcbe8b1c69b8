import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import type { LineNews } from '../../features/cart/line-news.ts';
import { formatEuros } from './shell.ts';
import { termName } from './pieces.ts';

export const cart = 'Ihr Warenkorb';
export const close = 'Schließen';
export const closeMessage = 'Meldung schließen';
export const notice = 'Hinweis';
export const ok = 'OK';

export const cartEmpty = 'Ihr Warenkorb ist leer.';
export const wishlistEmpty = 'Auf Ihrer Wunschliste steht noch nichts.';
export const wishlistHint =
  'Ein Herz an einem Stück merkt es hier vor, in diesem Browser und ohne Anmeldung.';
export const withdrawn = 'Nicht mehr im Laden.';
export const browse = 'Stöbern';
export const remove = (title: string): string => `Entfernen: ${title}`;
export const removeShort = 'Entfernen';
export const removeAssembly = (title: string): string => `Aufbauservice entfernen: ${title}`;
export const removeAssemblyShort = 'Aufbauservice entfernen';
export const assemblyRemoved = (titles: readonly string[]): string =>
  `Der Aufbauservice für ${titles.length === 1 ? `„${titles[0]}“` : `${titles.length} Stücke`} wurde entfernt.`;
export const similar = 'Ähnliche Stücke';
export const similarTo = (title: string): string => `Ähnliche Stücke: ${title}`;
export const toWishlist = 'Auf die Wunschliste';
export const toWishlistOf = (title: string): string => `Auf die Wunschliste: ${title}`;
export const movedToWishlist = (title: string): string => `„${title}“ steht jetzt auf Ihrer Wunschliste.`;
export const removed = (title: string): string => `„${title}“ wurde entfernt.`;
export const notAsWanted = (count: number): string =>
  count === 1
    ? 'Ein Stück ist so nicht mehr zu haben. Bitte entfernen oder ändern Sie es, bevor Sie zur Kasse gehen.'
    : `${count} Stücke sind so nicht mehr zu haben. Bitte entfernen oder ändern Sie sie, bevor Sie zur Kasse gehen.`;
export function lineNews(news: LineNews): string {
  switch (news.kind) {
    case 'sold':
      return 'Inzwischen verkauft.';
    case 'away':
      return 'Zurzeit nicht online zu kaufen.';
    case 'reserved':
      return `Für jemand anderen reserviert bis ${dayAndTime.format(Date.parse(news.until) - 1)}. Haben Sie es gerade selbst bestellt, führt der Link in unserer E-Mail zur Zahlung.`;
    case 'rented':
      return `Inzwischen vermietet bis ${day.format(new Date(news.until))}.`;
    case 'too-few':
      return `Nur noch ${news.available} da.`;
    case 'price':
      return `Neuer Preis, vorher ${formatEuros(news.before)}.`;
  }
}
export const undo = 'Rückgängig';
export const more = (title: string): string => `Eins mehr: ${title}`;
export const less = (title: string): string => `Eins weniger: ${title}`;
export const quantity = (count: number): string => `Anzahl: ${count}`;
/** Read out after the press of a button that changes it. */
export const quantityNow = (title: string, count: number, cents: number): string =>
  `${title}: jetzt ${count} Stück, ${formatEuros(cents)}.`;
export const rentedFor = (option: RentOption): string => `Miete: ${termName[option]}`;
export const rentalRuns =
  'Die Miete beginnt mit der Übergabe (dieser Tag zählt nicht mit) und endet nach der Mietdauer von selbst.';
export const assembly = 'Aufbauservice';
/** The rate is named where that of the piece is another. */
export const withAssembly = (cents: number, percent: number | null): string =>
  `mit Aufbauservice (${formatEuros(cents)} je Stück${percent === null ? '' : `, inkl. ${percent}% MwSt`})`;
export const each = (cents: number): string => `${formatEuros(cents)} je Stück`;
export const subtotal = 'Zwischensumme';
export const shippingNote =
  'Versandkosten kommen nach Ihrer Adresse dazu und stehen in der Kasse vor der Bestellung. Abholung in Berlin ist kostenlos.';
export const deliveryLimits =
  'Wir liefern in Berlin bis in die Wohnung, in Deutschland und Europa per Spedition frei Bordsteinkante, weltweit auf Anfrage.';
export const toCheckout = 'Zur Kasse';
export const oneMoment = 'Einen Moment …';
export const noConnection =
  'Sie haben gerade keine Verbindung zu uns. Hier bleibt alles, wie es ist; bitte versuchen Sie es gleich noch einmal.';
/** In place of an empty cart, if the browser keeps nothing. */
export const storageForbidden =
  'Ihr Browser erlaubt dem Shop nicht, sich den Warenkorb zu merken. Bitte erlauben Sie dieser Seite, Cookies und Daten zu speichern, und laden Sie sie neu. Oder bestellen Sie bei uns per E-Mail oder Telefon.';

export const inCartToBuy =
  'Es liegt schon zum Kaufen in Ihrem Warenkorb. Möchten Sie es mieten, nehmen Sie es dort zuerst heraus.';
export const rentalTitle = 'Mietdauer auswählen';
export const rentalIntro = (title: string): string => `Wie lange möchten Sie „${title}“ mieten?`;
export const rentalPrices = 'Preise inkl. MwSt. für die ganze Mietdauer, zzgl. Versandkosten';
export const cancel = 'Abbrechen';
export const confirm = 'Bestätigen';

export const voucher = 'Aktionsgutschein';
export const giftVoucher = 'Geschenkgutschein';
export const leftToPay = 'Restbetrag';
export const takenOff = (cents: number): string => `−${formatEuros(cents)}`;
export const voucherPaysAll = 'Ihr Geschenkgutschein bezahlt alles. Sie brauchen keine andere Zahlungsart.';
export const noKlarnaWithVoucher = 'Klarna ist nicht möglich, wenn ein Geschenkgutschein einen Teil bezahlt.';

export const shareWishlist = 'Wunschliste teilen';
export const sharedWishlist = 'Eine geteilte Wunschliste';
export const wishlistAsPage = 'Als Seite öffnen';
export const aboutWishlist = 'Vorgemerkte Vintage-Möbel und Möbel aus altem Bootsholz.';
export const wishlistPieces = 'Stücke';
export const goneOfShared = (count: number): string =>
  count === 1
    ? 'Ein Stück dieser Liste ist nicht mehr im Laden.'
    : `${count} Stücke dieser Liste sind nicht mehr im Laden.`;
export const wishlistNeedsScript =
  'Ihre Wunschliste liegt nur in Ihrem Browser; um sie zu zeigen, braucht diese Seite JavaScript.';

const zone = { timeZone: 'Europe/Berlin' } as const;
const day = new Intl.DateTimeFormat('de-DE', { ...zone, day: 'numeric', month: 'long', year: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat('de-DE', {
  ...zone,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
