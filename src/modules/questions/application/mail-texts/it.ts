import type { QuestionMailTexts } from './de.ts';

/** The same in Italian. */
export const italian: QuestionMailTexts = {
  shipping: {
    subject: (number) => `Abbiamo ricevuto la tua richiesta di spedizione ${number}`,
    thanks: 'grazie mille per la tua richiesta. Chiediamo a diversi corrieri e ti rispondiamo con un prezzo.',
    label: 'Numero della tua richiesta',
  },
  contact: {
    subject: (number) => `Abbiamo ricevuto il tuo messaggio ${number}`,
    thanks: 'grazie mille per il tuo messaggio. Lo leggiamo e ti rispondiamo.',
    label: 'Numero del tuo messaggio',
  },
  note: 'Se non ci hai chiesto nulla, non devi fare niente.',
};
