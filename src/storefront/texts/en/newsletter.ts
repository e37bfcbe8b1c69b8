export const heading = 'Newsletter';
export const invitation =
  'New pieces before they reach the shop floor. About twice a month, and you can unsubscribe at any time.';
export const email = 'Email address';
export const subscribe = 'SUBSCRIBE';
export const sending = 'SENDING...';
export const invalidEmail = 'Please enter a valid email address';
export const failed = 'Subscription failed';
export const serverError = 'Server error. Please try again later';
export const thanks = 'Thank you!';
export const privacy = 'About your data';
/** The pages that the mails' links and the form without script lead to. */
export const steps = {
  asked: {
    title: 'Almost there',
    text: 'We have sent you an email. Please confirm in it that you want our newsletter. Nothing there? Then please have a look in your spam folder.',
  },
  confirm: {
    title: 'Confirm the newsletter',
    text: 'One more click, and our newsletter is yours.',
    button: 'Confirm subscription',
    needsScript: 'This step needs JavaScript. Please switch it on and reload the page.',
  },
  confirmed: {
    title: 'You are subscribed',
    text: 'Thank you! We will write when new pieces arrive. Every email has a link with which you can unsubscribe again.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    text: 'Would you rather not get our newsletter any more?',
    button: 'Unsubscribe',
    needsScript:
      'This step needs JavaScript. Please switch it on and reload the page, or reply to our email and we will unsubscribe you.',
  },
  unsubscribed: {
    title: 'You have unsubscribed',
    text: 'You will no longer receive our newsletter. We are sorry to see you go; our new pieces are still here to be found.',
  },
  invalid: {
    title: 'This link is no longer valid',
    text: 'Perhaps it is more than seven days old, or was not copied completely. To subscribe, simply enter your address again; the form is at the end of every page. To unsubscribe, please use the link in our latest email, or write to us.',
  },
} as const;
export const toNewArrivals = 'See the new arrivals';
