import type { FailureCode } from '../shared/failure-code.ts';

/**
 * The answer to every failure: status and message, in the words of the specification's section 8. `#` stands for the
 * minutes to wait.
 */
export const errorTable = {
  'invalid-request': { status: 400, message: 'Die Anfrage ist unvollständig oder fehlerhaft.' },
  'not-found': { status: 404, message: 'Diese Adresse gibt es nicht.' },
  'product-not-found': { status: 404, message: 'Product not found' },
  'products-not-found': { status: 404, message: 'Failed to fetch products' },
  'category-not-found': { status: 404, message: 'Failed to fetch data' },
  'no-such-place': { status: 422, message: 'Bitte prüfen Sie Postleitzahl und Ort.' },
  'no-shipping-rate': { status: 422, message: 'No shipping rates found.' },
  'order-not-found': { status: 404, message: 'Diese Bestellung gibt es nicht.' },
  'invoice-not-found': {
    status: 404,
    message: 'Diese Rechnung gibt es nicht, oder sie wird gerade erst erstellt.',
  },
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
  'mail-link-expired': {
    status: 410,
    message: 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
  },
  'link-needs-password': { status: 403, message: 'Bitte geben Sie das Passwort des Kontos ein.' },
  'mailbox-code-needed': {
    status: 403,
    message:
      'Gerade sind sehr viele Stücke reserviert. Wir haben Ihnen einen Code geschickt, mit dem Sie gleich weiterkommen.',
  },
  'mailbox-code-wrong': {
    status: 403,
    message: 'Dieser Code stimmt nicht oder gilt nicht mehr.',
  },
  'too-many-mailbox-codes': {
    status: 429,
    message: 'Es wurden schon sehr viele Codes verschickt. Bitte versuchen Sie es in einer Stunde wieder.',
  },
  'cart-refused': { status: 400, message: 'Der Warenkorb kann so nicht bestellt werden.' },
  'total-changed': { status: 409, message: 'Der Preis hat sich geändert. Bitte prüfen Sie die neue Summe.' },
  'pieces-gone': { status: 409, message: 'Leider nicht mehr verfügbar' },
  'payment-method-unavailable': { status: 422, message: 'Diese Zahlungsart ist zurzeit nicht verfügbar.' },
  'payment-unknown': { status: 404, message: 'Error processing payment.' },
  'payment-open': { status: 409, message: 'Error processing payment.' },
  'payment-declined': { status: 402, message: 'Payment failed. Please try again.' },
  'payment-too-late': {
    status: 410,
    message:
      'Die Reservierung war abgelaufen, und mindestens ein Stück ist inzwischen vergeben. Ihnen wird nichts berechnet.',
  },
  'payment-closed': { status: 409, message: 'Diese Bestellung ist schon bezahlt oder beendet.' },
  'provider-unavailable': { status: 503, message: 'Failed to initialize payment. Please try again.' },
  'webhook-refused': { status: 400, message: 'Die Signatur ist ungültig.' },
  'idempotency-conflict': {
    status: 422,
    message: 'Diese Anfrage wurde schon mit anderem Inhalt gesendet.',
  },
  // Not 503: nothing is broken, and retrying in a minute does not help.
  'shop-closed': {
    status: 409,
    message:
      'Wir haben noch nicht eröffnet und nehmen noch keine Bestellungen an. Ihr Warenkorb bleibt erhalten.',
  },
  'shop-unfinished': {
    status: 409,
    message: 'Zum Eröffnen fehlt noch etwas. Bitte sehen Sie die Liste durch.',
  },
  'shop-not-closed': { status: 409, message: 'Dieser Shop nimmt schon Bestellungen an.' },
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
  'too-many-declarations': {
    status: 429,
    message:
      'Von Ihrem Anschluss sind eben schon viele Erklärungen eingegangen. Bitte schreiben Sie uns eine E-Mail.',
  },
  'not-a-picture': {
    status: 415,
    message:
      'Diese Datei ist kein Bild, das wir lesen können. Möglich sind JPEG, PNG, WebP, AVIF, GIF und HEIC.',
  },
  'picture-too-large': {
    status: 413,
    message: 'Dieses Bild ist zu groß: höchstens 64 Millionen Bildpunkte.',
  },
  'uploads-busy': {
    status: 503,
    message: 'Gerade kommen sehr viele Bilder an. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  'too-many-uploads': {
    status: 429,
    message:
      'Von Ihrem Anschluss liegen schon sehr viele Bilder bei uns, die zu keiner Anfrage gehören. Bitte senden Sie Ihre Anfrage ab oder versuchen Sie es morgen noch einmal.',
  },
  'too-busy': {
    status: 503,
    message: 'Gerade melden sich sehr viele Menschen an. Bitte versuchen Sie es gleich noch einmal.',
  },
  'database-busy': {
    status: 503,
    message: 'Gerade ist sehr viel los. Bitte versuchen Sie es in einem Augenblick noch einmal.',
  },
  'upload-unknown': {
    status: 400,
    message: 'Ein Bild ist nicht mehr da. Bitte wählen Sie es noch einmal aus.',
  },
  'too-many-enquiries': {
    status: 429,
    message:
      'Heute sind schon sehr viele Anfragen mit dieser E-Mail-Adresse angekommen. Bitte rufen Sie uns an.',
  },
  'login-refused': { status: 401, message: 'E-Mail-Adresse oder Passwort ist falsch.' },
  'too-many-logins': {
    status: 429,
    message: 'Zu viele Versuche. Bitte warten Sie # Minuten oder legen Sie ein neues Passwort fest.',
  },
  'email-taken': { status: 409, message: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.' },
  'password-refused': { status: 400, message: 'Bitte wählen Sie ein anderes Passwort.' },
  'other-person': {
    status: 409,
    message: 'In diesem Browser ist inzwischen jemand anders angemeldet. Gespeichert wurde nichts.',
  },
  'session-over': { status: 401, message: 'Bitte melden Sie sich an.' },
  'amount-differs': {
    status: 422,
    message: 'Der Betrag stimmt nicht mit der Bestellung überein. Bitte prüfen Sie die Überweisung.',
  },
  'not-asked-to-pay': { status: 409, message: 'Für diese Bestellung wurde noch kein Geld verlangt.' },
  'payment-known': {
    status: 409,
    message: 'Mit dieser Überweisung ist schon eine andere Bestellung bezahlt.',
  },
  'receipt-not-found': { status: 404, message: 'Diesen Zahlungseingang gibt es nicht (mehr).' },
  'refund-ordered': {
    status: 409,
    message:
      'Von diesem Geld geht schon etwas zurück oder ist zurückgezahlt. Der Eingang lässt sich deshalb nicht mehr zurücknehmen.',
  },
  'booked-in-future': {
    status: 422,
    message: 'Der Buchungstag liegt in der Zukunft. Bitte prüfen Sie das Datum.',
  },
  'booked-before-order': {
    status: 422,
    message: 'Der Buchungstag liegt vor der Bestellung. Bitte prüfen Sie das Datum.',
  },
  'nothing-to-refund': { status: 409, message: 'Es gibt nichts zu erstatten.' },
  'refund-too-much': { status: 422, message: 'So viel ist nicht mehr zu erstatten.' },
  'paid-on-the-spot': {
    status: 409,
    message: 'Diese Bestellung wird beim Bezahlen angenommen; bezahlen kann nur der Kunde.',
  },
  'step-in-future': { status: 422, message: 'Der Tag liegt in der Zukunft. Bitte prüfen Sie das Datum.' },
  'step-too-early': {
    status: 422,
    message: 'Der Tag liegt vor der Bestellung oder vor der Übergabe. Bitte prüfen Sie das Datum.',
  },
  'not-paid': { status: 409, message: 'Diese Bestellung ist noch nicht bezahlt.' },
  'no-such-line': { status: 404, message: 'Diese Position gibt es in der Bestellung nicht.' },
  'calendar-differs': {
    status: 409,
    message: 'Der Kalender des Stücks passt nicht dazu. Bitte sehen Sie beim Stück nach.',
  },
  'pickup-is-not-shipped': { status: 409, message: 'Diese Bestellung wird abgeholt.' },
  'already-handed-over': { status: 409, message: 'Das ist schon übergeben.' },
  'not-rented-out': { status: 409, message: 'Das ist gerade nicht vermietet.' },
  'piece-is-out': {
    status: 409,
    message: 'Mindestens ein Stück ist unterwegs oder beim Kunden. Es muss erst zurückkommen.',
  },
  'rental-is-out': {
    status: 409,
    message: 'Das ist vermietet. Bitte verbuchen Sie die Rückgabe über „Miete zurück“.',
  },
  'returned-too-many': { status: 422, message: 'So viele Stücke dieser Position sind nicht mehr draußen.' },
  'deduction-too-much': {
    status: 422,
    message: 'Abziehen lässt sich höchstens, was die Stücke gekostet haben.',
  },
  'right-missing': { status: 403, message: 'Dafür fehlt Ihnen die Berechtigung.' },
  'password-change-due': { status: 403, message: 'Bitte legen Sie zuerst ein eigenes Passwort fest.' },
  'second-factor-due': {
    status: 403,
    message: 'Bitte richten Sie zuerst die zweite Stufe der Anmeldung ein.',
  },
  'fresh-login-needed': { status: 403, message: 'Bitte geben Sie dafür Ihr Passwort noch einmal ein.' },
  'login-step-over': {
    status: 401,
    message: 'Die Anmeldung hat zu lange gedauert. Bitte geben Sie Ihr Passwort noch einmal ein.',
  },
  'code-refused': {
    status: 422,
    message: 'Dieser Code gilt nicht oder wurde schon benutzt. Bitte warten Sie auf den nächsten.',
  },
  'passkey-refused': { status: 422, message: 'Dieser Passkey wurde nicht angenommen.' },
  'passkey-too-late': {
    status: 410,
    message: 'Das hat zu lange gedauert. Bitte beginnen Sie noch einmal.',
  },
  'too-many-passkeys': {
    status: 409,
    message: 'Mehr als 10 Passkeys können wir nicht speichern. Bitte entfernen Sie erst einen.',
  },
  'set-up-over': {
    status: 410,
    message: 'Das Einrichten hat zu lange gedauert. Bitte beginnen Sie noch einmal.',
  },
  'record-not-found': { status: 404, message: 'Diesen Eintrag gibt es nicht mehr.' },
  'last-owner': {
    status: 409,
    message: 'Mindestens eine Person mit der Rolle Inhaber muss bleiben.',
  },
  'invitation-expired': {
    status: 410,
    message:
      'Diese Einladung gilt nicht mehr. Haben Sie sie schon angenommen, melden Sie sich an. Sonst bitten Sie die Inhaberin oder den Inhaber des Shops um eine neue.',
  },
  'invitation-accepted': { status: 409, message: 'Diese Einladung wurde schon angenommen.' },
  'session-not-found': { status: 404, message: 'Dieses Gerät ist schon abgemeldet.' },
  // Not 401: the user is known.
  'password-wrong': { status: 403, message: 'Das Passwort ist nicht richtig.' },
  'address-not-found': { status: 404, message: 'Diese Adresse gibt es nicht mehr.' },
  'too-many-addresses': {
    status: 409,
    message: 'Mehr als 20 Adressen können wir nicht speichern. Bitte löschen Sie erst eine.',
  },
  'record-changed': {
    status: 409,
    message: 'Jemand anders hat diesen Eintrag inzwischen geändert. Bitte laden Sie ihn neu.',
  },
  'category-in-use': {
    status: 409,
    message: 'In dieser Kategorie stehen noch Stücke.',
  },
  'import-elsewhere': {
    status: 409,
    message: 'Dieser Import ist inzwischen an einer anderen Stelle. Bitte laden Sie die Seite neu.',
  },
  'piece-in-use': {
    status: 409,
    message:
      'Dieses Stück war schon im Shop zu sehen oder ist bestellt worden. Es kann nur aus dem Shop genommen werden.',
  },
  'unit-taken': {
    status: 409,
    message: 'Dieses Stück ist in der Zeit reserviert, vermietet, verkauft oder schon gesperrt.',
  },
  'too-large': { status: 413, message: 'Die Anfrage ist zu groß.' },
  'unsupported-media-type': { status: 415, message: 'Dieses Format wird nicht angenommen.' },
  'too-many-requests': { status: 429, message: 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.' },
  'origin-refused': { status: 403, message: 'Die Anfrage kommt von einer fremden Seite.' },
  internal: { status: 500, message: 'Something went wrong!' },
} as const satisfies Record<FailureCode, { readonly status: number; readonly message: string }>;
