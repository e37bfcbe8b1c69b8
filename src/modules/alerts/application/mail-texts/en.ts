import { linkHoldsDays, mailsPerDay } from '../../domain/alert.ts';
import type { AlertMailTexts } from './de.ts';

/** The same in English. */
export const english: AlertMailTexts = {
  confirm: {
    subject: 'Shall we let you know?',
    asked: (title) =>
      `This email address was entered on our website to be told when ‘${title}’ is available again or, if the piece is sold, when one like it comes. Was that you? Then please confirm it:`,
    button: 'Yes, let me know',
    note: `The link is valid for ${linkHoldsDays} days. At most one email will follow, within 6 months; then we delete your address for this purpose. Was it not you? Then there is nothing to do: without confirmation we will not write, and we delete the address after ${linkHoldsDays} days. No address gets more than ${mailsPerDay} such emails a day.`,
  },
  free: {
    subject: (title) => `Available again: ${title}`,
    news: (title) =>
      `You asked us to let you know: ‘${title}’ is available again. It is not reserved for you; whoever orders first gets it.`,
    button: 'See the piece',
  },
  like: {
    subject: (title) => `New in the shop: ${title}`,
    news: (title, old) =>
      `You asked us to let you know. ‘${old}’ is sold, but a piece like it has come: ‘${title}’.`,
    button: 'See the piece',
  },
  once: 'That was all: we will not write to you about this piece again.',
  stop: 'End all alerts about pieces',
};
