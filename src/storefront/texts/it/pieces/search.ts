export const label = 'Cerca mobili';
export const placeholder = 'Tavolo, poltrona, lampada…';
export const submit = 'Cerca';
export const categories = 'Acquista per categoria';
export const products = 'Prodotti';
export const productsWithout = (words: string): string => `Prodotti senza ${words}`;
export const quoted = (words: string): string => `«${words}»`;
export const hits = 'Risultati';
export const nothing = (query: string): string => `Nessun risultato per «${query}».`;
export const all = (query: string): string => `Tutti i risultati per «${query}»`;
export const hitCount = (count: number): string => {
  if (count === 0) return 'Nessun risultato.';
  return count === 1
    ? '1 risultato. Scegli con i tasti freccia.'
    : `${count} risultati. Scegli con i tasti freccia.`;
};

export const pages = 'Pagine';
