import type { pieces as german } from '../de/pieces.ts';
import type { Translated } from '../message.ts';
import { figures } from '../figures.ts';

const { number } = figures.fr;

/** Messages to the back office about pieces and categories. */
export const pieces: Translated<typeof german> = {
  'number-missing': 'Veuillez saisir un nombre',
  'year-out-of-range': 'Veuillez saisir une année de 1000 à 2100',
  'stock-out-of-range': 'Veuillez saisir un nombre de 0 à 10\u202f000',
  'pictures-too-many': ({ maximum }) => `Au plus ${number(maximum)} photos`,
  'variants-too-many': ({ maximum }) => `Au plus ${number(maximum)} versions`,
  'title-missing': 'Veuillez saisir un titre',
  'whole-percent-needed': 'Veuillez saisir un pourcentage entier',
  'block-reason-missing': 'Veuillez indiquer un motif',
  'block-ends-in-past': 'La fin doit être dans le futur',
  'room-name-taken': 'Une pièce de ce nom existe déjà',
  'block-ends-too-far': 'Choisissez une fin dans les cinq prochaines années, ou laissez vide',
  'category-name-taken': 'Une catégorie de ce nom existe déjà',
  'picture-not-ready': 'Cette photo n’est pas encore prête',
  'some-picture-not-ready': 'Une photo n’est pas encore prête',
  'categories-of-another-line': 'L’une de ces catégories n’existe pas dans cette gamme',
  'length-out-of-range': ({ from, to }) => `doit avoir de ${from} à ${to} caractères`,
  'price-out-of-range': 'doit être supérieur à 0 et d’au plus 1\u202f000\u202f000\u00a0€',
  'former-price-not-above': 'ne dépasse pas le prix\u00a0; sans réduction, le champ reste vide',
  'whole-number-out-of-range': ({ from, to }) =>
    `doit être un nombre entier de ${number(from)} à ${number(to)}`,
  'dimension-out-of-range': 'doit être entre 1\u00a0mm et 100\u00a0m',
  'weight-out-of-range': 'doit être entre 1\u00a0g et 10\u00a0t',
  'years-reversed':
    'La première année est postérieure à la dernière. Veuillez les échanger ou en modifier une.',
  'purchase-price-out-of-range': 'doit être entre 0 et 1\u202f000\u202f000\u00a0€',
  'margin-scheme-of-own-making':
    'Le régime de la marge selon le §\u00a025a UStG ne s’applique pas à votre propre fabrication',
  'margin-scheme-of-taxed-goods':
    'Le régime de la marge selon le §\u00a025a UStG ne s’applique pas aux biens achetés avec mention de la TVA',
  'stock-is-of-variants': 's’indique pour chaque version, s’il y en a',
  'variant-skus-twice':
    'chaque version a besoin de sa propre SKU\u00a0; majuscules et caractères spéciaux ne comptent pas',
  'variant-name-twice': 'Une autre version de cette pièce porte déjà ce nom',
  'variant-sku-length': ({ sku }) => `La SKU «\u00a0${sku}\u00a0» doit avoir de 1 à 40 caractères`,
  'variant-name-length': ({ name }) => `Le nom «\u00a0${name}\u00a0» doit avoir de 1 à 120 caractères`,
  'variant-stock-wrong': ({ name }) => `Le stock de «\u00a0${name}\u00a0» n’est pas un nombre`,
  'category-unknown': ({ category }) => `La catégorie «\u00a0${category}\u00a0» n’existe pas`,
  'category-of-other-line': ({ category }) =>
    `La catégorie «\u00a0${category}\u00a0» appartient à l’autre gamme`,
  'main-category-not-among': 'ne fait pas partie des catégories de la pièce',
  'sku-of-another-piece': ({ sku, owner }) =>
    `La SKU «\u00a0${sku}\u00a0» appartient déjà à «\u00a0${owner}\u00a0»`,
  'sku-without-letters': ({ sku }) =>
    sku === ''
      ? 'La SKU a besoin de lettres ou de chiffres'
      : `La SKU «\u00a0${sku}\u00a0» a besoin de lettres ou de chiffres`,
  'needs-letters': 'a besoin de lettres ou de chiffres',
  'postal-address-incomplete':
    'doit être une adresse complète\u00a0: rue et numéro, puis code postal et ville',
  'electronic-address-wrong': 'doit être une adresse e-mail ou une adresse internet',
  'sku-taken': ({ sku }) => `«\u00a0${sku}\u00a0» existe déjà`,
  'sku-too-similar': ({ other }) =>
    `ne se distingue de «\u00a0${other}\u00a0» que par des majuscules ou des caractères spéciaux`,
  'fewer-than-taken': ({ taken }) =>
    `Au moins ${number(taken)}\u00a0: autant sont vendues, louées, réservées ou bloquées`,
  'units-without-variant-taken': ({ taken }) =>
    `Avec des versions, chaque pièce appartient à l’une d’elles, et ${number(taken)} sans version ${taken === 1 ? 'est vendue, louée, réservée ou bloquée' : 'sont vendues, louées, réservées ou bloquées'}. Veuillez créer un nouveau meuble pour les versions.`,
  'removed-variant-taken': ({ name, taken }) =>
    `«\u00a0${name}\u00a0» ne peut pas être supprimée\u00a0: ${number(taken)} ${taken === 1 ? 'pièce est vendue, louée, réservée ou bloquée' : 'pièces sont vendues, louées, réservées ou bloquées'}. Veuillez ajouter de nouveau cette version\u00a0; avec un stock de ${number(taken)}, elle reste épuisée.`,
  'variants-taken': ({ taken }) =>
    `Les versions ne peuvent pas être supprimées\u00a0: ${number(taken)} ${taken === 1 ? 'pièce est vendue, louée, réservée ou bloquée' : 'pièces sont vendues, louées, réservées ou bloquées'}`,
  'picture-gone-or-not-ready': 'Cette photo n’est pas encore prête ou n’est plus là',
  'pictures-missing': 'Veuillez ajouter au moins une photo',
  'picture-undescribed': 'Veuillez décrire la photo en quelques mots',
  'categories-missing': 'Veuillez choisir au moins une catégorie',
  'responsible-missing': 'Les meubles neufs ont besoin d’un responsable avec une adresse et un contact',
  'purchase-missing': 'Le régime de la marge exige le prix d’achat et le vendeur (§ 25a UStG)',
  'species-papers-missing':
    'Le palissandre et les autres espèces protégées exigent une preuve de leur provenance (CITES)',
  'piece-gone': 'n’existe plus',
  'piece-just-changed': 'vient d’être modifiée par une autre personne',
};
