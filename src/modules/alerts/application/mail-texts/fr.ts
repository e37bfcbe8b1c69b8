import { linkHoldsDays, mailsPerDay } from '../../domain/alert.ts';
import type { AlertMailTexts } from './de.ts';

/** The same in French. */
export const french: AlertMailTexts = {
  confirm: {
    subject: 'Souhaitez-vous que nous vous prévenions\u202f?',
    asked: (title) =>
      `Cette adresse e-mail a été saisie sur notre site, pour que nous prévenions quelqu’un quand «\u00a0${title}\u00a0» sera de nouveau disponible ou, si la pièce est vendue, quand une pièce semblable arrivera. Si c’était vous, veuillez le confirmer\u00a0:`,
    button: 'Oui, me prévenir',
    note: `Le lien est valable ${linkHoldsDays} jours. Il y aura au plus un e-mail, dans les 6 mois\u202f; ensuite, nous effacerons votre adresse pour cet usage. Si ce n’était pas vous, vous n’avez rien à faire\u00a0: sans confirmation, nous n’écrivons pas et nous effaçons l’adresse au bout de ${linkHoldsDays} jours. Aucune adresse ne reçoit plus de ${mailsPerDay} e-mails de ce genre par jour.`,
  },
  free: {
    subject: (title) => `De nouveau disponible\u00a0: ${title}`,
    news: (title) =>
      `Vous nous avez demandé de vous prévenir\u00a0: «\u00a0${title}\u00a0» est de nouveau disponible. La pièce n’est pas réservée\u202f; elle ira à la première personne qui la commande.`,
    button: 'Voir la pièce',
  },
  like: {
    subject: (title) => `Nouveau en boutique\u00a0: ${title}`,
    news: (title, old) =>
      `Vous nous avez demandé de vous prévenir. La pièce «\u00a0${old}\u00a0» est vendue, mais une pièce semblable est arrivée\u00a0: «\u00a0${title}\u00a0».`,
    button: 'Voir la pièce',
  },
  once: 'C’était le seul message\u00a0: nous ne vous écrirons plus au sujet de cette pièce.',
  stop: 'Ne plus recevoir aucune alerte',
};
