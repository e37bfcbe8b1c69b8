export const notFoundTitle = 'Questa pagina non esiste';
export const notFoundText =
  'Forse il pezzo è già stato venduto o l’indirizzo è cambiato. Puoi proseguire da qui:';
export const toCategories = 'Tutte le categorie';
export const toHome = 'Vai alla home page';
export { crashed as crashTitle } from '#texts/shell/quoted.ts';
export const crashText =
  'C’è stato un problema da parte nostra. Il tuo carrello e la tua lista dei desideri restano come sono. Ricarica la pagina. Se non basta, riprova tra qualche minuto oppure scrivici.';
export const reload = 'Ricarica la pagina';
export const awayTitle = 'Guasto in corso';
export const awayText =
  'Al momento non possiamo mostrare questa pagina: il nostro negozio non raggiunge i suoi dati. Ce ne stiamo occupando. Il tuo carrello e la tua lista dei desideri restano come sono. Ricarica la pagina tra qualche minuto.';
