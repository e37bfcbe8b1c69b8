export const notFoundTitle = 'Cette page n’existe pas';
export const notFoundText =
  'La pièce est peut-être déjà vendue, ou l’adresse a changé. Vous pouvez continuer par ici\u00a0:';
export const toCategories = 'Toutes les catégories';
export const toHome = 'Retour à l’accueil';
export { crashed as crashTitle } from '#texts/shell/quoted.ts';
export const crashText =
  'Un problème est survenu de notre côté. Votre panier et votre liste d’envies sont conservés. Veuillez recharger la page. Si cela ne suffit pas, réessayez dans quelques minutes ou écrivez-nous.';
export const reload = 'Recharger la page';
export const awayTitle = 'Panne en cours';
export const awayText =
  'Nous ne pouvons pas afficher cette page pour le moment\u00a0: notre boutique n’accède pas à ses données. Nous nous en occupons. Votre panier et votre liste d’envies sont conservés. Veuillez recharger la page dans quelques minutes.';
