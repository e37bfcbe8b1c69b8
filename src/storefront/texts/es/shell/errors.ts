export const notFoundTitle = 'Esta página no existe';
export const notFoundText =
  'Quizá la pieza ya se haya vendido o la dirección haya cambiado. Desde aquí puedes seguir:';
export const toCategories = 'Todas las categorías';
export const toHome = 'Ir al inicio';
export { crashed as crashTitle } from '#texts/shell/quoted.ts';
export const crashText =
  'Algo ha fallado por nuestra parte. Tu cesta y tu lista de deseos se conservan. Vuelve a cargar la página. Si no sirve, inténtalo de nuevo dentro de unos minutos o escríbenos.';
export const reload = 'Volver a cargar la página';
export const awayTitle = 'Avería en este momento';
export const awayText =
  'Ahora mismo no podemos mostrar esta página: nuestra tienda no puede acceder a sus datos. Estamos en ello. Tu cesta y tu lista de deseos se conservan. Vuelve a cargar la página dentro de unos minutos.';
