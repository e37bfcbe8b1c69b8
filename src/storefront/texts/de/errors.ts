export const notFoundTitle = 'Diese Seite gibt es nicht';
export const notFoundText =
  'Vielleicht ist das Stück schon verkauft, oder die Adresse hat sich geändert. Hier geht es weiter:';
export const toCategories = 'Alle Kategorien';
export const toHome = 'Zur Startseite';
export const crashTitle = 'Unexpected Application Error!';
export const crashText =
  'Auf unserer Seite ist etwas schiefgegangen. Bitte laden Sie die Seite neu oder versuchen Sie es in ein paar Minuten noch einmal.';
