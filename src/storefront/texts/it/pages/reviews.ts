export const title = 'Che cosa dicono i nostri clienti';
export const samples =
  'Queste recensioni sono esempi: sia i testi sia gli autori sono inventati. Un vero negozio comincia senza.';
export const howChecked =
  'Mostriamo solo recensioni che abbiamo potuto collegare a un ordine registrato nella nostra contabilità, positive e negative, senza tagli.';
export const sample = 'Esempio';
export const carousel = 'carosello';
export const stars = (rating: number): string => `${rating} ${rating === 1 ? 'stella' : 'stelle'} su 5`;
export const previous = 'Recensione precedente';
export const next = 'Recensione successiva';
export const places = 'Recensioni';
export const place = (index: number, count: number): string => `Vai alla ${index} di ${count}`;
export const pause = 'Ferma lo scorrimento automatico';
export const play = 'Avvia lo scorrimento automatico';
