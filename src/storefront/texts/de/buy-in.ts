export const formTitle = 'Ihre Anfrage';
export const formHint = 'Nur die E-Mail-Adresse brauchen wir unbedingt.';
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const email = 'E-Mail';
export const phone = 'Telefon';
export const street = 'Straße und Hausnummer';
export const addressLine2 = 'Adresszusatz';
export const postalCode = 'Postleitzahl';
export const postalCodeHint = 'In Deutschland fünf Ziffern';
export const city = 'Ort';
export const stateProvince = 'Bundesland';
export const country = 'Land';
export const person = 'Über Sie';
export const piece = (number: number): string => `Möbelstück ${number}`;
export const pieceHint = 'Bis zu vier Bilder';
export const title = 'Was ist es?';
export const titleHint = 'Zum Beispiel: Sideboard aus Teak, 60er Jahre';
export const price = 'Wunschpreis';
export const priceHint = 'Am besten als Betrag, zum Beispiel 250\u00a0€';
export const condition = 'Zustand';
export const chooseCondition = 'Bitte wählen';
export const imageOf = (place: number, number: number): string => `Möbelstück ${place}, Bild ${number}`;
export const tooManyImages = (most: number, names: readonly string[]): string =>
  `Höchstens ${most} Bilder je Stück. Nicht dabei: ${names.join(', ')}.`;
export const chooseImage = 'Bild wählen';
export const removeImage = (place: number, number: number): string =>
  `Bild ${number} von Möbelstück ${place} entfernen`;
export const retryImage = 'Noch einmal senden';
export const chooseAgain = (count: number): string =>
  `Ihre Angaben sind noch da. ${count === 1 ? 'Das Bild behält' : 'Die Bilder behält'} der Browser beim Neuladen leider nicht: Bitte wählen Sie ${count === 1 ? 'es' : 'sie'} noch einmal aus.`;
export const uploading = (percent: number): string => `Wird hochgeladen, ${percent}\u00a0%`;
export const uploaded = 'Hochgeladen';
export const refusedPicture = (place: number, number: number, name: string, reason: string): string =>
  `${imageOf(place, number)} („${name}“): ${reason}`;
export const tooLarge = (megabytes: number): string =>
  `Dieses Bild ist zu groß: möglich sind bis ${megabytes}\u00a0MB. Bitte wählen Sie es in geringerer Größe.`;
export const offerAnother = 'Weitere Möbel anbieten';
export const submit = 'Anfrage senden';
export const sending = 'Wird gesendet...';
export const refused = 'Fehler beim Senden der Anfrage';
export const failed = 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.';
export const backToForm = 'Zurück zum Ankauf';
export const steps = {
  thanks: {
    title: 'Ihre Anfrage ist angekommen',
    text: 'Vielen Dank für Ihre Anfrage! Wir werden uns innerhalb von 24 Stunden bei Ihnen melden.',
  },
  failed: {
    title: 'Fehler beim Senden der Anfrage',
    text: 'Bitte gehen Sie im Browser einen Schritt zurück: Ihre Angaben stehen dort noch. Prüfen Sie die E-Mail-Adresse und wählen Sie die Bilder neu aus; möglich sind JPEG, PNG, WebP und HEIC bis 25\u00a0MB.',
  },
} as const;
