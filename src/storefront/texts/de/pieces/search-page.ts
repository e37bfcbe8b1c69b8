export const title = 'Suche';
export const titleFor = (query: string): string => `Suche nach „${query}“`;
export const ask = 'Wonach suchen Sie? Geben Sie oben einen Möbelnamen, ein Material oder eine Farbe ein.';
export const tryOther =
  'Versuchen Sie ein kürzeres oder allgemeineres Wort, oder sehen Sie sich im Katalog um.';
export const toCatalogue = 'Alle Kategorien';
export const meantOtherwise = (words: string): string =>
  `Zu „${words}“ gibt es nichts. Gezeigt wird, was ähnlich heißt.`;
export const nothingTogether = 'Keine Treffer für alles zusammen.';
export const without = 'Ohne';
export const and = 'und';
export const foundWithout = (pieces: string): string => `: ${pieces}.`;
export const nearest = 'Ohne die gewählten Filter';
export const again = 'Suche auf dieser Seite';
export const perhapsPages = 'Vielleicht suchen Sie:';
