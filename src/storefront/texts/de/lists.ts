import { boatwood } from '../wording/quoted.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';

export const lineName: Record<ShopType, string> = { vintage: 'Vintage', boatwood };
export const lineIntro: Record<ShopType, string> = {
  vintage:
    'Originale von 1920 bis 1990, in Berlin ausgesucht und aufgearbeitet. Die meisten Stücke gibt es genau einmal.',
  boatwood:
    'Möbel aus den Planken alter Fischerboote, in kleinen Serien gebaut. Farbe und Gebrauchsspuren bleiben, wie das Meer sie hinterlassen hat.',
};
export const shopTitle = (type: ShopType): string => `Shop ${lineName[type]}`;
export const back = 'Zurück';
export const next = 'Weiter';
export const pages = 'Seiten';
export const pageOf = (page: number, total: number): string => `${page} von ${total}`;
export const allCategories = 'Alle Kategorien';
export const vintageCategories = 'Vintage-Kategorien';
export const boatwoodCategories = 'Bootsholz-Kategorien';
export const categoryFallback = 'Kategorie';
export { transformYourSpace as categoryIntroFallback } from '../wording/quoted.ts';
export const breadcrumb = 'Sie sind hier';

export const saleTitle = 'SALE';
export const saleSubtitle = 'Günstiger wird´s nicht!';
export const newTitle = 'Neuheiten';
export const newSubtitle = 'Täglich grüßt das Möbeltier';
export const highlightsTitle = 'Highlights';
export const highlightsSubtitle = 'Stücke, die uns besonders ans Herz gewachsen sind';
export const showAll = 'Alle ansehen';
export const piecesOfList = 'Alle Stücke';
export const subCategories = 'Unterkategorien';
export const loadingMore = 'Weitere Produkte werden geladen...';
export const shownCount = (count: number): string =>
  count === 1 ? '1 Produkt wird gezeigt.' : `${count} Produkte werden gezeigt.`;
export { fetchFailed } from '../wording/quoted.ts';
export { wentWrong as somethingWrong } from '../wording/quoted.ts';
export const tryAgain = 'Noch einmal versuchen';
/** Beside texts of goods that a translation service wrote and nobody has checked. */
export const machineTranslated = 'Maschinell übersetzt';

export const recentlyViewed = 'Zuletzt angesehen';
export const clearRecentlyViewed = 'Liste leeren';
