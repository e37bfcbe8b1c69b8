import { boatwood } from '../wording/quoted.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';

export const lineName: Record<ShopType, string> = { vintage: 'Vintage', boatwood };
export const lineIntro: Record<ShopType, string> = {
  vintage: 'Des originaux de 1920 à 1990, choisis et restaurés à Berlin. La plupart des pièces sont uniques.',
  boatwood:
    'Des meubles fabriqués en petites séries avec les planches de vieux bateaux de pêche. La couleur et les traces d’usage restent telles que la mer les a laissées.',
};
export const shopTitle = (type: ShopType): string => `Boutique ${lineName[type]}`;
export const back = 'Précédent';
export const next = 'Suivant';
export const pages = 'Pages';
export const pageOf = (page: number, total: number): string => `${page} sur ${total}`;
export const allCategories = 'Toutes les catégories';
export const vintageCategories = 'Catégories vintage';
export const boatwoodCategories = 'Catégories en bois de bateau';
export const categoryFallback = 'Catégorie';
export { transformYourSpace as categoryIntroFallback } from '../wording/quoted.ts';
export const breadcrumb = 'Vous êtes ici';

export const saleTitle = 'PROMOTIONS';
export const saleSubtitle = 'Moins cher, ça n’existe pas\u202f!';
export const newTitle = 'Nouveautés';
export const newSubtitle = 'Chaque jour, une trouvaille';
export const highlightsTitle = 'Coups de cœur';
export const highlightsSubtitle = 'Les pièces auxquelles nous tenons le plus';
export const showAll = 'Tout voir';
export const piecesOfList = 'Toutes les pièces';
export const subCategories = 'Sous-catégories';
export const loadingMore = 'Chargement d’autres produits…';
export const shownCount = (count: number): string =>
  count < 2 ? `${count} produit affiché.` : `${count} produits affichés.`;
export { fetchFailed } from '../wording/quoted.ts';
export { wentWrong as somethingWrong } from '../wording/quoted.ts';
export const tryAgain = 'Réessayer';
/** Beside texts of goods that a translation service wrote and nobody has checked. */
export const machineTranslated = 'Traduit automatiquement';

export const recentlyViewed = 'Pièces vues récemment';
export const clearRecentlyViewed = 'Vider la liste';
