export const title = 'Búsqueda';
export const titleFor = (query: string): string => `Búsqueda de «${query}»`;
export const ask =
  '¿Qué buscas? Escribe arriba un mueble, un material o un color. Nuestras descripciones están en alemán.';
export const tryOther =
  'Prueba con una palabra más corta, más general o en alemán, o date una vuelta por el catálogo.';
export const toCatalogue = 'Todas las categorías';
export const meantOtherwise = (words: string): string =>
  `No hay nada para «${words}». Te mostramos lo que tiene un nombre parecido.`;
export const nothingTogether = 'No hay nada que lo cumpla todo a la vez.';
export const without = 'Sin';
export const and = 'y';
export const foundWithout = (pieces: string): string => `: ${pieces}.`;
export const nearest = 'Sin los filtros elegidos';
export const again = 'Búsqueda en esta página';
export const perhapsPages = 'Quizá buscas:';
