import { linkHoldsDays } from '../../domain/subscription.ts';
import type { NewsletterMailTexts } from './de.ts';

/** The same in French. */
export const french: NewsletterMailTexts = {
  confirm: {
    subject: 'Veuillez confirmer votre inscription à la newsletter',
    asked:
      'Cette adresse e-mail a été saisie sur notre site pour recevoir la newsletter. Si c’était vous, veuillez le confirmer\u00a0:',
    button: 'Confirmer l’inscription',
    note: `Le lien est valable ${linkHoldsDays} jours. Si ce n’était pas vous, vous n’avez rien à faire\u00a0: sans confirmation, vous ne recevrez pas de newsletter, et nous effacerons l’adresse au bout de 30 jours.`,
  },
  welcome: {
    subject: 'Votre inscription à la newsletter est confirmée',
    begun:
      'Merci beaucoup, votre inscription est confirmée. Nous vous écrirons quand de nouvelles pièces arriveront en magasin.',
    ends: 'Vous pouvez vous désabonner à tout moment, en un clic\u00a0:',
    unsubscribe: 'Se désabonner de la newsletter',
  },
};
