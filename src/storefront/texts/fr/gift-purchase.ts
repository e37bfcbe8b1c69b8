import { formatEuros } from './shell.ts';

export const title = 'Acheter un bon cadeau';
export const intro =
  'En PDF, à imprimer ou à transmettre\u00a0: vous choisissez la valeur, le motif et le message, et le bon arrive par e-mail, juste après le paiement ou le jour de votre choix.';
export const needsScript =
  'Cette commande nécessite JavaScript. Sans lui, nous vous vendons volontiers des bons dans nos magasins.';
export const voucher = 'Le bon';
export const value = 'Valeur en euros';
export const valueHint = 'De 10 à 5\u202f000 euros, en euros entiers.';
export const valueWrong = 'Veuillez indiquer une valeur en euros entiers, de 10 à 5\u202f000';
/** Asks which amount is meant if what was typed can be read in several ways. */
export const valueInDoubt = (amounts: readonly string[]): string =>
  `Voulez-vous dire ${amounts.join(' ou ')}\u202f? Veuillez saisir la valeur sans virgule`;
export const design = 'Motif';
export const designs = {
  planks: 'Planches de bateau aux couleurs anciennes',
  armchair: 'Fauteuil et lampe',
  stripes: 'Rayures',
} as const;
export const recipient = 'Pour qui';
export const recipientHint = 'Tel que cela doit figurer sur le bon\u00a0: «\u00a0Pour Ada\u00a0».';
export const greeting = 'Votre message';
export const greetingHint = '300 caractères au maximum, sur 6 lignes.';
export const sendOn = 'Date d’envoi';
export const sendOnHint =
  'Sans indication, nous l’envoyons dès qu’il est payé. Après le paiement, vous pouvez toujours le télécharger.';
export const yourself = 'Vos coordonnées';
export const emailHint = 'Le bon arrive à cette adresse. Vous le remettez vous-même.';
export const methodHints = {
  stripe: 'Après la commande, vous saisissez votre carte.',
  bank_transfer:
    'Après la commande, nous vous montrons nos coordonnées bancaires. Le bon arrive dès réception du montant.',
  paypal: 'Après la commande, vous confirmez le paiement sur la page de PayPal.',
} as const;
export const summary = 'Votre commande';
/** How and when the voucher is sent: `day` is '2026-12-24', or empty. */
export const isSent = (email: string, day: string): string =>
  `Le bon arrive en PDF par e-mail${email === '' ? '' : ` à ${email}`}, ${day === '' ? 'dès qu’il est payé' : `le ${formatDay(day)}`}. Rien n’est expédié, il n’y a pas de frais de livraison.`;
export const validity =
  'Il est valable jusqu’à la fin de la troisième année suivant celle de l’achat, s’utilise en plusieurs fois et peut être transmis. Il ne peut pas être payé avec des bons.';
export const vatNote =
  'Bon à usages multiples\u00a0: la TVA n’est due que lorsqu’il est utilisé. Vous pouvez vous rétracter pendant 14 jours, tant que rien n’a été utilisé.';
export const total = 'Prix total';
export const amount = (cents: number): string => formatEuros(cents);

// A day of the calendar has no zone.
const dayFormat = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const formatDay = (day: string): string => dayFormat.format(new Date(day)).replace(/^1 /, '1er ');
