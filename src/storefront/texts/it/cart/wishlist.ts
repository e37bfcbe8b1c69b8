export const withdrawn = 'Non è più in negozio.';
export const share = 'Condividi la lista dei desideri';
export const shared = 'Una lista dei desideri condivisa';
export const asPage = 'Apri a tutta pagina';
export const about = 'Mobili vintage e in legno di barca riuniti in una lista.';
export const pieces = 'Pezzi';
export const goneOfShared = (count: number): string =>
  count === 1
    ? 'Un pezzo di questa lista non è più in negozio.'
    : `${count} pezzi di questa lista non sono più in negozio.`;
export const needsScript =
  'La tua lista dei desideri si trova solo nel tuo browser; per mostrarla questa pagina richiede JavaScript.';
