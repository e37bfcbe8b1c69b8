export const title = 'What our customers say';
export const samples =
  'These reviews are samples for demonstration: they and their authors are made up. A real shop starts without any.';
export const howChecked =
  'We only show reviews that we could match to an order in our books, good and bad alike, and unabridged.';
export const sample = 'Sample';
export const carousel = 'carousel';
export const stars = (rating: number): string => `${rating} out of 5 stars`;
export const previous = 'Previous review';
export const next = 'Next review';
export const places = 'Reviews';
export const place = (index: number, count: number): string => `Go to ${index} of ${count}`;
export const pause = 'Pause the carousel';
export const play = 'Start the carousel';
