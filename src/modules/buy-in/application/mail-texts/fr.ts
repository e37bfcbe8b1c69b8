import type { EnquiryMailTexts } from './de.ts';

/** The same in French. */
export const french: EnquiryMailTexts = {
  subject: (number) => `Nous avons reçu votre proposition de rachat ${number}`,
  thanks:
    'Merci beaucoup pour votre proposition. Nous regardons vos meubles et revenons vers vous sous 24 heures.',
  label: 'Numéro de votre proposition',
  piece: (place) => `Meuble ${place}`,
  price: 'Prix souhaité',
  noPrice: 'non indiqué',
  priceInWords: 'tel que décrit dans votre proposition',
  pictures: 'Photos',
  note: 'Si vous ne nous avez rien proposé, vous n’avez rien à faire.',
};
