import { inFrench, formatEuros } from './shell.ts';
import { cardTab } from '../wording/quoted.ts';
import type { RefusalMeaning } from '../../../shared/orders/payment-vocabulary.ts';

export const paymentMethodHint = {
  stripe: 'Après la commande, vous saisissez votre carte.',
  klarna: 'Après la commande, vous confirmez le paiement sur la page de Klarna.',
  bank_transfer:
    'Après la commande, nous vous indiquons nos coordonnées bancaires. Jusqu’à l’arrivée du montant, au plus 7 jours, les pièces vous restent réservées.',
  paypal: 'Après la commande, vous confirmez le paiement sur la page de PayPal.',
} as const;

/** Word for word: section 2.14 of the specification. */
export const tabName = { stripe: cardTab, klarna: 'Klarna', paypal: 'PayPal' } as const;
export const tabs = 'Moyen de paiement';
export const beforeOrder = {
  stripe: 'Vous saisirez votre carte à l’étape suivante.',
  klarna: 'Vous paierez chez Klarna à l’étape suivante.',
  paypal: 'Vous paierez chez PayPal à l’étape suivante.',
} as const;
export const payTitle = 'Payer maintenant';
export const unpaidTitle = 'Votre commande est enregistrée, il reste à la payer';
export const takeBack = 'Annuler la commande et revenir à la vérification';
export const takeBackHere = 'Annuler la commande';
export const takeBackMeans =
  'Les pièces seront alors de nouveau disponibles pour tous, et vous n’aurez rien à payer. Nous les remettons dans votre panier, où elles ne sont pas réservées.';
export const takeBackNow = 'Oui, annuler la commande';
export const backInCart = 'Les pièces de votre commande sont de nouveau dans votre panier.';
export const noneToBeHad = 'Aucune des pièces de votre commande n’est disponible pour le moment.';
export const notAllAsked =
  'Toutes les pièces n’ont pas pu être vérifiées, la connexion est peut-être coupée.';
export const ordered = (until: string): string =>
  `Votre commande est enregistrée. Les pièces vous sont réservées jusqu’à ${time.format(new Date(until))}.`;
export { loading } from '../wording/quoted.ts';
export const payCard = (cents: number): string => `Payer ${formatEuros(cents)}`;
export const paying = 'Traitement en cours…';
export const toPage = (cents: number, name: string): string => `Payer ${formatEuros(cents)} avec ${name}`;
export const pageHint = {
  klarna:
    'Stripe vous redirige vers Klarna, puis vous revenez ici. Le montant n’est débité que lorsque votre commande quitte nos locaux.',
  paypal:
    'Nous vous redirigeons vers PayPal, puis vous revenez ici. Le montant n’est débité qu’à ce moment-là.',
} as const;
export const toProviderPage = 'Payer sur la page de Stripe';
export const tryAgain = 'Réessayer';

/** Word for word: section 8 of the specification. */
export { initializeFailed } from '../wording/quoted.ts';
export { paymentFailed as failed } from '../wording/quoted.ts';
export const shopLost =
  'Notre boutique était injoignable. Rien n’a été débité, et votre commande est toujours là. Veuillez vérifier votre connexion à Internet et réessayer.';
export { paymentSuccessful as successful } from '../wording/quoted.ts';
export const pending =
  'Votre paiement est encore en cours de vérification. Nous vous gardons vos pièces d’ici là et vous écrirons dès que l’argent sera arrivé.';
export { processingFailed } from '../wording/quoted.ts';

export { processingPayment as processing } from '../wording/quoted.ts';
export const returnTitle = 'Votre paiement';
export const toOrder = 'Voir la commande';
export const incompleteReturn =
  'Ce lien est incomplet. Le lien de notre e-mail vous montre où en est votre commande\u202f; nous pouvons aussi vérifier pour vous.';

export const taken = 'Votre paiement est confirmé. Merci beaucoup\u202f!';
export const takenElsewhere =
  'Votre paiement est confirmé. Le lien de notre e-mail vous mène à votre commande.';

/** By what the refusal means. `hasOthers`: there are other means of payment beside the refused one. */
export const refused: Readonly<Record<RefusalMeaning, (hasOthers: boolean) => string>> = {
  'ask-again': (hasOthers) =>
    `Votre paiement n’a pas été confirmé, rien n’a été débité. Veuillez vérifier vos données et réessayer${hasOthers ? ', ou choisir un autre moyen de paiement' : ''}.`,
  'other-means': (hasOthers) =>
    `Votre paiement a été refusé, rien n’a été débité. Veuillez réessayer avec une autre carte ou un autre compte${hasOthers ? ', ou choisir un autre moyen de paiement' : ''}.`,
  'try-later': (hasOthers) =>
    `Votre paiement n’a pas pu être effectué pour le moment, rien n’a été débité. Veuillez réessayer dans quelques minutes${hasOthers ? ', ou choisir un autre moyen de paiement' : ''}.`,
  'for-staff': (hasOthers) =>
    `Nous ne pouvons pas accepter votre paiement par ce moyen pour l’instant\u202f; vous n’y êtes pour rien, et rien n’a été débité. ${hasOthers ? 'Veuillez choisir un autre moyen de paiement ou nous écrire.' : 'Veuillez nous écrire.'}`,
  over: (hasOthers) =>
    `Ce paiement a expiré, rien n’a été débité. Veuillez payer de nouveau${hasOthers ? ', d’une autre manière si vous le souhaitez' : ''}.`,
};
export const unanswered =
  'Nous ne savons pas encore si votre paiement est arrivé. Veuillez réessayer\u00a0: rien ne sera débité deux fois.';
export const seeOrder = 'La page de votre commande montre où en est votre paiement.';

export const cancelledTitle = 'Paiement interrompu';
export const cancelledText =
  'Le paiement n’a pas été mené à terme. Rien n’a été débité. Votre commande vous reste réservée encore un court moment.';
export const cancelledUntil = (until: string): string =>
  `Jusqu’à ${time.format(new Date(until))} (heure de Berlin), vous pouvez encore la payer, y compris d’une autre manière, ou l’annuler.`;
export const cancelledOver = 'Cette commande ne peut plus être payée.';
export const cancelledElsewhere =
  'Vous souhaitez payer malgré tout\u202f? Le lien de notre e-mail mène à votre commande. Si vous ne faites rien, elle expire d’elle-même.';
export const payAfterAll = 'Payer la commande';
export const helpTitle = 'Besoin d’aide\u202f?';
export const helpText = 'Écrivez-nous, nous vous aidons volontiers\u00a0:';
export const toHome = 'Retour à l’accueil';

export const sandboxNote =
  'Mode test\u00a0: aucun argent ne circule. Veuillez ne pas saisir de véritable carte.';
export const cardNumber = 'Numéro de carte';
export const cardExpiry = 'Date d’expiration';
export const cardCode = 'Cryptogramme';
export const testCards = 'Cartes de test';
export const testCardList: readonly (readonly [string, string])[] = [
  ['4242 4242 4242 4242', 'est acceptée'],
  ['4000 0025 0000 3155', 'demande 3-D Secure'],
  ['4000 0000 0000 0002', 'est refusée'],
  ['4000 0000 0000 9995', 'provision insuffisante'],
];
export const bankTitle = '3-D Secure (banque de test)';
export const bankText = (cents: number): string =>
  `Souhaitez-vous autoriser le paiement de ${formatEuros(cents)}\u202f?`;
export const bankAllow = 'Autoriser le paiement';
export const bankRefuse = 'Refuser';

const time = inFrench(
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' }),
);
