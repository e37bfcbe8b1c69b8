export const title = 'Search';
export const titleFor = (query: string): string => `Search for ‘${query}’`;
export const ask =
  'What are you looking for? Enter a piece of furniture, a material or a colour above. Our descriptions are in German.';
export const tryOther = 'Try a shorter, more general or German word, or have a look around our catalogue.';
export const toCatalogue = 'All categories';
export const meantOtherwise = (words: string): string =>
  `There is nothing for ‘${words}’. Here is what has a similar name.`;
export const nothingTogether = 'Nothing matches all of it.';
export const without = 'Without';
export const and = 'and';
export const foundWithout = (pieces: string): string => `: ${pieces}.`;
export const nearest = 'Without the chosen filters';
export const again = 'Search on this page';
export const perhapsPages = 'Perhaps you are looking for:';
