import { boatwood } from '../wording/quoted.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';

export const lineName: Record<ShopType, string> = { vintage: 'Vintage', boatwood };
export const lineIntro: Record<ShopType, string> = {
  vintage: 'Originals from 1920 to 1990, chosen and restored in Berlin. There is only one of most of them.',
  boatwood:
    'Furniture built in small series from the planks of old fishing boats. Paint and marks stay just as the sea left them.',
};
export const shopTitle = (type: ShopType): string => `Shop ${lineName[type]}`;
export const back = 'Back';
export const next = 'Next';
export const pages = 'Pages';
export const pageOf = (page: number, total: number): string => `${page} of ${total}`;
export const allCategories = 'All categories';
export const vintageCategories = 'Vintage categories';
export const boatwoodCategories = 'Boat-wood categories';
export const categoryFallback = 'Category';
export { transformYourSpace as categoryIntroFallback } from '../wording/quoted.ts';
export const breadcrumb = 'You are here';

export const saleTitle = 'SALE';
export const saleSubtitle = 'You won’t find it for less!';
export const newTitle = 'New arrivals';
export const newSubtitle = 'A fresh find every day';
export const highlightsTitle = 'Highlights';
export const highlightsSubtitle = 'Pieces we have grown particularly fond of';
export const showAll = 'View all';
export const piecesOfList = 'All pieces';
export const subCategories = 'Subcategories';
export const loadingMore = 'Loading more products...';
export const shownCount = (count: number): string =>
  count === 1 ? '1 product is shown.' : `${count} products are shown.`;
export { fetchFailed } from '../wording/quoted.ts';
export { wentWrong as somethingWrong } from '../wording/quoted.ts';
export const tryAgain = 'Try again';
/** Beside texts of goods that a translation service wrote and nobody has checked. */
export const machineTranslated = 'Translated by machine';

export const recentlyViewed = 'Recently viewed';
export const clearRecentlyViewed = 'Clear list';
