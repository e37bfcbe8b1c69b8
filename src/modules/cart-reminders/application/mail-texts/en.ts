import { linkHoldsDays } from '../../domain/reminder.ts';
import type { CartReminderMailTexts } from './de.ts';

/** The same in English. */
export const english: CartReminderMailTexts = {
  confirm: {
    subject: 'Please confirm the reminder of your basket',
    asked:
      'Someone asked on our website for a reminder of a basket, to be sent to this email address. Was that you? Then please confirm it:',
    button: 'Confirm the reminder',
    note: `The link is valid for ${linkHoldsDays} days. Was it not you? Then there is nothing to do: without confirmation you will get no reminder, and we delete the address after 7 days at the latest.`,
    stop: 'No reminder after all',
  },
  reminder: {
    subject: 'Your basket in our shop',
    pieces: 'You asked us to remind you of your basket. These pieces are still available:',
    rented: (title: string) => `${title} (for rent)`,
    several: (count: number, title: string) => `${count} × ${title}`,
    goneNow: 'No longer available at the moment:',
    button: 'Open the basket',
    note: 'The link puts the pieces into the basket of the browser in which you open it. They are not reserved; the prices shown there apply.',
    last: 'This is the only reminder that you asked for. We will not send another, and have already deleted your basket on our side.',
    stop: 'No more reminders',
  },
};
