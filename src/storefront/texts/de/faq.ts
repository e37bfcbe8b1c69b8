export const title = 'Häufig gestellte Fragen';
export const description =
  'Antworten auf das, was Kundinnen und Kunden uns am häufigsten fragen: zu Bestellung, Versand, Miete, Möbeln, Ankauf und Widerruf.';
export const search = 'Fragen durchsuchen';
export const placeholder = 'zum Beispiel Lieferzeit';
export const shortcut = 'Strg + K';
export const noResults = (term: string): string => `Keine Ergebnisse für ${term}`;
export const hits = (count: number): string =>
  count === 1 ? '1 Frage gefunden' : `${count} Fragen gefunden`;
export const otherTopic = 'Weitere Fragen';
export const clear = 'Alle Fragen zeigen';
export const notFoundHeading = 'Ihre Frage ist nicht dabei?';
export const notFoundText =
  'Rufen Sie an oder schreiben Sie uns. Wir antworten innerhalb von 24\u00a0Stunden.';
export const ask = 'Kontakt aufnehmen';
