export const label = 'Search furniture';
export const placeholder = 'Table, armchair, lamp …';
export const submit = 'Search';
export const categories = 'Shop by category';
export const products = 'Products';
export const productsWithout = (words: string): string => `Products without ${words}`;
export const quoted = (words: string): string => `‘${words}’`;
export const hits = 'Results';
export const nothing = (query: string): string => `Nothing found for ‘${query}’.`;
export const all = (query: string): string => `All results for ‘${query}’`;
export const hitCount = (count: number): string => {
  if (count === 0) return 'No results.';
  return count === 1
    ? '1 result. Choose with the arrow keys.'
    : `${count} results. Choose with the arrow keys.`;
};
export const pages = 'Pages';
