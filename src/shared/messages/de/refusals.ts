import { figures } from '../figures.ts';

const { fromNow } = figures.de;

/** Why a request is refused as a whole, in the words of the specification’s section 8. */
export const refusals = {
  'invalid-request': 'Die Anfrage ist unvollständig oder fehlerhaft.',
  'not-found': 'Diese Adresse gibt es nicht.',
  'product-not-found': 'Product not found',
  'products-not-found': 'Failed to fetch products',
  'category-not-found': 'Failed to fetch data',
  'no-such-place': 'Bitte prüfen Sie Postleitzahl und Ort.',
  'no-shipping-rate': 'No shipping rates found.',
  'sale-on-request': 'Das verkaufen wir zurzeit auf Anfrage.',
  'vat-id-not-confirmed':
    'Die Umsatzsteuer-ID ließ sich nicht bestätigen. Der Preis enthält deshalb Umsatzsteuer; bitte prüfen Sie die Bestellung noch einmal.',
  'order-without-vat-id': 'Diese Bestellung hat keine USt-IdNr. eines anderen Mitgliedstaats.',
  'vat-corrected-already':
    'Diese Bestellung ist schon ohne deutsche Umsatzsteuer. Zu berichtigen ist nichts.',
  'vat-id-not-confirmed-then':
    'Die USt-IdNr. ist für den entscheidenden Tag nicht bestätigt: Solange die Ware bei Ihnen ist, muss sie heute gelten; ist sie schon hinaus, an dem Tag, an dem sie hinausging (§ 6a Abs. 1 Nr. 4 UStG). Für heute lassen Sie sie mit „USt-IdNr. prüfen“ bestätigen; für einen vergangenen Tag geht das nicht mehr, dann bleibt es bei der Umsatzsteuer.',
  'only-margin-goods':
    'Alles in dieser Bestellung ist differenzbesteuert oder auch mit bestätigter USt-IdNr. steuerpflichtig. Steuerfrei wird nichts.',
  'goods-stay-in-germany':
    'Die Ware wird abgeholt und bleibt damit in Deutschland. Das ist keine innergemeinschaftliche Lieferung, auch mit bestätigter USt-IdNr. nicht.',
  'vat-after-refund':
    'Zu dieser Bestellung wurde schon Geld zurückgezahlt, etwas kam zurück oder wurde herausgenommen, sie ist widerrufen oder ihre Zahlung angefochten. Die Steuer lässt sich hier nicht mehr berichtigen; bitte klären Sie das mit der Steuerberatung.',
  'vat-with-voucher':
    'Bei dieser Bestellung wurde ein Gutschein eingelöst. Ihre Steuer lässt sich hier nicht berichtigen; bitte klären Sie das mit der Steuerberatung.',
  'vat-while-paying':
    'Die Zahlung ist noch unterwegs. Berichtigen lässt sich die Steuer, solange auf eine Überweisung gewartet wird und nichts davon da ist, und wieder, sobald alles bezahlt ist. Was Klarna nur zugesagt hat, ziehen Sie zuerst ein.',
  'vat-id-of-another':
    'Die Rechnung nennt eine andere USt-IdNr. als die Bestellung. Steuerfrei ist nur die Lieferung an den Besteller: Stellen Sie die Rechnung zuerst wieder auf ihn aus.',
  'price-not-reckonable':
    'Der Preis dieser Bestellung lässt sich nicht auf den Cent nachrechnen, weil sie nach früheren Regeln berechnet ist. Ihre Steuer lässt sich hier nicht berichtigen; bitte klären Sie das mit der Steuerberatung.',
  'vat-register-silent':
    'Das Register der EU (VIES) antwortet gerade nicht. Bitte versuchen Sie es später noch einmal.',
  'vat-register-refuses':
    'Das Register der EU (VIES) gibt diesem Shop keine Auskunft. Bitte prüfen Sie die eigene USt-IdNr. in den Firmendaten.',
  'no-vat-register':
    'Dieser Shop fragt kein Register nach einer USt-IdNr. Wer ihn betreibt, stellt es mit VAT_ID_REGISTER ein.',
  'vat-id-must-stay':
    'Diese Rechnung ist ohne Umsatzsteuer, weil die Umsatzsteuer-ID des Bestellers bestätigt war. Sie muss auf der neuen Rechnung stehen bleiben.',
  'bound-to-destination':
    'Die Besteuerung im Zielland ist gewählt und bindet den Shop mindestens zwei Kalenderjahre.',
  'order-not-found': 'Diese Bestellung gibt es nicht.',
  'invoice-not-found': 'Diese Rechnung gibt es nicht, oder sie wird gerade erst erstellt.',
  'order-expired': 'Die Reservierung ist abgelaufen. Bitte gehen Sie noch einmal zur Kasse.',
  'order-closed': 'Diese Bestellung ist beendet.',
  'order-elsewhere':
    'Damit ist nichts bestellt: Diese Bestellung ging inzwischen an anderer Stelle weiter, zum Beispiel in einem anderen Tab. Bestellen Sie dort. Ist dort nichts mehr offen, gehen Sie hier noch einmal zur Zahlung.',
  'order-binding': 'Diese Bestellung ist verbindlich und kann hier nicht verworfen werden.',
  'order-not-offered': 'Diese Bestellung wurde noch nicht abgeschickt.',
  'mail-link-invalid': 'Dieser Link ist ungültig.',
  'mail-link-expired': 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
  'email-confirmed-already': 'Diese E-Mail-Adresse ist schon bestätigt. Es ist nichts mehr zu tun.',
  'mail-link-over':
    'Dieser Link gilt nicht mehr: Es ist schon gestoppt, lässt sich nicht mehr stoppen, oder der Link ist nicht vollständig. Ist Ihnen an Ihrem Konto etwas fremd, legen Sie bitte ein neues Passwort fest.',
  'link-needs-password': 'Bitte geben Sie das Passwort des Kontos ein.',
  'mailbox-code-needed':
    'Bitte bestätigen Sie Ihre E-Mail-Adresse: Wir haben Ihnen einen Code geschickt, mit dem Sie gleich weiterkommen.',
  'mailbox-code-wrong': 'Dieser Code stimmt nicht oder gilt nicht mehr.',
  'too-many-mailbox-codes':
    'Es wurden schon sehr viele Codes verschickt. Bitte versuchen Sie es in einer Stunde wieder.',
  'cart-refused': 'Der Warenkorb kann so nicht bestellt werden.',
  'voucher-refused': 'Dieser Gutschein lässt sich hier nicht einlösen.',
  'gift-voucher-redeemed':
    'Von diesem Gutschein ist schon etwas eingelöst, oder eine begonnene Bestellung verwendet ihn. Der Verkauf lässt sich nicht mehr rückgängig machen.',
  'gift-sale-cancelled': 'Der Verkauf dieses Gutscheins wurde rückgängig gemacht.',
  'gift-not-longer':
    'Bitte wählen Sie einen späteren Tag, als bisher gilt, und höchstens 30 Jahre von heute.',
  'gift-voucher-not-here':
    'Hier gibt es keinen Gutschein zum Herunterladen: Er ist nicht bezahlt, oder er wurde vor mehr als 30 Tagen verschickt.',
  'gift-bought-by-order':
    'Dieser Gutschein wurde im Shop gekauft. Bitte erstatten Sie seine Bestellung; dann verfällt er.',
  'total-changed': 'Der Preis hat sich geändert. Bitte prüfen Sie die neue Summe.',
  'piece-available': 'Dieses Stück ist wieder zu haben.',
  'pieces-gone': 'Leider nicht mehr verfügbar',
  'payment-method-unavailable': 'Diese Zahlungsart ist zurzeit nicht verfügbar.',
  'klarna-not-for-this':
    'Diese Bestellung lässt sich nicht mit Klarna bezahlen: Das geht nur privat, in elf Ländern mit Euro und bis zu einem Höchstbetrag. Bitte wählen Sie eine andere Zahlungsart.',
  'payment-unknown': 'Error processing payment.',
  'payment-open': 'Error processing payment.',
  'capture-under-way':
    'Das Geld für diese Bestellung wird gerade eingezogen. In einer Minute steht fest, ob es da ist; danach geht es hier weiter.',
  'payment-declined': 'Payment failed. Please try again.',
  'payment-too-late':
    'Die Reservierung war abgelaufen, und mindestens ein Stück ist inzwischen vergeben. Ihnen wird nichts berechnet.',
  'payment-closed': 'Diese Bestellung ist schon bezahlt oder beendet.',
  'paid-already': 'Diese Bestellung ist schon bezahlt. Sie zahlen kein zweites Mal.',
  'provider-unavailable': 'Failed to initialize payment. Please try again.',
  'webhook-refused': 'Die Signatur ist ungültig.',
  'idempotency-conflict': 'Diese Anfrage wurde schon mit anderem Inhalt gesendet.',
  'shop-closed':
    'Wir haben noch nicht eröffnet und nehmen noch keine Bestellungen an. Ihr Warenkorb bleibt erhalten.',
  'shop-unfinished': 'Zum Eröffnen fehlt noch etwas. Bitte sehen Sie die Liste durch.',
  'shop-not-closed': 'Dieser Shop nimmt schon Bestellungen an.',
  'too-many-held':
    'Für Sie sind schon sehr viele Stücke reserviert. Bitte schließen Sie erst diese Bestellung ab.',
  'too-many-orders': 'Heute wurden schon sehr viele Bestellungen mit dieser E-Mail-Adresse aufgegeben.',
  'hold-again-later':
    'Sie hatten dieses Stück schon länger reserviert, ohne zu bestellen. Bitte versuchen Sie es in zwei Stunden wieder.',
  'too-many-declarations':
    'Von Ihrem Anschluss sind in der letzten Stunde schon viele Erklärungen eingegangen. In spätestens einer Stunde geht es wieder. Bitte schreiben Sie uns sonst eine E-Mail.',
  'not-a-picture':
    'Diese Datei ist kein Bild, das wir lesen können. Möglich sind JPEG, PNG, WebP, AVIF, GIF und HEIC.',
  'picture-too-large': 'Dieses Bild ist zu groß: höchstens 64 Millionen Bildpunkte.',
  'uploads-busy': 'Gerade kommen sehr viele Bilder an. Bitte versuchen Sie es in einer Minute noch einmal.',
  'too-many-uploads':
    'Von Ihrem Anschluss liegen schon sehr viele Bilder bei uns, die zu keiner Anfrage gehören. Bitte senden Sie Ihre Anfrage ab oder versuchen Sie es morgen noch einmal.',
  'too-busy': 'Gerade ist hier sehr viel los. Bitte versuchen Sie es gleich noch einmal.',
  'database-busy': 'Gerade ist sehr viel los. Bitte versuchen Sie es in einem Augenblick noch einmal.',
  'database-away':
    'Technische Störung: Unser Shop erreicht seine Daten gerade nicht. Bitte versuchen Sie es in ein paar Minuten noch einmal. Ihre Eingaben bleiben stehen.',
  'upload-unknown': 'Ein Bild ist nicht mehr da. Bitte wählen Sie es noch einmal aus.',
  'too-many-enquiries':
    'Heute sind schon sehr viele Anfragen mit dieser E-Mail-Adresse angekommen. Bitte rufen Sie uns an.',
  'login-refused': 'E-Mail-Adresse oder Passwort ist falsch.',
  'too-many-logins': ({ minutes }: { readonly minutes: number }) =>
    `Zu viele Versuche. Bitte warten Sie ${minutes} Minuten oder legen Sie ein neues Passwort fest.`,
  'email-taken': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  'password-refused': 'Bitte wählen Sie ein anderes Passwort.',
  'other-person': 'In diesem Browser ist inzwischen jemand anders angemeldet. Gespeichert wurde nichts.',
  'session-over': 'Bitte melden Sie sich an.',
  'amount-differs': 'Der Betrag stimmt nicht mit der Bestellung überein. Bitte prüfen Sie die Überweisung.',
  'not-asked-to-pay': 'Für diese Bestellung wurde noch kein Geld verlangt.',
  'payment-known':
    'Mit dieser Überweisung ist schon eine andere Bestellung bezahlt. Bitte prüfen Sie Kennung und Bestellnummer.',
  'reference-booked':
    'Diese Kennung ist bei dieser Bestellung schon verbucht; der Eingang steht unter „Geld“. Ist noch eine Überweisung gekommen, tragen Sie bitte deren eigene Kennung ein oder lassen Sie das Feld leer.',
  'no-invoice': 'Zu dieser Bestellung gibt es keine gültige Rechnung.',
  'invoice-credited':
    'Zu dieser Rechnung gibt es schon eine Rechnungskorrektur, etwa nach einer Rückzahlung. Sie lässt sich deshalb nicht mehr auf einen anderen Empfänger ausstellen.',
  'recipient-unchanged': 'Die Rechnung ist schon genau so auf diesen Empfänger ausgestellt.',
  'receipt-not-found': 'Diesen Zahlungseingang gibt es nicht (mehr).',
  'refund-ordered':
    'Von diesem Geld geht schon etwas zurück oder ist zurückgezahlt. Der Eingang lässt sich deshalb nicht mehr zurücknehmen.',
  'booked-in-future': 'Der Buchungstag liegt in der Zukunft. Bitte prüfen Sie das Datum.',
  'booked-before-order': 'Der Buchungstag liegt vor der Bestellung. Bitte prüfen Sie das Datum.',
  'nothing-to-refund': 'Es gibt nichts zu erstatten.',
  'refund-too-much': 'So viel ist nicht mehr zu erstatten.',
  'paid-on-the-spot': 'Diese Bestellung wird beim Bezahlen angenommen; bezahlen kann nur der Kunde.',
  'step-in-future': 'Der Tag liegt in der Zukunft. Bitte prüfen Sie das Datum.',
  'step-too-early': 'Der Tag liegt vor der Bestellung oder vor der Übergabe. Bitte prüfen Sie das Datum.',
  'not-paid': 'Diese Bestellung ist noch nicht bezahlt.',
  'no-such-line': 'Diese Position gibt es in der Bestellung nicht.',
  'calendar-differs': 'Der Kalender des Stücks passt nicht dazu. Bitte sehen Sie beim Stück nach.',
  'pickup-is-not-shipped': 'Diese Bestellung wird abgeholt.',
  'already-handed-over': 'Das ist schon übergeben.',
  'payment-disputed':
    'Gegen die Zahlung läuft ein Fall beim Zahlungsdienst. Bitte liefern Sie erst aus, wenn er geklärt ist, oder entscheiden Sie sich auf der Bestellung für „Trotzdem ausliefern“.',
  'no-open-case': 'Zu dieser Bestellung läuft kein Fall, der die Auslieferung aufhält.',
  'not-rented-out': 'Das ist gerade nicht vermietet.',
  'piece-is-out': 'Mindestens ein Stück ist unterwegs oder beim Kunden. Es muss erst zurückkommen.',
  'rental-is-out': 'Das ist vermietet. Bitte verbuchen Sie die Rückgabe über „Miete zurück“.',
  'never-left':
    'Das hat den Laden noch nicht verlassen. Bitte nehmen Sie es über „Aus der Bestellung nehmen“ heraus.',
  'has-left':
    'Das ist schon unterwegs oder übergeben. Bitte verbuchen Sie seine Rücksendung, wenn es zurückkommt.',
  'no-proof-asked': 'Diese Bestellung braucht keinen Nachweis, oder es ist noch nichts davon unterwegs.',
  'not-a-returned-rental':
    'Schadensersatz lässt sich erst fordern, wenn das gemietete Stück zurückgekommen ist.',
  'due-day-out-of-range':
    'Die Zahlungsfrist muss nach heute und binnen eines Jahres enden. Bitte prüfen Sie das Datum.',
  'claim-not-found': 'Diese Forderung gibt es nicht.',
  'claim-settled': 'Diese Forderung ist schon bezahlt, oder auf sie wurde verzichtet.',
  'claim-above-value': 'Alle Forderungen zu einem Stück zusammen dürfen nicht höher sein als sein Wert.',
  'claim-too-much': 'So viel ist von dieser Forderung nicht mehr offen.',
  'withdrawal-paid-back': 'Dieser Widerruf ist bearbeitet, oder es geht seinetwegen schon Geld zurück.',
  'claimed-too-many': 'Für so viele Stücke dieser Position lässt sich das nicht fordern.',
  'returned-too-many': 'So viele Stücke dieser Position sind nicht mehr draußen.',
  'deduction-too-much': 'Abziehen lässt sich höchstens, was die Stücke gekostet haben.',
  'right-missing': 'Dafür fehlt Ihnen die Berechtigung.',
  'password-change-due': 'Bitte legen Sie zuerst ein eigenes Passwort fest.',
  'second-factor-due': 'Bitte richten Sie zuerst die zweite Stufe der Anmeldung ein.',
  'fresh-login-needed': 'Bitte geben Sie dafür Ihr Passwort noch einmal ein.',
  'login-step-over': 'Die Anmeldung hat zu lange gedauert. Bitte geben Sie Ihr Passwort noch einmal ein.',
  'code-refused': 'Dieser Code gilt nicht oder wurde schon benutzt. Bitte warten Sie auf den nächsten.',
  'recovery-code-refused':
    'Dieser Wiederherstellungscode gilt nicht oder wurde schon benutzt. Bitte geben Sie einen anderen ein.',
  'passkey-refused': 'Dieser Passkey wurde nicht angenommen.',
  'passkey-too-late': 'Das hat zu lange gedauert. Bitte beginnen Sie noch einmal.',
  'too-many-passkeys': 'Mehr als 10 Passkeys können wir nicht speichern. Bitte entfernen Sie erst einen.',
  'set-up-over': 'Das Einrichten hat zu lange gedauert. Bitte beginnen Sie noch einmal.',
  'record-not-found': 'Diesen Eintrag gibt es nicht mehr.',
  'last-owner': 'Mindestens eine Person mit der Rolle Inhaber muss bleiben.',
  'invitation-expired':
    'Diese Einladung gilt nicht mehr. Haben Sie sie schon angenommen, melden Sie sich an. Sonst bitten Sie die Inhaberin oder den Inhaber des Shops um eine neue.',
  'invitation-accepted': 'Diese Einladung wurde schon angenommen.',
  'session-not-found': 'Dieses Gerät ist schon abgemeldet.',
  'password-wrong': 'Das Passwort ist nicht richtig.',
  'address-not-found': 'Diese Adresse gibt es nicht mehr.',
  'too-many-addresses': 'Mehr als 20 Adressen können wir nicht speichern. Bitte löschen Sie erst eine.',
  'record-changed': 'Jemand anders hat diesen Eintrag inzwischen geändert. Bitte laden Sie ihn neu.',
  'seen-is-past':
    'Diese Bestellung wurde inzwischen geändert. Bitte sehen Sie nach, was geschehen ist, und entscheiden Sie dann noch einmal.',
  'category-in-use': 'In dieser Kategorie stehen noch Stücke.',
  'import-elsewhere': 'Dieser Import ist inzwischen an einer anderen Stelle. Bitte laden Sie die Seite neu.',
  'translation-off': 'Es ist kein Übersetzungsdienst eingerichtet.',
  'translation-busy':
    'Der Übersetzungsdienst hat gerade zu viel zu tun. Bitte versuchen Sie es in einer Minute noch einmal.',
  'translation-quota':
    'Das Kontingent beim Übersetzungsdienst ist aufgebraucht. Es geht weiter, wenn er es erneuert oder erhöht hat.',
  'translation-refused':
    'Der Übersetzungsdienst nimmt die Anfrage nicht an. Bitte lassen Sie den Schlüssel in den Einstellungen des Servers prüfen.',
  'translation-down':
    'Der Übersetzungsdienst ist gerade nicht zu erreichen. Bitte versuchen Sie es später noch einmal.',
  'translation-unreadable': 'Der Übersetzungsdienst hat etwas geantwortet, das keine Übersetzung ist.',
  'piece-in-use':
    'Dieses Stück war schon im Shop zu sehen oder ist bestellt worden. Es kann nur aus dem Shop genommen werden.',
  'unit-taken': 'Dieses Stück ist in der Zeit reserviert, vermietet, verkauft oder schon gesperrt.',
  'too-large': 'Die Anfrage ist zu groß.',
  'unsupported-media-type': 'Dieses Format wird nicht angenommen.',
  'too-many-requests': ({ minutes }: { readonly minutes: number }) =>
    `Zu viele Anfragen. Bitte versuchen Sie es ${fromNow(minutes)} wieder.`,
  'origin-refused': 'Die Anfrage kommt von einer fremden Seite.',
  internal: 'Something went wrong!',
  'pieces-gone-by-title': ({ titles }: { readonly titles: readonly string[] }) =>
    `Leider nicht mehr verfügbar: ${titles.join(', ')}`,
};
