export const heading = 'Newsletter';
export const invitation =
  'Les nouvelles pièces avant leur arrivée en boutique. Environ deux fois par mois, désabonnement à tout moment.';
export const email = 'Adresse e-mail';
export const subscribe = 'S’ABONNER';
export const sending = 'ENVOI EN COURS…';
export const invalidEmail = 'Veuillez saisir une adresse e-mail valide';
export const failed = 'L’inscription a échoué';
export const serverError = 'Erreur du serveur. Veuillez réessayer plus tard';
export const thanks = 'Merci beaucoup\u202f!';
export const privacy = 'Protection des données';
/** The pages that the mails' links and the form without script lead to. */
export const steps = {
  asked: {
    title: 'C’est presque fait',
    text: 'Nous vous avons envoyé un e-mail. Veuillez y confirmer votre inscription à la newsletter. Rien reçu\u202f? Regardez aussi dans le dossier des courriers indésirables.',
  },
  confirm: {
    title: 'Confirmer la newsletter',
    text: 'Encore un clic, et vous recevrez notre newsletter.',
    button: 'Confirmer l’inscription',
    needsScript: 'Cette étape nécessite JavaScript. Veuillez l’activer et recharger la page.',
  },
  confirmed: {
    title: 'Votre inscription est confirmée',
    text: 'Merci beaucoup\u202f! Nous vous écrirons quand de nouvelles pièces arriveront en boutique. Chaque e-mail contient un lien pour vous désabonner.',
  },
  unsubscribe: {
    title: 'Se désabonner de la newsletter',
    text: 'Vous ne souhaitez plus recevoir notre newsletter\u202f?',
    button: 'Me désabonner',
    needsScript:
      'Cette étape nécessite JavaScript. Veuillez l’activer et recharger la page, ou répondre à notre e-mail\u00a0: nous vous désinscrirons.',
  },
  unsubscribed: {
    title: 'Désabonnement effectué',
    text: 'Vous ne recevrez plus notre newsletter. Dommage de vous voir partir\u202f; nos nouvelles pièces vous attendent toujours en boutique.',
  },
  invalid: {
    title: 'Ce lien n’est plus valable',
    text: 'Il a peut-être plus de sept jours, ou n’a pas été copié en entier. Pour vous inscrire, saisissez simplement de nouveau votre adresse\u202f; le formulaire se trouve au bas de chaque page. Pour vous désabonner, utilisez le lien de notre dernier e-mail ou écrivez-nous.',
  },
} as const;
export const toNewArrivals = 'Voir les nouveautés';
