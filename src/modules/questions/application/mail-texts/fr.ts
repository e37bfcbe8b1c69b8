import type { QuestionMailTexts } from './de.ts';

/** The same in French. */
export const french: QuestionMailTexts = {
  shipping: {
    subject: (number) => `Nous avons reçu votre demande de tarif ${number}`,
    thanks:
      'Merci beaucoup pour votre demande. Nous interrogeons des transporteurs et revenons vers vous avec un prix.',
    label: 'Numéro de votre demande',
  },
  contact: {
    subject: (number) => `Nous avons reçu votre message ${number}`,
    thanks: 'Merci beaucoup pour votre message. Nous le lisons et revenons vers vous.',
    label: 'Numéro de votre message',
  },
  note: 'Si vous ne nous avez rien demandé, vous n’avez rien à faire.',
};
