export const title = 'Frequently asked questions';
export const description =
  'Answers to what customers ask us most: about ordering, delivery, rental, furniture, selling to us and withdrawal.';
export const search = 'Search the questions';
export const placeholder = 'for example delivery time';
export const shortcut = 'Ctrl + K';
export const noResults = (term: string): string => `No results for ${term}`;
export const hits = (count: number): string =>
  count === 1 ? '1 question found' : `${count} questions found`;
export const otherTopic = 'More questions';
export const clear = 'Show all questions';
export const notFoundHeading = 'Your question is not here?';
export const notFoundText = 'Call or write to us. We answer within 24\u00a0hours.';
export const ask = 'Get in touch';
