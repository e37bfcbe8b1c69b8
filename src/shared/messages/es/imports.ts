import type { imports as german } from '../de/imports.ts';
import type { Translated } from '../message.ts';
import { figures } from '../figures.ts';

const { number } = figures.es;

/** What a file that staff import is, and what is wrong with it and with the columns that they assign. */
export const imports: Translated<typeof german> = {
  'source-own-table': ({ encoding }) => `nuestra tabla, ${encoding}`,
  'source-shopify-table': ({ encoding }) => `tabla de productos de Shopify, ${encoding}`,
  'source-museum': 'archivo de museo',
  'columns-skipped': ({ names }) => `Columnas omitidas: ${names.join(', ')}`,
  'columns-for-information': ({ names }) =>
    `Columnas solo informativas, que no cambian nada: ${names.join(', ')}`,
  'file-missing': 'Falta un archivo.',
  'import-category-unknown': 'no existe',
  'columns-missing': ({ names }) => `Falta: ${names.join(', ')}`,
  'column-count-differs': ({ there, given }) =>
    `El archivo tiene ${number(there)} ${there === 1 ? 'columna' : 'columnas'}, no ${number(given)}`,
  'column-unknown': ({ name }) => `«${name}» no existe`,
  'column-twice': ({ name }) => `«${name}» está asignada dos veces`,
  'file-gone': ({ name }) => `El archivo «${name}» ya no está.`,
  'file-unknown': ({ name }) => `El archivo «${name}» no existe.`,
  'not-a-file': ({ name }) => `«${name}» no es un archivo.`,
  'file-empty': ({ name }) => `El archivo «${name}» está vacío.`,
  'file-is-workbook': ({ name }) => `«${name}» es un archivo de Excel; guárdalo como CSV.`,
  'file-not-text': ({ name }) =>
    `«${name}» no es una tabla. Se admiten archivos CSV; Excel y otros programas también guardan tablas como CSV.`,
  'file-mixes-encodings': ({ line }) =>
    `El archivo mezcla dos juegos de caracteres (después de la línea ${line}): vuelve a guardarlo como UTF-8.`,
  'file-encoding-unclear': ({ readings }) =>
    `No se reconoce con seguridad el juego de caracteres del archivo: ¿${readings.map((word) => `«${word}»`).join(' o ')}? Guárdalo como «CSV UTF-8».`,
  'file-not-csv': ({ name }) => `«${name}» no es un archivo CSV.`,
  'file-without-headings': ({ name }) => `El archivo «${name}» no tiene línea de encabezados.`,
  'file-without-rows': ({ name }) => `En el archivo «${name}» no hay ninguna línea bajo los encabezados.`,
  'file-without-pieces': 'El archivo no contiene piezas.',
  'file-broken': ({ line }) =>
    `Después de la línea ${line} ya no se puede leer el archivo: seguramente falta allí una comilla de cierre (").`,
  'columns-too-many': ({ columns, most }) =>
    `El archivo tiene ${number(columns)} columnas y el máximo son ${number(most)}.`,
  'headings-unknown': ({ headings }) =>
    `Los encabezados no son ni los nuestros (SKU, Titel, Preis…) ni los de Shopify (Handle, Title…): ${headings.join(', ')}`,
  'headings-missing': ({ headings }) => `En los encabezados falta: ${headings.join(', ')}`,
  'text-headings-missing': ({ headings }) =>
    `En la primera línea falta ${headings.map((name) => `«${name}»`).join(', ')}: no es una tabla de traducciones o se han cambiado sus encabezados. Descarga de nuevo la tabla y escribe en ella tus textos.`,
  'headings-twice': ({ headings }) => `En los encabezados está dos veces: ${headings.join(', ')}`,
  'museum-file-too-large': 'El archivo es demasiado grande para el formato de museo.',
  'not-json': ({ name, reason }) => `«${name}» no es un JSON válido: ${reason}`,
  'not-a-json-list': ({ name }) => `«${name}» no contiene una lista de entradas.`,
  'texts-too-many': ({ most }) =>
    `El archivo tiene más de ${number(most)} filas; divídelo en varios archivos.`,
};
