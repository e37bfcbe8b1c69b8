export const notFoundTitle = 'This page does not exist';
export const notFoundText =
  'Perhaps the piece has already been sold, or the address has changed. This way to everything else:';
export const toCategories = 'All categories';
export const toHome = 'Home page';
export const crashTitle = 'Unexpected Application Error!';
export const crashText =
  'Something went wrong on our side. Please reload the page, or try again in a few minutes.';
