export const title = 'Ricerca';
export const titleFor = (query: string): string => `Ricerca di «${query}»`;
export const ask =
  'Che cosa cerchi? Scrivi qui sopra un mobile, un materiale o un colore. Le nostre descrizioni sono in tedesco.';
export const tryOther =
  'Prova con una parola più breve, più generica o in tedesco, oppure dai un’occhiata al catalogo.';
export const toCatalogue = 'Tutte le categorie';
export const meantOtherwise = (words: string): string =>
  `Per «${words}» non c’è nulla. Ti mostriamo quello che ha un nome simile.`;
export const nothingTogether = 'Nessun pezzo corrisponde a tutto insieme.';
export const without = 'Senza';
export const and = 'e';
export const foundWithout = (pieces: string): string => `: ${pieces}.`;
export const nearest = 'Senza i filtri scelti';
export const again = 'Ricerca in questa pagina';

export const perhapsPages = 'Forse cerchi:';
