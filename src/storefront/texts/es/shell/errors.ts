export const notFoundTitle = 'Esta página no existe';
export const notFoundText =
  'Quizá la pieza ya se haya vendido o la dirección haya cambiado. Desde aquí puedes seguir:';
export const toCategories = 'Todas las categorías';
export const toHome = 'Ir al inicio';
export { crashed as crashTitle } from '#texts/shell/quoted.ts';
export const crashText =
  'Algo ha fallado por nuestra parte. Tu cesta y tu lista de deseos se conservan. Vuelve a cargar la página. Si no sirve, inténtalo de nuevo dentro de unos minutos o escríbenos.';
export const reload = 'Volver a cargar la página';
