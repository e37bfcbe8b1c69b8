import type { QuestionMailTexts } from './de.ts';

/** The same in English. */
export const english: QuestionMailTexts = {
  shipping: {
    subject: (number) => `Your shipping request ${number} has arrived`,
    thanks: 'Thank you for your request. We will ask carriers and get back to you with a price.',
    label: 'Number of your request',
  },
  contact: {
    subject: (number) => `Your question ${number} has arrived`,
    thanks: 'Thank you for your message. We will read it and get back to you.',
    label: 'Number of your question',
  },
  note: 'You did not ask us anything? Then there is nothing to do.',
};
