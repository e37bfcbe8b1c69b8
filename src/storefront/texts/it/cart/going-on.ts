export const oneMoment = 'Un momento…';
export const noConnection =
  'Al momento non c’è connessione con il nostro negozio. Qui resta tutto com’è; riprova tra un attimo.';
