import { boatwood } from '../wording/quoted.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';

export const lineName: Record<ShopType, string> = { vintage: 'Vintage', boatwood };
export const lineIntro: Record<ShopType, string> = {
  vintage:
    'Originali dal 1920 al 1990, scelti e restaurati a Berlino. Quasi tutti i pezzi sono esemplari unici.',
  boatwood:
    'Mobili costruiti in piccole serie con le assi di vecchie barche da pesca. Colore e segni del tempo restano come li ha lasciati il mare.',
};
export const shopTitle = (type: ShopType): string => `Shop ${lineName[type]}`;
export const back = 'Indietro';
export const next = 'Avanti';
export const pages = 'Pagine';
export const pageOf = (page: number, total: number): string => `${page} di ${total}`;
export const allCategories = 'Tutte le categorie';
export const vintageCategories = 'Categorie vintage';
export const boatwoodCategories = 'Categorie in legno di barca';
export const categoryFallback = 'Categoria';
export { transformYourSpace as categoryIntroFallback } from '../wording/quoted.ts';
export const breadcrumb = 'Ti trovi qui';

export const saleTitle = 'OFFERTE';
export const saleSubtitle = 'Meno di così non si può!';
export const newTitle = 'Novità';
export const newSubtitle = 'Ogni giorno una scoperta';
export const highlightsTitle = 'In evidenza';
export const highlightsSubtitle = 'I pezzi a cui ci siamo affezionati di più';
export const showAll = 'Vedi tutti';
export const piecesOfList = 'Tutti i pezzi';
export const subCategories = 'Sottocategorie';
export const loadingMore = 'Caricamento di altri prodotti…';
export const shownCount = (count: number): string =>
  count === 1 ? 'Viene mostrato 1 prodotto.' : `Vengono mostrati ${count} prodotti.`;
export { fetchFailed } from '../wording/quoted.ts';
export { wentWrong as somethingWrong } from '../wording/quoted.ts';
export const tryAgain = 'Riprova';
/** Beside texts of goods that a translation service wrote and nobody has checked. */
export const machineTranslated = 'Tradotto automaticamente';

export const recentlyViewed = 'Visti di recente';
export const clearRecentlyViewed = 'Svuota la lista';
