export const title = 'Domande frequenti';
export const description =
  'Risposte alle domande che riceviamo più spesso: ordini, spedizione, noleggio, mobili, vendita di mobili usati e recesso.';
export const search = 'Cerca tra le domande';
export const placeholder = 'per esempio tempi di consegna';
export const shortcut = 'Ctrl + K';
export const noResults = (term: string): string => `Nessun risultato per ${term}`;
export const hits = (count: number): string =>
  count === 1 ? '1 domanda trovata' : `${count} domande trovate`;
export const otherTopic = 'Altre domande';
export const clear = 'Mostra tutte le domande';
export const notFoundHeading = 'La tua domanda non c’è?';
export const notFoundText = 'Chiamaci o scrivici. Rispondiamo entro 24\u00a0ore.';
export const ask = 'Contattaci';
