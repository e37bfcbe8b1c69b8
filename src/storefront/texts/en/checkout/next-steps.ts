import { weeks } from '../pages/delivery.ts';

export const title = 'What happens next';
export const paid = 'Your payment has arrived. There is nothing for you to do right now.';
export const promised =
  'Your payment is approved and will only be taken on dispatch. There is nothing for you to do right now.';
export const pay = 'Please pay; until then the pieces are reserved for you.';
export const transfer = 'Please transfer the amount; until then the pieces are reserved for you.';
export const delivery = (count: number, isPaid: boolean): string =>
  `Your delivery will arrive within ${weeks(count)}${isPaid ? '' : ' of your payment'}.`;
export const appointment = 'We get in touch beforehand and agree on the day with you.';
export const prepare = (isPaid: boolean): string =>
  `${isPaid ? 'We' : 'As soon as your payment has arrived, we'} will get everything ready and write to you as soon as you can collect it.`;
export const ready = 'Your pieces are ready for you.';
export const collect = (orderNumber: string): string =>
  `To collect them, your order number ${orderNumber} is enough. We help with loading.`;
export const collectHere = 'Collect it here';
export const invoice = 'You will get the invoice by email; it will then be on this page as well.';
