/** The offer in the cart, and its form. */
export const offer = 'Carry on later? Get a reminder by email';
export const title = 'Reminder of your basket';
export const about =
  'We first send you an email to confirm, and then exactly one reminder: a day later, if the pieces are still available and you have not ordered. For this we store your address and the pieces. You can stop it at any time with the link in both emails. Nothing is reserved.';
export const email = 'Email address';
export const send = 'Ask for the reminder';
export const sending = 'Sending …';
export const invalidEmail = 'Please enter a valid email address.';
export const failed = 'That did not work. Please try again later.';
export const privacy = 'About your data';

/** The pages that the mails' links lead to. */
export const steps = {
  confirm: {
    title: 'Confirm the reminder',
    text: 'One more click, and we will remind you of your basket once, tomorrow.',
    button: 'Confirm the reminder',
    needsScript: 'This step needs JavaScript. Please switch it on and reload the page.',
  },
  confirmed: {
    title: 'Your reminder is set',
    text: 'Thank you! If the pieces are still available tomorrow and you have not ordered by then, we will send you an email. After that we delete the basket on our side.',
  },
  stop: {
    title: 'Stop the reminder',
    text: 'Would you rather not be reminded of your basket?',
    button: 'No reminder',
    needsScript:
      'This step needs JavaScript. Please switch it on and reload the page, or answer our email: then we will take you off.',
  },
  stopped: {
    title: 'Reminder stopped',
    text: 'We will not remind you of your basket. Whatever is in it in your browser stays there.',
  },
  invalid: {
    title: 'This link is no longer valid',
    text: 'Perhaps it is older than three days, or was not copied completely. For a new reminder simply open your basket; the offer is below the pieces.',
  },
  cart: {
    title: 'The basket of our reminder',
    text: 'The pieces of our reminder are in your basket again. Anything already in it stays.',
    needsScript: 'Your basket is kept in your browser only; to fill it, this page needs JavaScript.',
  },
} as const;
export const restoring = 'One moment, we are putting the pieces into your basket …';
export const there = 'In your basket';
export const gone = 'Not available at the moment';
export const unknown = (count: number): string =>
  count === 1 ? 'One piece is no longer in the shop.' : `${count} pieces are no longer in the shop.`;
export const unreached = 'We could not check all the pieces. Please reload the page.';
export const nothing = 'None of the pieces of our reminder is available at the moment.';
export const openCart = 'View the basket';
export const browse = 'Keep browsing';
