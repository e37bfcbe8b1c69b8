export const title = 'Write to us';
export const intro = 'Questions about a piece, an order, delivery or renting: we will get back to you.';
export const about = (piece: string): string => `Your question is about ‘${piece}’.`;
export const email = 'Email';
export const phone = 'Phone';
export const phoneHint = 'In case you would rather have us call you.';
export const message = 'Your message';
export const messageHint = 'If it is about an order, please give its number.';
export const purpose =
  'We use what you enter only to answer you, and delete it after half a year. The privacy policy says more.';
export const send = 'Send message';
export const busy = 'Sending …';
export const received = 'Your message has arrived';
export const receivedText = (count: number): string =>
  `Its number is ${count}. We have sent you a confirmation and will get back to you.`;
export const another = 'Ask something else';
export const refused =
  'Many messages have come from this email address or from your network today. Please call us or send us an email.';
