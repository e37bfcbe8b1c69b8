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
export const backToReview = 'Back to Order Review';
export const terms =
  'Es gelten unsere Allgemeinen Geschäftsbedingungen. Verbraucher können 14 Tage lang widerrufen.';

export const failed = 'Failed to initiate payment.';
export const noOrder = 'Failed to create order.';
export const totalChanged =
  'Ein Preis oder die Versandkosten haben sich geändert. Bitte prüfen Sie die neuen Beträge und gehen Sie dann noch einmal zur Zahlung.';
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
