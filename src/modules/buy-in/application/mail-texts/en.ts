import type { EnquiryMailTexts } from './de.ts';

/** The same in English. */
export const english: EnquiryMailTexts = {
  subject: (number) => `Your offer ${number} has arrived`,
  thanks: 'Thank you for your offer. We will look at your furniture and get in touch within 24 hours.',
  label: 'Number of your offer',
  piece: (place) => `Piece ${place}`,
  price: 'Price you have in mind',
  noPrice: 'not stated',
  priceInWords: 'as described in your offer',
  pictures: 'Pictures',
  note: 'You did not offer us anything? Then there is nothing to do.',
};
