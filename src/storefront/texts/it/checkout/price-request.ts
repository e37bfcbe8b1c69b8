export const intro =
  'Spediamo in tutto il mondo, con assicurazione. Chiediamo noi il prezzo alle ditte di trasporto e ti scriviamo.';
export const piece = (count: number, title: string): string => `${count} × ${title}`;
export const name = 'Nome';
export const message = 'Messaggio';
export const messageHint = 'Per esempio il piano, una data preferita o una cassa di legno';
export const send = 'Richiedi un preventivo';
export const busy = 'Invio in corso…';
export const number = (count: number): string => `Numero della tua richiesta: ${count}`;
