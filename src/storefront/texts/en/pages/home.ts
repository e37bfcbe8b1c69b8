/** Follows the shop's name. */
export const title = 'vintage and boat-wood furniture from Berlin';
export const description =
  'Furniture with a past: vintage originals and furniture made of old boat wood, from Berlin to the whole world. To buy or to rent.';
export const headline = 'Furniture that has lived a little';
export const intro =
  'Vintage originals from 1920 to 1990, and furniture made from the planks of old fishing boats. To buy and to rent, from Berlin.';
export const toVintage = 'Discover vintage';
export const toBoatwood = 'Discover boat wood';
