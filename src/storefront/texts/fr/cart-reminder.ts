/** The offer in the cart, and its form. */
export const offer = 'Continuer plus tard\u202f? Recevoir un rappel par e-mail';
export const title = 'Rappel de votre panier';
export const about =
  'Nous vous envoyons d’abord un e-mail à confirmer, puis un seul rappel\u00a0: un jour plus tard, si les pièces sont encore disponibles et si vous n’avez pas commandé. Pour cela, nous enregistrons votre adresse et les pièces. Vous pouvez y mettre fin à tout moment par le lien des deux e-mails. Rien n’est réservé.';
export const email = 'Adresse e-mail';
export const send = 'Demander le rappel';
export const sending = 'Envoi en cours…';
export const invalidEmail = 'Veuillez saisir une adresse e-mail valide.';
export const failed = 'Cela n’a pas fonctionné. Veuillez réessayer plus tard.';
export const privacy = 'Protection des données';

/** The pages that the mails' links lead to. */
export const steps = {
  confirm: {
    title: 'Confirmer le rappel',
    text: 'Encore un clic, et nous vous rappellerons votre panier une fois, demain.',
    button: 'Confirmer le rappel',
    needsScript: 'Cette étape nécessite JavaScript. Veuillez l’activer et recharger la page.',
  },
  confirmed: {
    title: 'Votre rappel est enregistré',
    text: 'Merci beaucoup\u202f! Si les pièces sont encore disponibles demain et si vous n’avez pas commandé d’ici là, nous vous enverrons un e-mail. Ensuite, nous effaçons le panier chez nous.',
  },
  stop: {
    title: 'Annuler le rappel',
    text: 'Vous préférez ne pas recevoir de rappel de votre panier\u202f?',
    button: 'Pas de rappel',
    needsScript:
      'Cette étape nécessite JavaScript. Veuillez l’activer et recharger la page, ou répondre à notre e-mail\u00a0: nous vous désinscrirons.',
  },
  stopped: {
    title: 'Rappel annulé',
    text: 'Vous ne recevrez pas de rappel de votre panier. Ce que vous y avez mis dans votre navigateur y reste.',
  },
  invalid: {
    title: 'Ce lien n’est plus valable',
    text: 'Il a peut-être plus de trois jours, ou n’a pas été copié en entier. Pour un nouveau rappel, ouvrez simplement votre panier\u202f; le lien se trouve sous les pièces.',
  },
  cart: {
    title: 'Le panier de notre rappel',
    text: 'Les pièces de notre rappel sont de nouveau dans votre panier. Ce qui s’y trouvait déjà y reste.',
    needsScript:
      'Votre panier n’est conservé que dans votre navigateur\u202f; pour le remplir, cette page nécessite JavaScript.',
  },
} as const;
export const restoring = 'Un instant, nous mettons les pièces dans votre panier…';
export const there = 'Dans votre panier';
export const gone = 'Pas disponibles en ce moment';
export const unknown = (count: number): string =>
  count === 1 ? 'Une pièce n’est plus en boutique.' : `${count} pièces ne sont plus en boutique.`;
export const unreached = 'Toutes les pièces n’ont pas pu être vérifiées. Veuillez recharger la page.';
export const nothing = 'Aucune des pièces de notre rappel n’est disponible en ce moment.';
export const openCart = 'Voir le panier';
export const browse = 'Continuer la visite';
