export const title = 'Mein Konto';
export const description = 'Bestellungen, Mieten, Adressen und Angaben Ihres Kontos.';
export const needsScript =
  'Ihr Konto braucht JavaScript, denn nur Ihr Browser weiß, dass Sie angemeldet sind. Was Sie bestellt haben, steht auch in unseren E-Mails.';
export { loading } from '../wording/quoted.ts';
export { wentWrong as failed } from '../wording/quoted.ts';
export const tryAgain = 'Noch einmal versuchen';
export const save = 'Speichern';
export const saving = 'Wird gespeichert …';
export const saved = 'Gespeichert';
export const cancel = 'Abbrechen';
export const busy = 'Einen Moment …';

export const sections = 'Bereiche des Kontos';
export const sectionName = {
  overview: 'Übersicht',
  orders: 'Bestellungen',
  rentals: 'Mieten',
  profile: 'Profil',
  addresses: 'Adressen',
  security: 'Anmeldung und Sicherheit',
  data: 'Meine Daten',
} as const;
/** In the list of the sections. */
export const securityShort = 'Sicherheit';
export const sectionText = {
  overview: 'Was Sie bestellt und gemietet haben, und was wir über Sie wissen.',
  orders: 'Alles, was Sie mit diesem Konto bestellt haben.',
  rentals: 'Was Sie gemietet haben, und bis wann.',
  profile: 'So sprechen wir Sie an, und so erreichen wir Sie.',
  addresses: 'Wohin wir liefern, und an wen die Rechnung geht.',
  security: 'Passwort, E-Mail-Adresse und die Geräte, auf denen Sie angemeldet sind.',
  data: 'Ihre Daten mitnehmen oder das Konto löschen.',
} as const;

export const greeting = (name: string): string => (name === '' ? 'Guten Tag' : `Guten Tag, ${name}`);
export const latestOrders = 'Letzte Bestellungen';
export const currentRentals = 'Laufende Mieten';
export const allOrders = 'Alle Bestellungen';
export const logOut = 'Abmelden';

export const noOrders = 'Sie haben mit diesem Konto noch nichts bestellt.';
export const noRentals = 'Sie haben gerade nichts gemietet.';
export const browse = 'Stöbern';
export const rentHint = 'Was Sie mieten können';
export const orderLabel = (number: string): string => `Bestellung ${number}`;
export const orderedOn = (day: string): string => `vom ${day}`;
export const pieces = (count: number): string => (count === 1 ? '1 Stück' : `${count} Stücke`);
export const piecesLeft = (left: number, count: number): string =>
  `noch ${left} von ${count === 1 ? '1 Stück' : `${count} Stücken`}`;
export const stateName = {
  draft: 'nicht abgeschickt',
  offered: 'eingegangen',
  accepted: 'angenommen',
  lapsed: 'verfallen',
  declined: 'abgelehnt',
  cancelled: 'storniert',
} as const;
export const paymentName = {
  open: 'Zahlung offen',
  authorised: 'zugesagt',
  expired: 'offen',
  received: 'bezahlt',
  released: 'entfällt',
  lapsed: 'Zahlung verfallen',
  'refund-due': 'Erstattung folgt',
  refunded: 'erstattet',
} as const;
export const rentalState = (rental: {
  readonly fulfilment: string;
  readonly handedOverAt: string | null;
  readonly rentedUntil: string | null;
  readonly returnedAt: string | null;
}): string => {
  if (rental.returnedAt !== null) return `Zurückgegeben am ${formatDay(rental.returnedAt)}`;
  if (rental.rentedUntil !== null && rental.handedOverAt !== null)
    return `Übergeben am ${formatDay(rental.handedOverAt)}, gemietet bis einschließlich ${formatDay(rental.rentedUntil)}`;
  return 'Beginnt mit der Übergabe';
};
export const daysLeft = (days: number): string =>
  days < 0
    ? 'Die Mietzeit ist abgelaufen'
    : days === 0
      ? 'Heute ist der letzte Tag'
      : days === 1
        ? 'noch 1 Tag'
        : `noch ${days} Tage`;
export const endRental = 'Miete kündigen';

export const documents = 'Unterlagen';
export const documentsText = 'Als Textdateien, in der Fassung, die für diese Bestellung gilt.';
export const confirmationFile = 'Bestellbestätigung';
export const fileName = (what: string, number: string): string => `${what} ${number}`;
export const rights = 'Widerrufen und kündigen';
export const orderMissing = 'Zu diesem Konto gibt es keine solche Bestellung.';
export const toOrders = 'Zu den Bestellungen';

export const claimTitle = 'Ohne Konto bestellt?';
export const claimText =
  'Geben Sie die Bestellnummer ein. Wir schicken einen Link an die E-Mail-Adresse der Bestellung; damit übernehmen Sie sie in dieses Konto.';
export const orderNumber = 'Bestellnummer';
export const claimSend = 'Link anfordern';
export const redeemTitle = 'Bestellung übernehmen';
export const redeemText = 'Die Bestellung gehört danach zu dem Konto, in dem Sie angemeldet sind.';
export const redeem = 'In mein Konto übernehmen';
export const redeemed = (number: string): string => `Bestellung ${number} gehört jetzt zu Ihrem Konto`;
export const redeemFailed =
  'Dieser Link ist abgelaufen, wurde schon benutzt oder für ein anderes Konto angefordert. Sie können einen neuen anfordern.';
export const noToken = 'Dieser Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.';

export const confirmTitle = 'E-Mail-Adresse bestätigen';
export const confirmText = 'Damit bestätigen Sie, dass diese E-Mail-Adresse zu Ihrem Konto gehört.';
export const confirm = 'E-Mail-Adresse bestätigen';
export const confirmed = (email: string): string => `Die E-Mail-Adresse ${email} ist bestätigt.`;
export const toAccount = 'Zum Konto';
export const confirmWithPassword =
  'Damit niemand eine fremde Adresse benutzt, brauchen wir auch das Passwort des Kontos.';
export const accountPassword = 'Passwort des Kontos';
export const forgotten = 'Passwort vergessen?';
export const notMe = 'Das war ich nicht';
export const notMeText =
  'Sie haben bei uns weder ein Konto eröffnet noch diese Adresse eingetragen? Dann trennen wir das Konto von ihr.';
export const linkRefused = 'Danke für den Hinweis. Ihre Adresse wird nicht mit dem Konto verbunden.';
export const accountLocked =
  'Das Konto ist gesperrt: Alle Geräte sind abgemeldet, alle Passkeys entfernt, und das Passwort gilt nicht mehr. Nur wer die E-Mails an Ihre Adresse liest, kann ein neues festlegen.';
export const setPassword = 'Neues Passwort festlegen';
export const stopTitle = 'Änderung der E-Mail-Adresse stoppen';
export const stopText =
  'Damit bleibt Ihr Konto bei dieser Adresse. Alle Geräte werden abgemeldet, alle Passkeys entfernt, und das jetzige Passwort gilt nicht mehr.';
export const stop = 'Änderung stoppen';

export const salutation = 'Anrede';
export const salutationName = { '': 'keine Angabe', frau: 'Frau', herr: 'Herr', divers: 'divers' } as const;
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const phone = 'Telefon';
export const birthDate = 'Geburtsdatum';
export const email = 'E-Mail';
export const emailChange = 'E-Mail-Adresse ändern';

export const company = 'Firma';
export const street = 'Straße und Hausnummer';
export const apartment = 'Wohnung, Etage, Zusatz';
export const postalCode = 'Postleitzahl';
export const city = 'Ort';
export const country = 'Land';
export const noAddresses = 'Sie haben noch keine Adresse gespeichert.';
export const addAddress = 'Adresse hinzufügen';
export const editAddress = 'Ändern';
export const editAddressTitle = 'Adresse ändern';
export const deleteAddress = 'Löschen';
export const ofAddress = (action: string, address: string): string => `${action}: ${address}`;
export const addressDeleted = 'Adresse gelöscht';
export const undo = 'Rückgängig';
export const asDelivery = 'Als Lieferadresse vorschlagen';
export const asBilling = 'Als Rechnungsadresse vorschlagen';
export const deliveryBadge = 'Lieferadresse';
export const billingBadge = 'Rechnungsadresse';

export const changePassword = 'Passwort ändern';
export const currentPassword = 'Jetziges Passwort';
export const newPassword = 'Neues Passwort';
export const newEmail = 'Neue E-Mail-Adresse';
export const emailText = (email: string): string =>
  `Ihr Konto hat die Adresse ${email}. Eine neue gilt, sobald Sie den Link öffnen, den wir dorthin schicken.`;
export const sendLink = 'Link anfordern';
export const pleaseConfirm = (email: string): string =>
  `Bitte bestätigen Sie Ihre E-Mail-Adresse ${email}. Den Link dazu haben wir Ihnen bei der Registrierung geschickt.`;
export const unconfirmed =
  'Diese Adresse ist noch nicht bestätigt. Erst danach enthält die Auskunft auch, was wir nur unter der Adresse kennen.';
export const confirmThis = 'Bestätigung anfordern';
export const sessions = 'Angemeldete Geräte';
export const unknownDevice = 'Unbekanntes Gerät';
export const thisDevice = 'dieses Gerät';
export const lastUsed = (moment: string): string => `zuletzt ${moment} Uhr`;
export const endSession = 'Abmelden';
export const endSessionTitle = 'Gerät abmelden';
export const endSessionAsk = (device: string): string =>
  `„${device}“ wirklich abmelden? Dort muss man sich dann neu anmelden.`;
export const sessionEnded = 'Gerät abgemeldet';
export const everywhere = 'Überall abmelden';
export const everywhereText = 'Beendet die Anmeldung auf allen Geräten, auch auf diesem.';
export const everywhereAsk = 'Wirklich auf allen Geräten abmelden, auch auf diesem?';
export const everywhereDone = 'Sie sind überall abgemeldet';

export const exportTitle = 'Auskunft über meine Daten';
export const exportText =
  'Alles, was wir über Sie gespeichert haben, als JSON-Datei: Profil, Adressen, Bestellungen, Wunschliste, Passkeys, Anmeldungen; mit bestätigter E-Mail-Adresse auch Newsletter, Benachrichtigungen zu Stücken, Ankauf, Erklärungen und Bestellungen ohne Konto.';
export const exportButton = 'Daten herunterladen';
export const exported = 'Ihre Daten wurden heruntergeladen';
export const deleteTitle = 'Konto löschen';
export const deleteText =
  'Profil, Adressen, Wunschliste, Passkeys und Anmeldungen werden sofort und endgültig gelöscht. Angaben zu Bestellungen müssen wir acht Jahre aufbewahren (§ 147 AO, § 257 HGB); wir sperren sie, sobald nichts mehr zu erledigen ist. Offene Bestellungen und Mieten laufen weiter, Newsletter und Benachrichtigungen zu Stücken auch: Sie enden über den Link in jeder E-Mail.';
export const deleteStart = 'Konto löschen …';
export const deleteAsk = 'Möchten Sie Ihr Konto wirklich löschen? Das lässt sich nicht rückgängig machen.';
export const deleteNow = 'Konto endgültig löschen';
export const deleted = 'Ihr Konto wurde gelöscht';
export const password = 'Passwort';

export const missing = {
  firstName: 'Bitte geben Sie den Vornamen ein',
  lastName: 'Bitte geben Sie den Nachnamen ein',
  phone: 'Bitte geben Sie Ihre Telefonnummer ein',
  street: 'Bitte geben Sie Straße und Hausnummer ein',
  postalCode: 'Bitte geben Sie die Postleitzahl ein',
  city: 'Bitte geben Sie den Ort ein',
  password: 'Bitte geben Sie Ihr Passwort ein',
  newPassword: 'Bitte geben Sie ein neues Passwort ein',
  email: 'Bitte geben Sie eine E-Mail-Adresse ein',
  orderNumber: 'Bitte geben Sie die Bestellnummer ein',
} as const;

export const formatDay = (moment: string): string => day.format(new Date(moment));
const day = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
export const formatMoment = (moment: string): string => dayAndTime.format(new Date(moment));
const dayAndTime = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
