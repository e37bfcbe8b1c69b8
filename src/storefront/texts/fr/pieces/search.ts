export const label = 'Rechercher un meuble';
export const placeholder = 'Table, fauteuil, lampe…';
export const submit = 'Rechercher';
export const categories = 'Acheter par catégorie';
export const products = 'Produits';
export const productsWithout = (words: string): string => `Produits sans ${words}`;
export const quoted = (words: string): string => `«\u00a0${words}\u00a0»`;
export const hits = 'Résultats';
export const nothing = (query: string): string => `Aucun résultat pour «\u00a0${query}\u00a0».`;
export const all = (query: string): string => `Tous les résultats pour «\u00a0${query}\u00a0»`;
export const hitCount = (count: number): string => {
  if (count === 0) return 'Aucun résultat.';
  return count === 1
    ? '1 résultat. Choisissez avec les flèches du clavier.'
    : `${count} résultats. Choisissez avec les flèches du clavier.`;
};

export const pages = 'Pages';
