import { formatEuros, inFrench } from './shell.ts';

export const title = 'Solde d’un bon cadeau';
export const intro =
  'Saisissez le code inscrit sur le bon. Majuscules, minuscules et tirets n’ont pas d’importance.';
export const needsScript =
  'Cette consultation nécessite JavaScript. Sans lui, nous vous indiquons volontiers le solde par téléphone ou par e-mail.';
export const code = 'Code du bon';
export const ask = 'Consulter le solde';
export const asking = 'Consultation en cours…';
export const balance = 'Solde';
export const lastDay = 'Utilisable jusqu’au';
export const spent = (day: string): string =>
  `Il n’y a plus de solde sur ce bon. Il reste valable jusqu’au ${day}\u202f; ce qu’un remboursement y créditerait pourra servir à payer.`;
/** Beside the balance: what orders hold that may yet end. */
export const held = (amount: string, day: string): string =>
  `${amount} sont réservés pour une commande qui n’est pas encore payée. Si elle ne l’est pas, ils seront de nouveau disponibles après le ${day}.`;
export const howToRedeem =
  'Il s’utilise dans le panier et lors de la commande, dans le champ «\u00a0Code du bon\u00a0», en une ou plusieurs fois.';
export const amount = (cents: number): string => formatEuros(cents);
export const browse = 'Voir les pièces';
export const failed = 'Le solde n’a pas pu être consulté. Veuillez réessayer.';

// A day of the calendar has no zone.
const day = inFrench(
  new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }),
);
export const formatDay = (lastDay: string): string => day.format(new Date(lastDay));
