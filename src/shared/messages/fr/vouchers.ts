import type { vouchers as german } from '../de/vouchers.ts';
import type { Translated } from '../message.ts';
import { figures } from '../figures.ts';

const { day, euros } = figures.fr;

/** Why a voucher does not apply to a cart. */
export const vouchers: Translated<typeof german> = {
  'voucher-unknown': 'Nous ne connaissons pas ce code, ou le bon n’est plus valable.',
  'voucher-not-yet': ({ day: first }) => `Ce bon n’est valable qu’à partir du ${day(first)}.`,
  'voucher-over': ({ day: last }) => `Ce bon était valable jusqu’au ${day(last)}.`,
  'voucher-used': 'Ce bon a déjà été utilisé.',
  'gift-voucher-held': ({ heldCents, day: last }) =>
    `Rien n’est disponible sur ce bon cadeau pour le moment\u00a0: ${euros(heldCents)} sont réservés jusqu’au ${day(last)} pour une commande qui n’est pas encore payée.`,
  'gift-voucher-empty': 'Ce bon cadeau n’a plus de solde pour payer cette commande.',
  'voucher-used-by-you': 'Vous avez déjà utilisé ce bon. Il est valable une fois par personne.',
  'voucher-for-somebody-else': 'Ce bon est établi pour une autre adresse e-mail et n’est pas cessible.',
  'voucher-for-consumers': 'Ce bon est réservé aux particuliers.',
  'voucher-for-businesses': 'Ce bon est réservé aux entreprises.',
  'voucher-not-for-these': 'Ce bon ne s’applique à aucune des pièces de votre panier.',
  'voucher-order-too-small': ({ leastCents }) =>
    `Ce bon est valable à partir de ${euros(leastCents)} d’achats.`,
  'voucher-leaves-nothing': ({ leastCents }) =>
    `Une fois le bon déduit, il doit rester au moins ${euros(leastCents)} à payer.`,
  'gift-value-out-of-range': 'Veuillez indiquer une valeur en euros entiers, de 10 à 5\u202f000',
  'gift-day-impossible': 'Veuillez choisir un jour à partir d’aujourd’hui et dans l’année qui vient',
  'voucher-worth-missing': 'Veuillez indiquer soit un montant, soit un pourcentage',
  'voucher-ends-before': 'Le dernier jour est antérieur au premier',
  'voucher-code-missing': 'Veuillez saisir le code',
  'voucher-least-below-value': 'Au moins la valeur du bon\u202f; sans indication, c’est cette valeur',
  'voucher-one-code': 'Pour une personne précise, il existe exactement un code',
  'gift-voucher-spent': 'Ce bon cadeau est épuisé.',
};
