import type { importRows as german } from '../de/import-rows.ts';
import type { Translated } from '../message.ts';
import { figures } from '../figures.ts';

const { euros } = figures.es;

/** What an import reports of the rows of a file. The columns keep the names that the tables have. */
export const importRows: Translated<typeof german> = {
  'about-the-shop': 'En la tienda',
  'stays-draft': 'Queda en borrador:',
  'left-the-shop': 'Retirada de la tienda:',
  'already-sold': 'Ya vendida:',
  'value-read': ({ value }) => `«${value}»`,

  'cell-missing': 'falta',
  'cell-not-a-number': 'no es un número',
  'cell-ambiguous': 'es ambiguo: ¿millares o decimales? Escríbelo sin separador de millares',
  'cell-in-english-notation': 'está en notación inglesa: la coma separa los millares, el punto los decimales',
  'cell-not-whole': 'no es un número entero',
  'cell-decimals-too-many': ({ places }) => `tiene más de ${places} decimales`,
  'cell-too-large': 'es demasiado grande',
  'cell-not-storable': 'contiene un carácter que no se puede guardar',
  'cell-number-shortened':
    'es un número que la hoja de cálculo ha abreviado: da a la columna el formato «Texto», escribe el número completo y vuelve a guardar como CSV',
  'cell-value-missing':
    'no es un valor, sino un error de la hoja de cálculo: corrige allí la celda o ensancha la columna y vuelve a guardar como CSV',
  'cell-character-lost': 'contiene un carácter que se perdió antes de la importación (�)',
  'cell-too-long': ({ length, maxLength }) => `tiene ${length} caracteres y el máximo son ${maxLength}`,
  'cell-not-above-zero': 'debe ser mayor que 0',
  'cell-above-a-million': 'supera 1.000.000\u00a0€',
  'cell-dimension-out-of-range': 'no está entre 0,1\u00a0cm y 100\u00a0m',
  'cell-weight-out-of-range': 'no está entre 1\u00a0g y 10\u00a0t',
  'cell-out-of-range': ({ from, to }) => `no está entre ${from} y ${to}`,
  'cell-not-a-year': 'no es un año de cuatro cifras',
  'cell-neither-yes-nor-no': 'no es ni sí ni no',
  'cell-choice-unknown': ({ known }) => `no se conoce; se admite: ${known.join(', ')}`,
  'cell-not-a-size': 'no es ancho x alto',

  'cells-shifted': ({ there, wanted }) =>
    `tiene ${there} valores en lugar de ${wanted}: revisa los separadores y las comillas`,
  'rest-unreadable': 'puede estar incompleto: a partir de ahí no se puede leer el archivo',
  'differs-from-line': ({ line }) => `difiere de la línea ${line}`,
  'price-differs-from-line': ({ line }) =>
    `difiere de la línea ${line}: todas las versiones cuestan lo mismo`,
  'sku-in-earlier-line': ({ line }) => `ya está en la línea ${line}`,
  'sku-in-earlier-entry': ({ entry }) => `ya está en la entrada ${entry}`,
  'sku-twice-in-file': 'está dos veces en el archivo',
  'sku-twice-in-piece': 'ya aparece en esta pieza',
  'sku-twice-in-product': 'ya aparece en este producto',
  'sku-of-another': ({ owner }) => `ya pertenece a «${owner}»`,
  'of-the-other-line': 'pertenece a la otra línea',
  'missing-beside': ({ column }) => `falta para «${column}»`,
  'variant-name-needed': 'falta: la versión necesita un nombre',
  'variant-name-too-long': 'da un nombre de más de 120 caracteres',
  'years-reversed-in-row': ({ fromYear, column }) => `es anterior a «${column}» (${fromYear})`,
  'margin-scheme-not-allowed':
    'no se admite aquí: el § 25a UStG no se aplica a mercancía de empresas ni de fabricación propia',
  'exemption-beside-responsible': ({ column }) => `no va con «${column}»: solo uno de los dos`,
  'responsible-needed-for-new': 'falta: la mercancía nueva necesita un responsable (art. 19 GPSR)',

  'not-taken-address': 'no se importa: no se descargan imágenes de direcciones',
  'not-taken-no-key': 'no se importa: no es una clave del almacén de imágenes',
  'not-taken-piece-has-variants': 'no se importa: la pieza tiene versiones',
  'not-taken-without': ({ column }) => `no se importa sin «${column}»`,
  'not-taken-gift-card': 'no se importa: es un vale',
  'not-taken-not-active': 'no se importa: solo se importa active',
  'not-taken-unpublished': 'no se importa: no está publicado',
  'tags-not-taken': 'no se importan',
  'condition-assumed': 'falta: se toma «gut» como estado',
  'counts-as-zero': 'cuenta como 0',
  'column-emptied': 'se vacía',
  'columns-emptied': ({ names }) => `se vacía: ${names.join(', ')}`,
  'title-or-price-changes': 'cambia el título o el precio',
  'price-falls': ({ beforeCents, afterCents }) =>
    `baja más de la mitad: ${euros(beforeCents)} → ${euros(afterCents)}`,
  'price-of-piece-falls': ({ title, sku, beforeCents, afterCents }) =>
    `baja más de la mitad en «${title}» (${sku}): ${euros(beforeCents)} → ${euros(afterCents)}`,
  'further-prices-fall': 'baja más de la mitad también en otras piezas; míralas entre las modificadas',
  'units-too-few': ({ variant, taken, sold, blocked, rented, held }) => {
    const units = [
      `${sold} ${sold === 1 ? 'vendida' : 'vendidas'}`,
      `${blocked} ${blocked === 1 ? 'bloqueada' : 'bloqueadas'}`,
      `${rented} ${rented === 1 ? 'alquilada' : 'alquiladas'}`,
      `${held} ${held === 1 ? 'reservada' : 'reservadas'}`,
    ];
    const there = units.filter((part) => !part.startsWith('0 ')).join(', ');
    return `${variant === '' ? '' : `de «${variant}» `}es demasiado bajo: ${there}, así que al menos ${taken}`;
  },

  'not-an-entry': 'no es una entrada con campos',
  'not-a-text': 'no es un texto',
  'not-a-list': 'no es una lista',
  'not-in-inches': 'no es una medida en pulgadas',
  'not-a-date': 'no es una fecha y solo se importa como texto',
  'dates-reversed': ({ column }) => `es anterior a «${column}»: los años están invertidos`,
  'date-outside': ({ fromYear, toYear }) => `está fuera de ${fromYear} a ${toYear}: valen ambos datos`,

  // Rows of a table of translations.
  'goods-text-unknown': 'no corresponde a nada que tenga la tienda',
  'goods-text-without-name':
    'falta: una descripción solo se muestra bajo un nombre. Escribe también el nombre en este idioma o vacía la descripción',
  'german-changed-since-export':
    'está anticuada: el texto alemán ha cambiado desde la exportación. Vuelve a exportar',
  'translation-changed-since-export':
    'está anticuada: la traducción ha cambiado desde la exportación. Vuelve a exportar',
};
