export const label = 'Möbel suchen';
export const placeholder = 'Tisch, Sessel, Lampe …';
export const submit = 'Suchen';
export const categories = 'Shop By Kategorien';
export const products = 'Produkte';
export const productsWithout = (words: string): string => `Produkte ohne ${words}`;
export const quoted = (words: string): string => `„${words}“`;
export const hits = 'Treffer';
export const nothing = (query: string): string => `Nichts gefunden für „${query}“.`;
export const all = (query: string): string => `Alle Treffer für „${query}“`;
export const hitCount = (count: number): string => {
  if (count === 0) return 'Keine Treffer.';
  return count === 1 ? '1 Treffer. Mit Pfeiltasten wählen.' : `${count} Treffer. Mit Pfeiltasten wählen.`;
};
export const pages = 'Seiten';
