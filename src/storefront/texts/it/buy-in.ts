export const formTitle = 'La tua proposta';
export const formHint = 'Indispensabile è solo l’indirizzo email.';
export const firstName = 'Nome';
export const lastName = 'Cognome';
export const email = 'Email';
export const phone = 'Telefono';
export const street = 'Via e numero civico';
export const addressLine2 = 'Interno, piano, altri dati';
export const postalCode = 'CAP';
export const postalCodeHint = 'In Germania cinque cifre';
export const city = 'Località';
export const stateProvince = 'Regione o provincia';
export const country = 'Paese';
export const person = 'Su di te';
export const piece = (number: number): string => `Mobile ${number}`;
export const pieceHint = 'Fino a quattro foto';
export const title = 'Che cos’è?';
export const titleHint = 'Per esempio: credenza in teak, anni ’60';
export const price = 'Prezzo desiderato';
export const priceHint = 'Meglio un importo, per esempio 250\u00a0€';
export const condition = 'Stato';
export const chooseCondition = 'Scegli';
export const imageOf = (place: number, number: number): string => `Mobile ${place}, foto ${number}`;
export const chooseImage = 'Scegli una foto';
export const removeImage = (place: number, number: number): string =>
  `Rimuovi la foto ${number} del mobile ${place}`;
export const retryImage = 'Invia di nuovo';
export const chooseAgain = (count: number): string =>
  `I tuoi dati ci sono ancora. Ricaricando la pagina, purtroppo il browser non conserva ${count === 1 ? 'la foto: sceglila' : 'le foto: sceglile'} di nuovo.`;
export const uploading = (percent: number): string => `Caricamento, ${percent}%`;
export const uploaded = 'Caricata';
export const refusedPicture = (place: number, number: number, name: string, reason: string): string =>
  `${imageOf(place, number)} («${name}»): ${reason}`;
export const tooLarge = (megabytes: number): string =>
  `Questa foto è troppo grande: il massimo è ${megabytes}\u00a0MB. Scegline una versione più piccola.`;
export const offerAnother = 'Proponi un altro mobile';
export const submit = 'Invia la proposta';
export const sending = 'Invio in corso…';
export const refused = 'Non è stato possibile inviare la proposta';
export const failed = 'Si è verificato un errore. Riprova più tardi.';
export const backToForm = 'Torna al modulo';
export const steps = {
  thanks: {
    title: 'La tua proposta è arrivata',
    text: 'Grazie mille per la tua proposta! Ti rispondiamo entro 24 ore.',
  },
  failed: {
    title: 'Non è stato possibile inviare la proposta',
    text: 'Torna indietro nel browser: i tuoi dati sono ancora lì. Controlla l’indirizzo email e scegli di nuovo le foto; sono ammessi JPEG, PNG, WebP e HEIC fino a 25\u00a0MB.',
  },
} as const;

export const tooManyImages = (most: number, names: readonly string[]): string =>
  `Al massimo ${most} foto per pezzo. Non aggiunte: ${names.join(', ')}.`;
