export const intro =
  'We ship worldwide, insured. We will ask freight carriers for a price on your behalf and get back to you.';
export const piece = (count: number, title: string): string => `${count} × ${title}`;
export const name = 'Name';
export const message = 'Message';
export const messageHint = 'For example the floor, a preferred date or a wooden crate';
export const send = 'Ask about delivery';
export const busy = 'Sending …';
export const number = (count: number): string => `Number of your enquiry: ${count}`;
