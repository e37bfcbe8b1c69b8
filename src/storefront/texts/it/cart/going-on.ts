import { formatEuros } from '../shell/money.ts';

export const oneMoment = 'Un momento…';
export const noConnection =
  'Al momento non c’è connessione con il nostro negozio. Qui resta tutto com’è; riprova tra un attimo.';
/** In place of an empty cart, if the browser keeps nothing. */
export const storageForbidden =
  'Il tuo browser non permette al negozio di ricordare il carrello. Consenti a questo sito i cookie e i dati del sito e ricarica la pagina. Oppure ordina per email o per telefono.';
/** Read out after the press of a button that changes it. */
export const quantityNow = (title: string, count: number, cents: number): string =>
  `${title}: ora ${count}, ${formatEuros(cents)}.`;
