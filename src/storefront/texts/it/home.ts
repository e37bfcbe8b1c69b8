/** Follows the shop's name. */
export const title = 'Mobili vintage e in legno di barca da Berlino';
export const description =
  'Mobili con una storia: originali vintage e mobili in legno di vecchie barche, da Berlino a tutto il mondo. Da acquistare o noleggiare.';
export const headline = 'Mobili che ne hanno già viste tante';
export const intro =
  'Originali vintage dal 1920 al 1990 e mobili fatti con le assi di vecchie barche da pesca. Da acquistare e da noleggiare, da Berlino.';
export const toVintage = 'Scopri il vintage';
export const toBoatwood = 'Scopri il legno di barca';

export const pauseFilm = 'Ferma il video';
export const playFilm = 'Riproduci il video';

export const reviews = 'Che cosa dicono i nostri clienti';
export const sampleReviews =
  'Queste recensioni sono esempi: sia i testi sia gli autori sono inventati. Un vero negozio comincia senza.';
export const reviewsChecked =
  'Mostriamo solo recensioni che abbiamo potuto collegare a un ordine registrato nella nostra contabilità, positive e negative, senza tagli.';
export const sampleReview = 'Esempio';
export const carousel = 'carosello';
export const stars = (rating: number): string => `${rating} ${rating === 1 ? 'stella' : 'stelle'} su 5`;
export const previousReview = 'Recensione precedente';
export const nextReview = 'Recensione successiva';
export const reviewPlaces = 'Recensioni';
export const reviewPlace = (index: number, count: number): string => `Vai alla ${index} di ${count}`;
export const pauseReviews = 'Ferma lo scorrimento automatico';
export const playReviews = 'Avvia lo scorrimento automatico';
