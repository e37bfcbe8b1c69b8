import { formatEuros } from '../shell/money.ts';

export const label = 'Code du bon';
export const apply = 'Utiliser';
export const missing = 'Veuillez d’abord saisir le code';
export const remove = 'Retirer le bon de réduction';
export const checking = 'Vérification du bon…';
export const applied = (code: string, cents: number): string =>
  `Bon ${code}\u00a0: ${formatEuros(cents)} de réduction`;
export const none = 'Aucun bon n’est utilisé.';
export const failed = 'Le bon n’a pas pu être vérifié. Veuillez réessayer.';
export const removeGift = 'Retirer le bon cadeau';
export const giftApplied = (code: string, cents: number): string =>
  `Bon cadeau ${code}\u00a0: solde de ${formatEuros(cents)}`;
