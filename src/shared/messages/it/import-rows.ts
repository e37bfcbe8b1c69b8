import type { importRows as german } from '../de/import-rows.ts';
import type { Translated } from '../message.ts';
import { figures } from '../figures.ts';

const { euros } = figures.it;

/** What an import reports of the rows of a file. The columns keep the names that the tables have. */
export const importRows: Translated<typeof german> = {
  'about-the-shop': 'Nel negozio',
  'stays-draft': 'Resta bozza:',
  'left-the-shop': 'Tolto dal negozio:',
  'already-sold': 'Già venduto:',
  'value-read': ({ value }) => `«${value}»`,

  'cell-missing': 'manca',
  'cell-not-a-number': 'non è un numero',
  'cell-ambiguous': 'è ambiguo: migliaia o decimali? Scrivilo senza separatore delle migliaia',
  'cell-in-english-notation': 'è in notazione inglese: la virgola separa le migliaia, il punto i decimali',
  'cell-not-whole': 'non è un numero intero',
  'cell-decimals-too-many': ({ places }) => `ha più di ${places} decimali`,
  'cell-too-large': 'è troppo grande',
  'cell-not-storable': 'contiene un carattere che non si può salvare',
  'cell-number-shortened':
    'è un numero che il foglio di calcolo ha abbreviato: dai alla colonna il formato «Testo», inserisci il numero intero e salva di nuovo come CSV',
  'cell-value-missing':
    'non è un valore, ma un errore del foglio di calcolo: correggi lì la cella o allarga la colonna e salva di nuovo come CSV',
  'cell-character-lost': 'contiene un carattere già perso prima dell’importazione (�)',
  'cell-too-long': ({ length, maxLength }) => `ha ${length} caratteri, il massimo è ${maxLength}`,
  'cell-not-above-zero': 'deve essere maggiore di 0',
  'cell-above-a-million': 'supera 1.000.000\u00a0€',
  'cell-dimension-out-of-range': 'non è compreso tra 0,1\u00a0cm e 100\u00a0m',
  'cell-weight-out-of-range': 'non è compreso tra 1\u00a0g e 10\u00a0t',
  'cell-out-of-range': ({ from, to }) => `non è compreso tra ${from} e ${to}`,
  'cell-not-a-year': 'non è un anno di quattro cifre',
  'cell-neither-yes-nor-no': 'non è né sì né no',
  'cell-choice-unknown': ({ known }) => `non è noto; valori ammessi: ${known.join(', ')}`,
  'cell-not-a-size': 'non è larghezza x altezza',

  'cells-shifted': ({ there, wanted }) =>
    `ha ${there} valori invece di ${wanted}: controlla separatori e virgolette`,
  'rest-unreadable': 'è forse incompleto: da lì in poi il file non si può leggere',
  'differs-from-line': ({ line }) => `è diverso dalla riga ${line}`,
  'price-differs-from-line': ({ line }) =>
    `è diverso dalla riga ${line}: tutte le varianti hanno lo stesso prezzo`,
  'sku-in-earlier-line': ({ line }) => `è già nella riga ${line}`,
  'sku-in-earlier-entry': ({ entry }) => `è già nella voce ${entry}`,
  'sku-twice-in-file': 'compare due volte nel file',
  'sku-twice-in-piece': 'compare già in questo pezzo',
  'sku-twice-in-product': 'compare già in questo prodotto',
  'sku-of-another': ({ owner }) => `appartiene già a «${owner}»`,
  'of-the-other-line': 'appartiene all’altra linea',
  'missing-beside': ({ column }) => `manca per «${column}»`,
  'variant-name-needed': 'manca: la variante ha bisogno di un nome',
  'variant-name-too-long': 'dà un nome di oltre 120 caratteri',
  'years-reversed-in-row': ({ fromYear, column }) => `è precedente a «${column}» (${fromYear})`,
  'margin-scheme-not-allowed':
    'non è ammesso qui: il § 25a UStG non si applica a merce di aziende o di produzione propria',
  'exemption-beside-responsible': ({ column }) => `non è compatibile con «${column}»: solo uno dei due`,
  'responsible-needed-for-new': 'manca: la merce nuova richiede un responsabile (art. 19 GPSR)',

  'not-taken-address': 'non viene importato: le immagini da indirizzi web non vengono scaricate',
  'not-taken-no-key': 'non viene importato: non è una chiave dell’archivio immagini',
  'not-taken-piece-has-variants': 'non viene importato: il pezzo ha varianti',
  'not-taken-without': ({ column }) => `non viene importato senza «${column}»`,
  'not-taken-gift-card': 'non viene importato: è un buono',
  'not-taken-not-active': 'non viene importato: solo active',
  'not-taken-unpublished': 'non viene importato: non è pubblicato',
  'tags-not-taken': 'non vengono importati',
  'condition-assumed': 'manca: come stato vale «gut»',
  'counts-as-zero': 'vale come 0',
  'column-emptied': 'viene svuotato',
  'columns-emptied': ({ names }) => `viene svuotato: ${names.join(', ')}`,
  'title-or-price-changes': 'il titolo o il prezzo viene modificato',
  'price-falls': ({ beforeCents, afterCents }) =>
    `scende di più della metà: ${euros(beforeCents)} → ${euros(afterCents)}`,
  'price-of-piece-falls': ({ title, sku, beforeCents, afterCents }) =>
    `scende di più della metà per «${title}» (${sku}): ${euros(beforeCents)} → ${euros(afterCents)}`,
  'further-prices-fall': 'scende di più della metà anche per altri pezzi; guarda tra quelli modificati',
  'units-too-few': ({ variant, taken, sold, blocked, rented, held }) => {
    const units = [
      `${sold} ${sold === 1 ? 'venduto' : 'venduti'}`,
      `${blocked} ${blocked === 1 ? 'bloccato' : 'bloccati'}`,
      `${rented} ${rented === 1 ? 'noleggiato' : 'noleggiati'}`,
      `${held} ${held === 1 ? 'riservato' : 'riservati'}`,
    ];
    const there = units.filter((part) => !part.startsWith('0 ')).join(', ');
    return `${variant === '' ? '' : `di «${variant}» `}è troppo basso: ${there}, quindi almeno ${taken}`;
  },

  'not-an-entry': 'non è una voce con campi',
  'not-a-text': 'non è un testo',
  'not-a-list': 'non è un elenco',
  'not-in-inches': 'non è una misura in pollici',
  'not-a-date': 'non è una data e viene importato solo nel testo',
  'dates-reversed': ({ column }) => `è precedente a «${column}»: gli anni sono invertiti`,
  'date-outside': ({ fromYear, toYear }) =>
    `è fuori dall’intervallo da ${fromYear} a ${toYear}: valgono entrambi`,

  // Rows of a table of translations.
  'goods-text-unknown': 'non corrisponde a nulla che il negozio abbia',
  'goods-text-without-name':
    'manca: una descrizione compare solo sotto un nome. Inserisci anche il nome in questa lingua o svuota la descrizione',
  'german-changed-since-export':
    'è superata: il testo tedesco è cambiato dopo l’esportazione. Esporta di nuovo',
  'translation-changed-since-export':
    'è superata: la traduzione è cambiata dopo l’esportazione. Esporta di nuovo',
};
