export const title = 'Recherche';
export const titleFor = (query: string): string => `Recherche de «\u00a0${query}\u00a0»`;
export const ask =
  'Que cherchez-vous\u202f? Saisissez ci-dessus un meuble, un matériau ou une couleur. Nos descriptions sont en allemand.';
export const tryOther = 'Essayez un mot plus court, plus général ou en allemand, ou parcourez le catalogue.';
export const toCatalogue = 'Toutes les catégories';
export const meantOtherwise = (words: string): string =>
  `Il n’y a rien pour «\u00a0${words}\u00a0». Voici ce qui porte un nom proche.`;
export const nothingTogether = 'Aucun résultat pour l’ensemble.';
export const without = 'Sans';
export const and = 'et';
export const foundWithout = (pieces: string): string => `\u00a0: ${pieces}.`;
export const nearest = 'Sans les filtres choisis';
export const again = 'Recherche sur cette page';

export const perhapsPages = 'Vous cherchez peut-être\u00a0:';
