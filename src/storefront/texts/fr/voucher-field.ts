import { formatEuros } from './shell.ts';

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

export const perOrder = 'Chaque commande accepte un bon de réduction et un bon cadeau au maximum.';

interface Worth {
  readonly code: string;
  readonly cents: number;
}
/** For two vouchers of a kind: the one that applies, and the other. */
export const oneOf = {
  promotion: (one: Worth, other: Worth): string =>
    `Chaque commande n’accepte qu’un seul bon de réduction\u00a0: ${one.code} avec ${formatEuros(one.cents)} de réduction, et non ${other.code} avec ${formatEuros(other.cents)}. Pour utiliser ${other.code}, retirez d’abord ${one.code}.`,
  gift: (one: Worth, other: Worth): string =>
    `Chaque commande n’accepte qu’un seul bon cadeau\u00a0: ${one.code} avec un solde de ${formatEuros(one.cents)}, et non ${other.code} avec ${formatEuros(other.cents)}. Pour utiliser ${other.code}, retirez d’abord ${one.code}.`,
} as const;
