/** “Sag mir Bescheid” on the page of a piece that is not available. */
export const heading = 'Let me know';
export const sold =
  'One email as soon as a piece like it comes, or this one is available again after all. Just one, within 6 months.';
export const away =
  'One email as soon as this piece is available again or, if it is sold, when one like it comes. Just one, within 6 months.';
export const button = 'Let me know';
export const sending = 'Sending …';
export const failed = 'That did not work. Please try again.';
export const spam = 'Nothing there? Then please have a look in your spam folder.';
/** In its place, if this tab has ordered the piece and not paid yet. */
export const own = {
  heading: 'Reserved for you',
  text: 'This piece is part of your order, which has not been paid yet.',
  link: 'To your order',
} as const;
/** The pages that the mails' links lead to. */
export const steps = {
  confirm: {
    title: 'Shall we let you know?',
    text: 'One more click, and we will write as soon as there is news: one email, within 6 months.',
    button: 'Yes, let me know',
    needsScript: 'This step needs JavaScript. Please switch it on and reload the page.',
  },
  confirmed: {
    title: 'We will let you know',
    text: 'Thank you! We will write once, when the piece is available again or, if it is sold, when one like it comes. Then we delete your address for this purpose.',
  },
  stop: {
    title: 'End the alerts',
    text: 'Would you rather get no more alerts about pieces? Then we delete all of them that were asked for with your address.',
    button: 'End the alerts',
    needsScript:
      'This step needs JavaScript. Please switch it on and reload the page, or reply to our email and we will end them for you.',
  },
  stopped: {
    title: 'Alerts ended',
    text: 'We have deleted all that was asked for with your address, and will not write to you about pieces any more.',
  },
  invalid: {
    title: 'This link is no longer valid',
    text: 'Perhaps it is more than seven days old, was not copied completely, or the alert has already been sent. You can ask again at any time on the page of a piece that is not available.',
  },
} as const;
