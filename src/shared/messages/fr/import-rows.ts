import type { importRows as german } from '../de/import-rows.ts';
import type { Translated } from '../message.ts';
import { figures } from '../figures.ts';

const { euros } = figures.fr;

/** What an import reports of the rows of a file. The columns keep the names that the tables have. */
export const importRows: Translated<typeof german> = {
  'about-the-shop': 'Dans la boutique',
  'stays-draft': 'Reste à l’état de brouillon\u00a0:',
  'left-the-shop': 'Retirée de la boutique\u00a0:',
  'already-sold': 'Déjà vendue\u00a0:',
  'value-read': ({ value }) => `«\u00a0${value}\u00a0»`,

  'cell-missing': 'manque',
  'cell-not-a-number': 'n’est pas un nombre',
  'cell-ambiguous':
    'est ambigu\u00a0: milliers ou décimales\u202f? Veuillez écrire sans séparateur de milliers',
  'cell-in-english-notation':
    'est en notation anglaise\u00a0: la virgule sépare les milliers, le point les décimales',
  'cell-not-whole': 'n’est pas un nombre entier',
  'cell-decimals-too-many': ({ places }) => `a plus de ${places} décimales`,
  'cell-too-large': 'est trop grand',
  'cell-not-storable': 'contient un caractère qui ne peut pas être enregistré',
  'cell-number-shortened':
    'est un nombre que le tableur a abrégé\u00a0: mettez la colonne au format «\u00a0Texte\u00a0», saisissez le numéro entier et réenregistrez en CSV',
  'cell-value-missing':
    'n’est pas une valeur mais une erreur du tableur\u00a0: corrigez-y la cellule ou élargissez la colonne, puis réenregistrez en CSV',
  'cell-character-lost': 'contient un caractère perdu dès avant l’import (�)',
  'cell-too-long': ({ length, maxLength }) => `a ${length} caractères, ${maxLength} au plus sont possibles`,
  'cell-not-above-zero': 'doit être supérieur à 0',
  'cell-above-a-million': 'dépasse 1\u202f000\u202f000\u00a0€',
  'cell-dimension-out-of-range': 'n’est pas entre 0,1\u00a0cm et 100\u00a0m',
  'cell-weight-out-of-range': 'n’est pas entre 1\u00a0g et 10\u00a0t',
  'cell-out-of-range': ({ from, to }) => `n’est pas entre ${from} et ${to}`,
  'cell-not-a-year': 'n’est pas une année à quatre chiffres',
  'cell-neither-yes-nor-no': 'n’est ni oui ni non',
  'cell-choice-unknown': ({ known }) => `n’est pas connu\u202f; possible\u00a0: ${known.join(', ')}`,
  'cell-not-a-size': 'n’est pas largeur x hauteur',

  'cells-shifted': ({ there, wanted }) =>
    `a ${there} valeurs au lieu de ${wanted}\u00a0: vérifier les séparateurs et les guillemets`,
  'rest-unreadable': 'est peut-être incomplet\u00a0: la suite du fichier est illisible',
  'differs-from-line': ({ line }) => `diffère de la ligne ${line}`,
  'price-differs-from-line': ({ line }) =>
    `diffère de la ligne ${line}\u00a0: toutes les versions coûtent le même prix`,
  'sku-in-earlier-line': ({ line }) => `figure déjà à la ligne ${line}`,
  'sku-in-earlier-entry': ({ entry }) => `figure déjà à l’entrée ${entry}`,
  'sku-twice-in-file': 'figure deux fois dans le fichier',
  'sku-twice-in-piece': 'figure déjà dans cette pièce',
  'sku-twice-in-product': 'figure déjà dans ce produit',
  'sku-of-another': ({ owner }) => `appartient déjà à «\u00a0${owner}\u00a0»`,
  'of-the-other-line': 'appartient à l’autre gamme',
  'missing-beside': ({ column }) => `manque pour «\u00a0${column}\u00a0»`,
  'variant-name-needed': 'manque\u00a0: la version a besoin d’un nom',
  'variant-name-too-long': 'donne un nom de plus de 120 caractères',
  'years-reversed-in-row': ({ fromYear, column }) => `est antérieur à «\u00a0${column}\u00a0» (${fromYear})`,
  'margin-scheme-not-allowed':
    'n’est pas permis ici\u00a0: le §\u00a025a UStG ne s’applique ni aux biens d’entreprises ni à votre propre fabrication',
  'exemption-beside-responsible': ({ column }) =>
    `ne va pas avec «\u00a0${column}\u00a0»\u00a0: seulement l’un des deux`,
  'responsible-needed-for-new': 'manque\u00a0: un bien neuf a besoin d’un responsable (art.\u00a019 RSGP)',

  'not-taken-address': 'n’est pas repris\u00a0: les images ne sont pas téléchargées depuis des adresses',
  'not-taken-no-key': 'n’est pas repris\u00a0: ce n’est pas une clé du stockage d’images',
  'not-taken-piece-has-variants': 'n’est pas repris\u00a0: la pièce a des versions',
  'not-taken-without': ({ column }) => `n’est pas repris sans «\u00a0${column}\u00a0»`,
  'not-taken-gift-card': 'n’est pas repris\u00a0: un bon',
  'not-taken-not-active': 'n’est pas repris\u00a0: seulement active',
  'not-taken-unpublished': 'n’est pas repris\u00a0: non publié',
  'tags-not-taken': 'ne sont pas repris',
  'condition-assumed': 'manque\u00a0: l’état retenu est «\u00a0gut\u00a0»',
  'counts-as-zero': 'compte pour 0',
  'column-emptied': 'est vidé',
  'columns-emptied': ({ names }) => `est vidé\u00a0: ${names.join(', ')}`,
  'title-or-price-changes': 'le titre ou le prix change',
  'price-falls': ({ beforeCents, afterCents }) =>
    `baisse de plus de la moitié\u00a0: ${euros(beforeCents)} → ${euros(afterCents)}`,
  'price-of-piece-falls': ({ title, sku, beforeCents, afterCents }) =>
    `baisse de plus de la moitié pour «\u00a0${title}\u00a0» (${sku})\u00a0: ${euros(beforeCents)} → ${euros(afterCents)}`,
  'further-prices-fall':
    'baisse de plus de la moitié pour d’autres pièces aussi\u202f; voir parmi les pièces modifiées',
  'units-too-few': ({ variant, taken, sold, blocked, rented, held }) => {
    const units = [
      `${sold} ${sold < 2 ? 'vendue' : 'vendues'}`,
      `${blocked} ${blocked < 2 ? 'bloquée' : 'bloquées'}`,
      `${rented} ${rented < 2 ? 'louée' : 'louées'}`,
      `${held} ${held < 2 ? 'réservée' : 'réservées'}`,
    ];
    const there = units.filter((part) => !part.startsWith('0 ')).join(', ');
    return `${variant === '' ? '' : `de «\u00a0${variant}\u00a0» `}est trop bas\u00a0: ${there}, donc au moins ${taken}`;
  },

  'not-an-entry': 'n’est pas une entrée avec des champs',
  'not-a-text': 'n’est pas un texte',
  'not-a-list': 'n’est pas une liste',
  'not-in-inches': 'n’est pas une mesure en pouces',
  'not-a-date': 'n’est pas une date et n’est repris que dans le texte',
  'dates-reversed': ({ column }) =>
    `est antérieur à «\u00a0${column}\u00a0»\u00a0: les années sont inversées`,
  'date-outside': ({ fromYear, toYear }) =>
    `est en dehors de ${fromYear} à ${toYear}\u00a0: les deux indications comptent`,

  // Rows of a table of translations.
  'goods-text-unknown': 'ne correspond à rien de ce que la boutique possède',
  'goods-text-without-name':
    'manque\u00a0: une description ne s’affiche que sous un nom. Veuillez saisir aussi le nom dans cette langue, ou vider la description',
  'german-changed-since-export':
    'est dépassée\u00a0: le texte allemand a changé depuis l’export. Veuillez exporter de nouveau',
  'translation-changed-since-export':
    'est dépassée\u00a0: la traduction a changé depuis l’export. Veuillez exporter de nouveau',
};
