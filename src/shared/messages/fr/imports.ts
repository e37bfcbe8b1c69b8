import type { imports as german } from '../de/imports.ts';
import type { Translated } from '../message.ts';
import { figures } from '../figures.ts';

const { number } = figures.fr;

/** What a file that staff import is, and what is wrong with it and with the columns that they assign. */
export const imports: Translated<typeof german> = {
  'source-own-table': ({ encoding }) => `notre tableau, ${encoding}`,
  'source-shopify-table': ({ encoding }) => `tableau de produits de Shopify, ${encoding}`,
  'source-museum': 'fichier de musée',
  'columns-skipped': ({ names }) => `Colonnes ignorées\u00a0: ${names.join(', ')}`,
  'columns-for-information': ({ names }) =>
    `Colonnes seulement informatives, qui ne changent rien\u00a0: ${names.join(', ')}`,
  'file-missing': 'Il manque un fichier.',
  'import-category-unknown': 'n’existe pas',
  'columns-missing': ({ names }) => `Il manque\u00a0: ${names.join(', ')}`,
  'column-count-differs': ({ there, given }) =>
    `Le fichier a ${number(there)} ${there < 2 ? 'colonne' : 'colonnes'}, et non ${number(given)}`,
  'column-unknown': ({ name }) => `«\u00a0${name}\u00a0» n’existe pas`,
  'column-twice': ({ name }) => `«\u00a0${name}\u00a0» est attribuée deux fois`,
  'file-gone': ({ name }) => `Le fichier «\u00a0${name}\u00a0» n’est plus là.`,
  'file-unknown': ({ name }) => `Le fichier «\u00a0${name}\u00a0» n’existe pas.`,
  'not-a-file': ({ name }) => `«\u00a0${name}\u00a0» n’est pas un fichier.`,
  'file-empty': ({ name }) => `Le fichier «\u00a0${name}\u00a0» est vide.`,
  'file-is-workbook': ({ name }) =>
    `«\u00a0${name}\u00a0» est un fichier Excel\u202f; veuillez l’enregistrer au format CSV.`,
  'file-not-text': ({ name }) =>
    `«\u00a0${name}\u00a0» n’est pas un tableau. Les fichiers CSV sont possibles\u202f; Excel et d’autres programmes enregistrent aussi un tableau au format CSV.`,
  'file-mixes-encodings': ({ line }) =>
    `Le fichier mélange deux jeux de caractères (après la ligne ${line})\u00a0: veuillez le réenregistrer en UTF-8.`,
  'file-encoding-unclear': ({ readings }) =>
    `Le jeu de caractères du fichier n’est pas certain\u00a0: ${readings.map((word) => `«\u00a0${word}\u00a0»`).join(' ou ')}\u202f? Veuillez l’enregistrer en «\u00a0CSV UTF-8\u00a0».`,
  'file-not-csv': ({ name }) => `«\u00a0${name}\u00a0» n’est pas un fichier CSV.`,
  'file-without-headings': ({ name }) => `Le fichier «\u00a0${name}\u00a0» n’a pas de ligne d’en-tête.`,
  'file-without-rows': ({ name }) => `Le fichier «\u00a0${name}\u00a0» n’a aucune ligne sous l’en-tête.`,
  'file-without-pieces': 'Le fichier ne contient aucune pièce.',
  'file-broken': ({ line }) =>
    `Après la ligne ${line}, le fichier n’est plus lisible\u00a0: il y manque sans doute un guillemet fermant (").`,
  'columns-too-many': ({ columns, most }) =>
    `Le fichier a ${number(columns)} colonnes, ${number(most)} au plus sont possibles.`,
  'headings-unknown': ({ headings }) =>
    `L’en-tête n’est ni le nôtre (SKU, Titel, Preis…) ni celui de Shopify (Handle, Title…)\u00a0: ${headings.join(', ')}`,
  'headings-missing': ({ headings }) => `Il manque dans l’en-tête\u00a0: ${headings.join(', ')}`,
  'text-headings-missing': ({ headings }) =>
    `Il manque dans la première ligne ${headings.map((name) => `«\u00a0${name}\u00a0»`).join(', ')}\u00a0: ce n’est pas un tableau de traductions, ou ses en-têtes ont été modifiés. Veuillez télécharger de nouveau le tableau et y saisir vos textes.`,
  'headings-twice': ({ headings }) => `Figure deux fois dans l’en-tête\u00a0: ${headings.join(', ')}`,
  'museum-file-too-large': 'Le fichier est trop grand pour le format de musée.',
  'not-json': ({ name, reason }) => `«\u00a0${name}\u00a0» n’est pas du JSON valide\u00a0: ${reason}`,
  'not-a-json-list': ({ name }) => `«\u00a0${name}\u00a0» ne contient pas de liste d’entrées.`,
  'texts-too-many': ({ most }) =>
    `Le fichier a plus de ${number(most)} lignes\u202f; veuillez le diviser en plusieurs fichiers.`,
};
