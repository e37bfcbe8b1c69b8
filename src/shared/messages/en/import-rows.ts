import type { importRows as german } from '../de/import-rows.ts';
import type { Translated } from '../message.ts';
import { figures } from '../figures.ts';

const { euros } = figures.en;

/** What an import reports of the rows of a file. The columns keep the names that the tables have. */
export const importRows: Translated<typeof german> = {
  'about-the-shop': 'In the shop',
  'stays-draft': 'Stays a draft:',
  'left-the-shop': 'Taken out of the shop:',
  'already-sold': 'Already sold:',
  'value-read': ({ value }) => `‘${value}’`,

  'cell-missing': 'is missing',
  'cell-not-a-number': 'is not a number',
  'cell-ambiguous': 'is ambiguous: thousands or decimals? Please write it without a thousands separator',
  'cell-in-english-notation': 'is in English notation: the comma separates thousands, the dot decimals',
  'cell-not-whole': 'is not a whole number',
  'cell-decimals-too-many': ({ places }) => `has more than ${places} decimal places`,
  'cell-too-large': 'is too large',
  'cell-not-storable': 'contains a character that cannot be stored',
  'cell-number-shortened':
    'is a number that the spreadsheet has shortened: format the column as ‘Text’, enter the whole number and save as CSV again',
  'cell-value-missing':
    'is no value but an error of the spreadsheet: correct the cell there or widen the column, and save as CSV again',
  'cell-character-lost': 'contains a character that was lost before the import (�)',
  'cell-too-long': ({ length, maxLength }) => `has ${length} characters, ${maxLength} are possible at most`,
  'cell-not-above-zero': 'must be more than 0',
  'cell-above-a-million': 'is above €1,000,000',
  'cell-dimension-out-of-range': 'is not between 0.1\u00a0cm and 100\u00a0m',
  'cell-weight-out-of-range': 'is not between 1 g and 10 t',
  'cell-out-of-range': ({ from, to }) => `is not between ${from} and ${to}`,
  'cell-not-a-year': 'is not a year of four digits',
  'cell-neither-yes-nor-no': 'is neither yes nor no',
  'cell-choice-unknown': ({ known }) => `is unknown; possible: ${known.join(', ')}`,
  'cell-not-a-size': 'is not width x height',

  'cells-shifted': ({ there, wanted }) =>
    `has ${there} values instead of ${wanted}: check delimiters and quotation marks`,
  'rest-unreadable': 'may be incomplete: after it, the file cannot be read',
  'differs-from-line': ({ line }) => `differs from line ${line}`,
  'price-differs-from-line': ({ line }) => `differs from line ${line}: all variants cost the same`,
  'sku-in-earlier-line': ({ line }) => `is already in line ${line}`,
  'sku-in-earlier-entry': ({ entry }) => `is already in entry ${entry}`,
  'sku-twice-in-file': 'is in the file twice',
  'sku-twice-in-piece': 'occurs earlier in this piece',
  'sku-twice-in-product': 'occurs earlier in this product',
  'sku-of-another': ({ owner }) => `already belongs to ‘${owner}’`,
  'of-the-other-line': 'belongs to the other line',
  'missing-beside': ({ column }) => `is missing for ‘${column}’`,
  'variant-name-needed': 'is missing: the variant needs a name',
  'variant-name-too-long': 'makes a name of more than 120 characters',
  'years-reversed-in-row': ({ fromYear, column }) => `is before ‘${column}’ (${fromYear})`,
  'margin-scheme-not-allowed':
    'is not allowed here: § 25a UStG does not apply to goods from businesses or of one’s own making',
  'exemption-beside-responsible': ({ column }) => `does not go with ‘${column}’: only one of the two`,
  'responsible-needed-for-new': 'is missing: new goods need somebody responsible (GPSR Art. 19)',

  'not-taken-address': 'is not imported: pictures are not fetched from addresses',
  'not-taken-no-key': 'is not imported: no key of the picture store',
  'not-taken-piece-has-variants': 'is not imported: the piece has variants',
  'not-taken-without': ({ column }) => `is not imported without ‘${column}’`,
  'not-taken-gift-card': 'is not imported: a gift card',
  'not-taken-not-active': 'is not imported: only active ones are',
  'not-taken-unpublished': 'is not imported: it is not published',
  'tags-not-taken': 'are not imported',
  'condition-assumed': 'is missing: the condition is taken to be ‘gut’',
  'counts-as-zero': 'counts as 0',
  'column-emptied': 'is emptied',
  'columns-emptied': ({ names }) => `is emptied: ${names.join(', ')}`,
  'title-or-price-changes': 'title or price changes',
  'price-falls': ({ beforeCents, afterCents }) =>
    `falls by more than half: ${euros(beforeCents)} → ${euros(afterCents)}`,
  'price-of-piece-falls': ({ title, sku, beforeCents, afterCents }) =>
    `falls by more than half for ‘${title}’ (${sku}): ${euros(beforeCents)} → ${euros(afterCents)}`,
  'further-prices-fall': 'falls by more than half for further pieces, too; see the changed ones',
  'units-too-few': ({ variant, taken, sold, blocked, rented, held }) => {
    const units = [`${sold} sold`, `${blocked} blocked`, `${rented} rented out`, `${held} held`];
    const there = units.filter((part) => !part.startsWith('0 ')).join(', ');
    return `${variant === '' ? '' : `of ‘${variant}’ `}is too low: ${there}, so at least ${taken}`;
  },

  'not-an-entry': 'is not an entry with fields',
  'not-a-text': 'is not a text',
  'not-a-list': 'is not a list',
  'not-in-inches': 'is not a measure in inches',
  'not-a-date': 'is not a date and is only imported as text',
  'dates-reversed': ({ column }) => `is before ‘${column}’: the years are reversed`,
  'date-outside': ({ fromYear, toYear }) => `is outside ${fromYear} to ${toYear}: both apply`,

  // Rows of a table of translations.
  'goods-text-unknown': 'belongs to nothing that the shop has',
  'goods-text-without-name':
    'is missing: a description is only shown below a name. Please also enter the name in this language, or empty the description',
  'german-changed-since-export':
    'is out of date: the German text has been changed since the export. Please export again',
  'translation-changed-since-export':
    'is out of date: the translation has been changed since the export. Please export again',
};
