export const formTitle = 'Votre proposition';
export const formHint = 'Seule l’adresse e-mail est indispensable.';
export const firstName = 'Prénom';
export const lastName = 'Nom';
export const email = 'E-mail';
export const phone = 'Téléphone';
export const street = 'Rue et numéro';
export const addressLine2 = 'Complément d’adresse';
export const postalCode = 'Code postal';
export const postalCodeHint = 'En Allemagne, cinq chiffres';
export const city = 'Ville';
export const stateProvince = 'Région';
export const country = 'Pays';
export const person = 'À propos de vous';
export const piece = (number: number): string => `Meuble ${number}`;
export const pieceHint = 'Jusqu’à quatre photos';
export const title = 'De quoi s’agit-il\u202f?';
export const titleHint = 'Par exemple\u00a0: enfilade en teck, années 60';
export const price = 'Prix souhaité';
export const priceHint = 'De préférence un montant, par exemple 250\u00a0€';
export const condition = 'État';
export const chooseCondition = 'Veuillez choisir';
export const imageOf = (place: number, number: number): string => `Meuble ${place}, photo ${number}`;
export const chooseImage = 'Choisir une photo';
export const removeImage = (place: number, number: number): string =>
  `Retirer la photo ${number} du meuble ${place}`;
export const retryImage = 'Renvoyer';
export const chooseAgain = (count: number): string =>
  `Vos données sont toujours là. En rechargeant la page, le navigateur ne conserve malheureusement pas ${count === 1 ? 'la photo\u00a0: veuillez la choisir de nouveau' : 'les photos\u00a0: veuillez les choisir de nouveau'}.`;
export const uploading = (percent: number): string => `Envoi en cours, ${percent}\u00a0%`;
export const uploaded = 'Photo envoyée';
export const refusedPicture = (place: number, number: number, name: string, reason: string): string =>
  `${imageOf(place, number)} («\u00a0${name}\u00a0»)\u00a0: ${reason}`;
export const tooLarge = (megabytes: number): string =>
  `Cette photo est trop lourde\u00a0: le maximum est de ${megabytes}\u00a0Mo. Veuillez la choisir dans une taille plus petite.`;
export const offerAnother = 'Proposer un autre meuble';
export const submit = 'Envoyer la proposition';
export const sending = 'Envoi en cours…';
export const refused = 'La proposition n’a pas pu être envoyée';
export const failed = 'Une erreur s’est produite. Veuillez réessayer plus tard.';
export const backToForm = 'Retour au formulaire';
export const steps = {
  thanks: {
    title: 'Votre proposition est bien arrivée',
    text: 'Merci beaucoup pour votre proposition\u202f! Nous vous répondrons sous 24\u00a0heures.',
  },
  failed: {
    title: 'La proposition n’a pas pu être envoyée',
    text: 'Veuillez revenir d’une page en arrière dans le navigateur\u00a0: vos données y sont encore. Vérifiez l’adresse e-mail et choisissez de nouveau les photos\u202f; les formats possibles sont JPEG, PNG, WebP et HEIC jusqu’à 25\u00a0Mo.',
  },
} as const;

export const tooManyImages = (most: number, names: readonly string[]): string =>
  `${most} photos au plus par pièce. Non ajoutées\u00a0: ${names.join(', ')}.`;
