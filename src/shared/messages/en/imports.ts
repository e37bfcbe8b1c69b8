import type { imports as german } from '../de/imports.ts';
import type { Translated } from '../message.ts';
import { figures } from '../figures.ts';

const { number } = figures.en;

/** What a file that staff import is, and what is wrong with it and with the columns that they assign. */
export const imports: Translated<typeof german> = {
  'source-own-table': ({ encoding }) => `our table, ${encoding}`,
  'source-shopify-table': ({ encoding }) => `Shopify’s table of products, ${encoding}`,
  'source-museum': 'file of a museum',
  'columns-skipped': ({ names }) => `Skipped columns: ${names.join(', ')}`,
  'columns-for-information': ({ names }) =>
    `Columns for information only, which change nothing: ${names.join(', ')}`,
  'file-missing': 'A file is missing.',
  'import-category-unknown': 'does not exist',
  'columns-missing': ({ names }) => `Missing: ${names.join(', ')}`,
  'column-count-differs': ({ there, given }) => `The file has ${number(there)} columns, not ${number(given)}`,
  'column-unknown': ({ name }) => `There is no ‘${name}’`,
  'column-twice': ({ name }) => `‘${name}’ is assigned twice`,
  'file-gone': ({ name }) => `The file ‘${name}’ is no longer there.`,
  'file-unknown': ({ name }) => `There is no file ‘${name}’.`,
  'not-a-file': ({ name }) => `‘${name}’ is not a file.`,
  'file-empty': ({ name }) => `The file ‘${name}’ is empty.`,
  'file-is-workbook': ({ name }) => `‘${name}’ is an Excel file; please save it as CSV.`,
  'file-not-text': ({ name }) =>
    `‘${name}’ is not a table. Possible are CSV files; Excel and other programs can save a table as CSV, too.`,
  'file-mixes-encodings': ({ line }) =>
    `The file mixes two sets of characters (after line ${line}): please save it again as UTF-8.`,
  'file-encoding-unclear': ({ readings }) =>
    `The file’s set of characters is not certain: ${readings.map((word) => `‘${word}’`).join(' or ')}? Please save it as ‘CSV UTF-8’.`,
  'file-not-csv': ({ name }) => `‘${name}’ is not a CSV file.`,
  'file-without-headings': ({ name }) => `The file ‘${name}’ has no line of headings.`,
  'file-without-rows': ({ name }) => `There is no line below the headings of the file ‘${name}’.`,
  'file-without-pieces': 'The file contains no pieces.',
  'file-broken': ({ line }) =>
    `The file cannot be read after line ${line}: a closing quotation mark (") is probably missing there.`,
  'columns-too-many': ({ columns, most }) =>
    `The file has ${number(columns)} columns, ${number(most)} are possible at most.`,
  'headings-unknown': ({ headings }) =>
    `The headings are neither ours nor those of Shopify: ${headings.join(', ')}`,
  'headings-missing': ({ headings }) => `The headings lack: ${headings.join(', ')}`,
  'text-headings-missing': ({ headings }) =>
    `The first line lacks ${headings.map((name) => `‘${name}’`).join(', ')}: this is not a table of translations, or its headings have been changed. Please download the table again and enter your texts there.`,
  'headings-twice': ({ headings }) => `The headings contain twice: ${headings.join(', ')}`,
  'museum-file-too-large': 'The file is too large for the museum’s format.',
  'not-json': ({ name, reason }) => `‘${name}’ is not valid JSON: ${reason}`,
  'not-a-json-list': ({ name }) => `‘${name}’ contains no list of entries.`,
  'texts-too-many': ({ most }) =>
    `The file has more than ${number(most)} rows; please divide it into several files.`,
};
