import type { imports as german } from '../de/imports.ts';
import type { Translated } from '../message.ts';
import { figures } from '../figures.ts';

const { number } = figures.it;

/** What a file that staff import is, and what is wrong with it and with the columns that they assign. */
export const imports: Translated<typeof german> = {
  'source-own-table': ({ encoding }) => `la nostra tabella, ${encoding}`,
  'source-shopify-table': ({ encoding }) => `tabella dei prodotti di Shopify, ${encoding}`,
  'source-museum': 'file da museo',
  'columns-skipped': ({ names }) => `Colonne ignorate: ${names.join(', ')}`,
  'columns-for-information': ({ names }) =>
    `Colonne solo informative, che non cambiano nulla: ${names.join(', ')}`,
  'file-missing': 'Manca un file.',
  'import-category-unknown': 'non esiste',
  'columns-missing': ({ names }) => `Manca: ${names.join(', ')}`,
  'column-count-differs': ({ there, given }) =>
    `Il file ha ${number(there)} ${there === 1 ? 'colonna' : 'colonne'}, non ${number(given)}`,
  'column-unknown': ({ name }) => `«${name}» non esiste`,
  'column-twice': ({ name }) => `«${name}» è assegnata due volte`,
  'file-gone': ({ name }) => `Il file «${name}» non c’è più.`,
  'file-unknown': ({ name }) => `Il file «${name}» non esiste.`,
  'not-a-file': ({ name }) => `«${name}» non è un file.`,
  'file-empty': ({ name }) => `Il file «${name}» è vuoto.`,
  'file-is-workbook': ({ name }) => `«${name}» è un file Excel; salvalo come CSV.`,
  'file-not-text': ({ name }) =>
    `«${name}» non è una tabella. Sono ammessi file CSV; Excel e altri programmi salvano le tabelle anche come CSV.`,
  'file-mixes-encodings': ({ line }) =>
    `Il file mescola due set di caratteri (dopo la riga ${line}): salvalo di nuovo come UTF-8.`,
  'file-encoding-unclear': ({ readings }) =>
    `Il set di caratteri del file non si riconosce con certezza: ${readings.map((word) => `«${word}»`).join(' o ')}? Salvalo come «CSV UTF-8».`,
  'file-not-csv': ({ name }) => `«${name}» non è un file CSV.`,
  'file-without-headings': ({ name }) => `Il file «${name}» non ha una riga di intestazione.`,
  'file-without-rows': ({ name }) => `Nel file «${name}» non c’è nessuna riga sotto l’intestazione.`,
  'file-without-pieces': 'Il file non contiene pezzi.',
  'file-broken': ({ line }) =>
    `Dopo la riga ${line} il file non è più leggibile: probabilmente lì mancano le virgolette di chiusura (").`,
  'columns-too-many': ({ columns, most }) =>
    `Il file ha ${number(columns)} colonne, il massimo è ${number(most)}.`,
  'headings-unknown': ({ headings }) =>
    `La riga di intestazione non è né la nostra (SKU, Titel, Preis…) né quella di Shopify (Handle, Title…): ${headings.join(', ')}`,
  'headings-missing': ({ headings }) => `Nell’intestazione manca: ${headings.join(', ')}`,
  'text-headings-missing': ({ headings }) =>
    `Nella prima riga manca ${headings.map((name) => `«${name}»`).join(', ')}: non è una tabella di traduzioni, oppure le intestazioni sono state cambiate. Scarica di nuovo la tabella e inserisci lì i tuoi testi.`,
  'headings-twice': ({ headings }) => `Nell’intestazione compare due volte: ${headings.join(', ')}`,
  'museum-file-too-large': 'Il file è troppo grande per il formato da museo.',
  'not-json': ({ name, reason }) => `«${name}» non è un JSON valido: ${reason}`,
  'not-a-json-list': ({ name }) => `«${name}» non contiene un elenco di voci.`,
  'texts-too-many': ({ most }) => `Il file ha più di ${number(most)} righe; dividilo in più file.`,
};
