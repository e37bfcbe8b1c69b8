import type { EnquiryMailTexts } from './de.ts';

/** The same in Italian. */
export const italian: EnquiryMailTexts = {
  subject: (number) => `Abbiamo ricevuto la tua proposta ${number}`,
  thanks: 'grazie mille per la tua proposta. Guardiamo i tuoi mobili e ti rispondiamo entro 24 ore.',
  label: 'Numero della tua proposta',
  piece: (place) => `Mobile ${place}`,
  price: 'Prezzo desiderato',
  noPrice: 'non indicato',
  priceInWords: 'come descritto nella tua proposta',
  pictures: 'Foto',
  note: 'Se non ci hai proposto nulla, non devi fare niente.',
};
