export const notFoundTitle = 'Diese Seite gibt es nicht';
export const notFoundText =
  'Vielleicht ist das Stück schon verkauft, oder die Adresse hat sich geändert. Hier geht es weiter:';
export const toCategories = 'Alle Kategorien';
export const toHome = 'Zur Startseite';
export { crashed as crashTitle } from '#texts/shell/quoted.ts';
export const crashText =
  'Auf unserer Seite ist etwas schiefgegangen. Ihr Warenkorb und Ihre Wunschliste bleiben erhalten. Bitte laden Sie die Seite neu. Hilft das nicht, versuchen Sie es in ein paar Minuten noch einmal oder schreiben Sie uns.';
export const reload = 'Seite neu laden';
export const awayTitle = 'Gerade gestört';
export const awayText =
  'Diese Seite können wir im Moment nicht zeigen: Unser Shop erreicht seine Daten nicht. Wir kümmern uns darum. Ihr Warenkorb und Ihre Wunschliste bleiben erhalten. Bitte laden Sie die Seite in ein paar Minuten neu.';
