import { linkHoldsDays } from '../../domain/subscription.ts';
import type { NewsletterMailTexts } from './de.ts';

/** The same in English. */
export const english: NewsletterMailTexts = {
  confirm: {
    subject: 'Please confirm your newsletter sign-up',
    asked:
      'This email address was entered for the newsletter on our website. Was that you? Then please confirm it:',
    button: 'Confirm sign-up',
    note: `The link is valid for ${linkHoldsDays} days. Was it not you? Then there is nothing to do: without confirmation you will get no newsletter, and we delete the address after 30 days.`,
  },
  welcome: {
    subject: 'Your newsletter sign-up is confirmed',
    begun:
      'Thank you, your sign-up is confirmed. We will write to you when new pieces have arrived in the shop.',
    ends: 'You can unsubscribe at any time with one click:',
    unsubscribe: 'Unsubscribe from the newsletter',
  },
};
