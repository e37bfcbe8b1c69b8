import { figures } from '../figures.ts';

const { number } = figures.de;

/**
 * What is wrong with a field of a form that shoppers fill in. The first ones are said of any field whose schema has no
 * code of its own.
 */
export const fields = {
  missing: 'Bitte ausfüllen',
  'number-needed': 'Bitte eine Zahl eingeben',
  'choice-missing': 'Bitte wählen Sie etwas aus',
  'choice-unknown': 'Diese Auswahl gibt es nicht',
  'does-not-fit': 'Diese Angabe passt hier nicht',
  'email-needed': 'Bitte eine gültige E-Mail-Adresse eingeben',
  'format-wrong': 'Das Format stimmt nicht',
  'characters-too-few': ({ minimum }: { readonly minimum: number }) =>
    `Mindestens ${number(minimum)} Zeichen`,
  'entries-too-few': ({ minimum }: { readonly minimum: number }) =>
    `Mindestens ${number(minimum)} ${minimum === 1 ? 'Eintrag' : 'Einträge'}`,
  'number-too-small': ({ minimum }: { readonly minimum: number }) => `Mindestens ${number(minimum)}`,
  'characters-too-many': ({ maximum }: { readonly maximum: number }) =>
    `Höchstens ${number(maximum)} Zeichen`,
  'entries-too-many': ({ maximum }: { readonly maximum: number }) =>
    `Höchstens ${number(maximum)} ${maximum === 1 ? 'Eintrag' : 'Einträge'}`,
  'number-too-large': ({ maximum }: { readonly maximum: number }) => `Höchstens ${number(maximum)}`,
  'text-not-printable': ({ signs }: { readonly signs: string }) =>
    `Diese Zeichen lassen sich nicht drucken: ${signs}`,
  'text-too-many-lines': ({ lines }: { readonly lines: number }) =>
    lines === 1 ? 'Bitte schreiben Sie alles in eine Zeile' : `Bitte höchstens ${number(lines)} Zeilen`,
  'text-too-long': ({ maximum }: { readonly maximum: number }) =>
    `Bitte höchstens ${number(maximum)} Zeichen`,
  'not-one-line': 'Bitte schreiben Sie alles in eine Zeile',
  'of-piece': ({ title, problem }: { readonly title: string; readonly problem: string }) =>
    `${title}: ${problem}`,
  // A text that is not in words of ours, such as the title of a piece.
  'as-written': ({ text }: { readonly text: string }) => text,
  'not-storable': 'Ein unsichtbares Zeichen darin lässt sich nicht speichern. Bitte tippen Sie den Text neu',
  'nested-too-deeply': 'Die Angaben sind zu tief ineinander verschachtelt',
  'email-invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'contact-email-invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse an',
  'contact-email-missing': 'Bitte geben Sie Ihre E-Mail-Adresse an',
  'question-missing': 'Bitte schreiben Sie uns, worum es geht',
  'contact-name-missing': 'Bitte geben Sie Ihren Namen an',
  'name-missing': 'Bitte geben Sie einen Namen ein',
  'name-parts-too-long': ({ maximum }: { readonly maximum: number }) =>
    `Vor- und Nachname dürfen je höchstens ${number(maximum)} Zeichen haben`,
  'own-name-missing': 'Bitte geben Sie Ihren Namen ein',
  'own-first-name-missing': 'Bitte geben Sie Ihren Vornamen ein',
  'own-last-name-missing': 'Bitte geben Sie Ihren Nachnamen ein',
  'first-name-missing': 'Bitte geben Sie den Vornamen ein',
  'last-name-missing': 'Bitte geben Sie den Nachnamen ein',
  'own-phone-missing': 'Bitte geben Sie Ihre Telefonnummer ein',
  'own-phone-invalid': 'Das ist keine Telefonnummer. Möchten Sie keine nennen, lassen Sie das Feld leer',
  'own-postal-code-invalid': 'Das ist keine Postleitzahl. Möchten Sie keine nennen, lassen Sie das Feld leer',
  'phone-of-other-country':
    'Eine Telefonnummer dieses Landes hat mehr oder weniger Ziffern. Bitte prüfen Sie die Nummer und ihre Ländervorwahl',
  'phone-invalid': 'Bitte geben Sie eine einzige gültige Telefonnummer ein, ohne Zusätze',
  'own-password-missing': 'Bitte geben Sie Ihr Passwort ein',
  'date-missing': 'Bitte geben Sie ein Datum an',
  'date-invalid': 'Bitte geben Sie ein gültiges Datum an',
  'day-out-of-range': ({ first, last }: { readonly first: number; readonly last: number }) =>
    `Bitte prüfen Sie das Jahr: Möglich sind ${first} bis ${last}`,
  'range-ends-before': 'Das Ende liegt vor dem Anfang: So ist nichts zu finden',
  'birth-date-out-of-range': ({ youngest, oldest }: { readonly youngest: number; readonly oldest: number }) =>
    `Bitte prüfen Sie das Geburtsdatum: Möglich ist ein Alter von ${number(youngest)} bis ${number(oldest)} Jahren`,
  'street-missing': 'Bitte geben Sie Straße und Hausnummer ein',
  'postal-code-missing': 'Bitte geben Sie die Postleitzahl ein',
  'town-missing': 'Bitte geben Sie den Ort ein',
  'postal-code-unknown': 'Diese Postleitzahl gibt es nicht',
  'postal-code-form': 'So schreibt man Postleitzahlen in diesem Land nicht',
  'town-elsewhere': 'Diese Postleitzahl gehört nicht zu diesem Ort',
  'eu-on-request':
    'In andere Länder der EU verkaufen wir zurzeit auf Anfrage. Wir nennen Ihnen gern den Preis',
  'third-country-on-request':
    'Außerhalb der EU und ihres Steuergebiets verkaufen wir zurzeit auf Anfrage. Wir nennen Ihnen gern den Preis',
  'vat-id-refused':
    'Ihre Umsatzsteuer-ID ist bei ihrem Finanzamt nicht als gültig gemeldet. Der Preis enthält deshalb 19\u00a0% MwSt.',
  'vat-id-unknown':
    'Ihre Umsatzsteuer-ID lässt sich gerade nicht bestätigen. Der Preis enthält deshalb 19\u00a0% MwSt.; versuchen Sie es später noch einmal, oder schreiben Sie uns.',
  'vat-id-on-request':
    'Mit dieser Umsatzsteuer-ID verkaufen wir zurzeit auf Anfrage. Ohne sie bestellen Sie hier zum angezeigten Preis, mit deutscher Umsatzsteuer',
  'place-on-request':
    'Dorthin liefern wir nur auf Anfrage: Die Fracht kostet mehr, als wir hier berechnen können. Wir nennen Ihnen gern den Preis',
  'country-not-chosen': 'Bitte wählen Sie ein Land',
  'country-missing': 'Bitte geben Sie das Land an',
  'order-number-missing': 'Bitte geben Sie die Bestellnummer ein',
  'password-not-right': 'Dieses Passwort ist nicht richtig',
  'contract-missing': 'Bitte nennen Sie die Bestellnummer oder den Vertrag',
  'reason-missing': 'Bitte nennen Sie den Grund',
  'manner-not-chosen': 'Bitte wählen Sie die Art der Kündigung',
  'rental-term-not-chosen': 'Bitte wählen Sie eine Mietdauer',
  'not-an-amount': 'Kein Geldbetrag',
  'picture-missing': 'Es fehlt ein Bild.',
  'password-too-short': 'Das Passwort braucht mindestens 8 Zeichen',
  'password-too-long': 'Das Passwort darf höchstens 128 Zeichen haben',
  'password-too-common': 'Dieses Passwort benutzen sehr viele Menschen. Bitte wählen Sie ein anderes',
  'password-unchanged': 'Das ist Ihr jetziges Passwort. Bitte wählen Sie ein anderes',
  'password-is-personal':
    'Das Passwort besteht fast nur aus Ihrem Namen oder Ihrer E-Mail-Adresse. Bitte nehmen Sie andere Wörter dazu',
  'password-is-of-shop':
    'Das Passwort besteht fast nur aus Namen unseres Shops. Bitte nehmen Sie andere Wörter dazu',
  'piece-unknown': 'Product not found',
  'variant-missing': 'Bitte wählen Sie eine Variante',
  'variant-unknown': 'Diese Variante gibt es nicht',
  'not-rentable': 'Dieses Stück wird nicht vermietet',
  'no-assembly-for-piece': 'Für dieses Stück wird keine Montage angeboten',
  'no-assembly-at-address': 'Montage ist nur bei Lieferung nach Berlin und Potsdam möglich',
  'line-twice': 'Dieses Stück steht zweimal im Warenkorb',
  'vat-id-invalid': 'Bitte geben Sie die Umsatzsteuer-ID mit Länderkürzel ein, zum Beispiel DE123456789',
  'company-missing': 'Bitte geben Sie den Namen Ihrer Firma ein',
  'checkout-email-missing': 'Email is required',
  'checkout-first-name-missing': 'First name is required',
  'checkout-last-name-missing': 'Last name is required',
  'checkout-address-missing': 'Address is required',
  'checkout-city-missing': 'City is required',
  'checkout-postal-code-missing': 'Postal code is required',
  'checkout-phone-missing': 'Phone number is required',
  'first-name-without-letters': 'Der Vorname enthält keinen Buchstaben. Bitte geben Sie einen Namen ein',
  'last-name-without-letters': 'Der Nachname enthält keinen Buchstaben. Bitte geben Sie einen Namen ein',
  'street-without-letters': 'Hier fehlt der Name der Straße. Bitte geben Sie Straße und Hausnummer ein',
  'address-of-postal-box':
    'Möbel passen in kein Postfach, keine Packstation und keine Filiale. Bitte geben Sie eine Adresse an, an der sie jemand annimmt',
  'town-without-letters': 'Der Ort enthält keinen Buchstaben. Bitte geben Sie seinen Namen ein',
  'shipping-or-items-missing': 'Please select a shipping method and add items to your cart.',
};
