export const notFoundTitle = 'This page does not exist';
export const notFoundText =
  'Perhaps the piece has already been sold, or the address has changed. This way to everything else:';
export const toCategories = 'All categories';
export const toHome = 'Home page';
export { crashed as crashTitle } from '#texts/shell/quoted.ts';
export const crashText =
  'Something went wrong on our side. Your basket and your wishlist are kept. Please reload the page. If that does not help, try again in a few minutes, or write to us.';
export const reload = 'Reload page';
export const awayTitle = 'Out of order right now';
export const awayText =
  'We cannot show this page at the moment: our shop cannot reach its data. We are working on it. Your basket and your wishlist are kept. Please reload the page in a few minutes.';
