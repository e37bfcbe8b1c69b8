export const label = 'Buscar muebles';
export const placeholder = 'Mesa, sillón, lámpara…';
export const submit = 'Buscar';
export const categories = 'Comprar por categoría';
export const products = 'Productos';
export const productsWithout = (words: string): string => `Productos sin ${words}`;
export const quoted = (words: string): string => `«${words}»`;
export const hits = 'Resultados';
export const nothing = (query: string): string => `No hemos encontrado nada para «${query}».`;
export const all = (query: string): string => `Todos los resultados de «${query}»`;
export const hitCount = (count: number): string => {
  if (count === 0) return 'Sin resultados.';
  return count === 1
    ? '1 resultado. Elige con las flechas del teclado.'
    : `${count} resultados. Elige con las flechas del teclado.`;
};
export const pages = 'Páginas';
