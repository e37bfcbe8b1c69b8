import { boatwood } from '../wording/quoted.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';

export const lineName: Record<ShopType, string> = { vintage: 'Vintage', boatwood };
export const lineIntro: Record<ShopType, string> = {
  vintage:
    'Originales de 1920 a 1990, elegidos y restaurados en Berlín. La mayoría de las piezas son únicas.',
  boatwood:
    'Muebles hechos en series pequeñas con las tablas de viejas barcas de pesca. La pintura y las marcas se quedan como las dejó el mar.',
};
export const shopTitle = (type: ShopType): string => `Tienda ${lineName[type]}`;
export const back = 'Anterior';
export const next = 'Siguiente';
export const pages = 'Páginas';
export const pageOf = (page: number, total: number): string => `${page} de ${total}`;
export const allCategories = 'Todas las categorías';
export const vintageCategories = 'Categorías vintage';
export const boatwoodCategories = 'Categorías de madera de barco';
export const categoryFallback = 'Categoría';
export { transformYourSpace as categoryIntroFallback } from '../wording/quoted.ts';
export const breadcrumb = 'Estás aquí';

export const saleTitle = 'OFERTAS';
export const saleSubtitle = '¡Más barato, imposible!';
export const newTitle = 'Novedades';
export const newSubtitle = 'Cada día, un hallazgo';
export const highlightsTitle = 'Destacados';
export const highlightsSubtitle = 'Piezas a las que hemos cogido un cariño especial';
export const showAll = 'Ver todo';
export const piecesOfList = 'Todas las piezas';
export const subCategories = 'Subcategorías';
export const loadingMore = 'Cargando más productos…';
export const shownCount = (count: number): string =>
  count === 1 ? 'Se muestra 1 producto.' : `Se muestran ${count} productos.`;
export { fetchFailed } from '../wording/quoted.ts';
export { wentWrong as somethingWrong } from '../wording/quoted.ts';
export const tryAgain = 'Volver a intentarlo';
/** Beside texts of goods that a translation service wrote and nobody has checked. */
export const machineTranslated = 'Traducido automáticamente';

export const recentlyViewed = 'Piezas vistas recientemente';
export const clearRecentlyViewed = 'Vaciar la lista';
