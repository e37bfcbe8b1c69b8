import { formatEuros } from '../shell/money.ts';

export const oneMoment = 'Un instant…';
export const noConnection =
  'Vous n’avez plus de connexion avec notre boutique pour le moment. Tout reste ici en l’état\u202f; veuillez réessayer dans un instant.';
/** In place of an empty cart, if the browser keeps nothing. */
export const storageForbidden =
  'Votre navigateur ne permet pas à la boutique de retenir votre panier. Veuillez autoriser les cookies et les données de ce site, puis recharger la page. Ou commandez chez nous par e-mail ou par téléphone.';
/** Read out after the press of a button that changes it. */
export const quantityNow = (title: string, count: number, cents: number): string =>
  `${title}\u00a0: maintenant ${count}, ${formatEuros(cents)}.`;
