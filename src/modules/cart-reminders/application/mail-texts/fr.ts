import { linkHoldsDays } from '../../domain/reminder.ts';
import type { CartReminderMailTexts } from './de.ts';

/** The same in French. */
export const french: CartReminderMailTexts = {
  confirm: {
    subject: 'Veuillez confirmer le rappel de votre panier',
    asked:
      'Un rappel de panier a été demandé sur notre site pour cette adresse e-mail. Si c’était vous, veuillez le confirmer\u00a0:',
    button: 'Confirmer le rappel',
    note: `Le lien est valable ${linkHoldsDays} jours. Si ce n’était pas vous, vous n’avez rien à faire\u00a0: sans confirmation, vous ne recevrez pas de rappel, et nous effacerons l’adresse au bout de 7 jours au plus tard.`,
    stop: 'Finalement, pas de rappel',
  },
  reminder: {
    subject: 'Votre panier dans notre boutique',
    pieces: 'Vous nous avez demandé de vous rappeler votre panier. Ces pièces sont encore disponibles\u00a0:',
    rented: (title: string) => `${title} (en location)`,
    several: (count: number, title: string) => `${count} × ${title}`,
    goneNow: 'Ne sont plus disponibles actuellement\u00a0:',
    button: 'Ouvrir le panier',
    note: 'Le lien met les pièces dans le panier du navigateur où vous l’ouvrez. Elles ne sont pas réservées\u202f; les prix qui y figurent s’appliquent.',
    last: 'C’est le seul rappel que vous avez demandé. Nous n’en enverrons pas d’autre, et nous avons déjà effacé votre panier chez nous.',
    stop: 'Plus de rappels',
  },
};
