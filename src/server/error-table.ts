import type { FailureCode } from '../shared/failure-code.ts';

/** What the outside is told for every failure: status and message, in the words of the specification's section 8. */
export const errorTable = {
  'invalid-request': { status: 400, message: 'Die Anfrage ist unvollständig oder fehlerhaft.' },
  'not-found': { status: 404, message: 'Diese Adresse gibt es nicht.' },
  'product-not-found': { status: 404, message: 'Product not found' },
  'products-not-found': { status: 404, message: 'Failed to fetch products' },
  'category-not-found': { status: 404, message: 'Failed to fetch data' },
  'no-shipping-rate': { status: 422, message: 'No shipping rates found.' },
  'order-not-found': { status: 404, message: 'Diese Bestellung gibt es nicht.' },
  'order-expired': {
    status: 410,
    message: 'Die Reservierung ist abgelaufen. Bitte gehen Sie noch einmal zur Kasse.',
  },
  'order-closed': { status: 409, message: 'Diese Bestellung ist beendet.' },
  'order-binding': {
    status: 409,
    message: 'Diese Bestellung ist verbindlich und kann hier nicht verworfen werden.',
  },
  'order-not-offered': { status: 409, message: 'Diese Bestellung wurde noch nicht abgeschickt.' },
  'mail-link-invalid': { status: 403, message: 'Dieser Link ist ungültig.' },
  'cart-refused': { status: 400, message: 'Der Warenkorb kann so nicht bestellt werden.' },
  'total-changed': { status: 409, message: 'Der Preis hat sich geändert. Bitte prüfen Sie die neue Summe.' },
  'pieces-gone': { status: 409, message: 'Leider nicht mehr verfügbar' },
  'payment-method-unavailable': { status: 422, message: 'Diese Zahlungsart ist zurzeit nicht verfügbar.' },
  'idempotency-conflict': {
    status: 422,
    message: 'Diese Anfrage wurde schon mit anderem Inhalt gesendet.',
  },
  'too-many-held': {
    status: 429,
    message: 'Für Sie sind schon sehr viele Stücke reserviert. Bitte schließen Sie erst diese Bestellung ab.',
  },
  'too-many-orders': {
    status: 429,
    message: 'Heute wurden schon sehr viele Bestellungen mit dieser E-Mail-Adresse aufgegeben.',
  },
  'hold-again-later': {
    status: 429,
    message:
      'Sie haben dieses Stück schon zweimal reserviert. Bitte versuchen Sie es in zwei Stunden wieder.',
  },
  'too-large': { status: 413, message: 'Die Anfrage ist zu groß.' },
  'unsupported-media-type': { status: 415, message: 'Dieses Format wird nicht angenommen.' },
  'too-many-requests': { status: 429, message: 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.' },
  'origin-refused': { status: 403, message: 'Die Anfrage kommt von einer fremden Seite.' },
  internal: { status: 500, message: 'Something went wrong!' },
} as const satisfies Record<FailureCode, { readonly status: number; readonly message: string }>;
