/** “Sag mir Bescheid” on the page of a piece that is not available. */
export const heading = 'Me prévenir';
export const sold =
  'Un e-mail dès qu’une pièce semblable arrive, ou si celle-ci redevient disponible. Un seul, dans les 6 mois.';
export const away =
  'Un e-mail dès que cette pièce est de nouveau disponible ou, si elle est vendue, quand une pièce semblable arrive. Un seul, dans les 6 mois.';
export const button = 'Me prévenir';
export const sending = 'Envoi en cours…';
export const failed = 'Cela n’a pas fonctionné. Veuillez réessayer.';
export const spam = 'Rien reçu\u202f? Regardez aussi dans le dossier des courriers indésirables.';
/** In its place, if this tab has ordered the piece and not paid yet. */
export const own = {
  heading: 'Réservé pour vous',
  text: 'Cet objet fait partie de votre commande, qui n’est pas encore payée.',
  link: 'Voir votre commande',
} as const;
/** The pages that the mails' links lead to. */
export const steps = {
  confirm: {
    title: 'Souhaitez-vous que nous vous prévenions\u202f?',
    text: 'Encore un clic, et nous vous écrirons dès qu’il y aura du nouveau\u00a0: un e-mail, dans les 6 mois.',
    button: 'Oui, me prévenir',
    needsScript: 'Cette étape nécessite JavaScript. Veuillez l’activer et recharger la page.',
  },
  confirmed: {
    title: 'Nous vous préviendrons',
    text: 'Merci beaucoup\u202f! Nous vous écrirons une fois, quand la pièce sera de nouveau disponible ou, si elle est vendue, quand une pièce semblable arrivera. Ensuite, nous effacerons votre adresse pour cet usage.',
  },
  stop: {
    title: 'Ne plus recevoir d’alertes',
    text: 'Vous ne souhaitez plus aucune alerte sur nos pièces\u202f? Nous effacerons toutes celles qui ont été demandées avec votre adresse.',
    button: 'Ne plus recevoir d’alertes',
    needsScript:
      'Cette étape nécessite JavaScript. Veuillez l’activer et recharger la page, ou répondre à notre e-mail\u00a0: nous y mettrons fin pour vous.',
  },
  stopped: {
    title: 'Vous ne recevrez plus d’alertes',
    text: 'Nous avons effacé tout ce qui a été demandé avec votre adresse et ne vous écrirons plus au sujet de pièces.',
  },
  invalid: {
    title: 'Ce lien n’est plus valable',
    text: 'Il a peut-être plus de sept jours, n’a pas été copié en entier, ou l’alerte a déjà été envoyée. Sur la page d’une pièce qui n’est pas disponible, vous pouvez la redemander à tout moment.',
  },
} as const;
