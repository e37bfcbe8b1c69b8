/** Follows the shop's name. */
export const title = 'vintage and boat-wood furniture from Berlin';
export const description =
  'Furniture with a past: vintage originals and furniture made of old boat wood, from Berlin to the whole world. To buy or to rent.';
export const headline = 'Furniture that has lived a little';
export const intro =
  'Vintage originals from 1920 to 1990, and furniture made from the planks of old fishing boats. To buy and to rent, from Berlin.';
export const toVintage = 'Discover vintage';
export const toBoatwood = 'Discover boat wood';

export const pauseFilm = 'Pause the film';
export const playFilm = 'Play the film';

export const reviews = 'What our customers say';
export const sampleReviews =
  'These reviews are samples for demonstration: they and their authors are made up. A real shop starts without any.';
export const reviewsChecked =
  'We only show reviews that we could match to an order in our books, good and bad alike, and unabridged.';
export const sampleReview = 'Sample';
export const carousel = 'carousel';
export const stars = (rating: number): string => `${rating} out of 5 stars`;
export const previousReview = 'Previous review';
export const nextReview = 'Next review';
export const reviewPlaces = 'Reviews';
export const reviewPlace = (index: number, count: number): string => `Go to ${index} of ${count}`;
export const pauseReviews = 'Pause the carousel';
export const playReviews = 'Start the carousel';
