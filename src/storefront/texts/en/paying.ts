import { cardTab } from '../wording/quoted.ts';
import type { RefusalMeaning } from '../../../shared/orders/payment-vocabulary.ts';
import { formatEuros } from './shell.ts';

export const paymentMethodHint = {
  stripe: 'After your order you enter your card.',
  klarna: 'After your order you confirm the payment on Klarna’s page.',
  bank_transfer:
    'After your order we show you our bank details. Until the money arrives, for 7 days at most, the pieces stay reserved for you.',
  paypal: 'After your order you confirm the payment on PayPal’s page.',
} as const;

/** Word for word: section 2.14 of the specification. */
export const tabName = { stripe: cardTab, klarna: 'Klarna', paypal: 'PayPal' } as const;
export const tabs = 'Payment method';
export const beforeOrder = {
  stripe: 'You enter your card in the next step.',
  klarna: 'You go to Klarna in the next step.',
  paypal: 'You go to PayPal in the next step.',
} as const;
export const payTitle = 'Pay now';
export const unpaidTitle = 'We have your order, but not your payment yet';
export const takeBack = 'Cancel the order and return to the review';
export const takeBackHere = 'Cancel the order';
export const takeBackMeans =
  'Then the pieces are available to everyone again, and you owe nothing. We put them back into your basket, where they are not reserved.';
export const takeBackNow = 'Yes, cancel the order';
export const backInCart = 'The pieces of your order are back in your basket.';
export const noneToBeHad = 'None of the pieces of your order is available at the moment.';
export const notAllAsked = 'Not all pieces could be looked up; perhaps the connection is down.';
export const ordered = (until: string): string =>
  `We have your order. The pieces are reserved for you until ${time.format(new Date(until))}.`;
export { loading } from '../wording/quoted.ts';
export const payCard = (cents: number): string => `Pay ${formatEuros(cents)}`;
export const paying = 'Processing...';
export const toPage = (cents: number, name: string): string => `Pay ${formatEuros(cents)} with ${name}`;
export const pageHint = {
  klarna:
    'Stripe takes you to Klarna, and you come back here afterwards. The amount is only taken when your order leaves our premises.',
  paypal: 'You will be taken to PayPal and come back here afterwards. Only then are you charged.',
} as const;
export const toProviderPage = 'Pay on Stripe’s page';
export const tryAgain = 'Try again';

/** Word for word: section 8 of the specification. */
export { initializeFailed } from '../wording/quoted.ts';
export { paymentFailed as failed } from '../wording/quoted.ts';
export const shopLost =
  'Our shop could not be reached. Nothing was charged, and your order is still there. Please check your internet connection and try again.';
export { paymentSuccessful as successful } from '../wording/quoted.ts';
export const pending =
  'Your payment is still being checked. We keep your pieces for you until then, and write to you as soon as the money is there.';
export { processingFailed } from '../wording/quoted.ts';

export { processingPayment as processing } from '../wording/quoted.ts';
export const returnTitle = 'Your payment';
export const toOrder = 'Go to your order';
export const incompleteReturn =
  'This link is incomplete. The link in our email shows the status of your order; we are also happy to look it up for you.';

export const taken = 'Your payment is confirmed. Thank you!';
export const takenElsewhere = 'Your payment is confirmed. The link in our email takes you to your order.';

/** By what the refusal means. `hasOthers`: there are other means of payment beside the refused one. */
export const refused: Readonly<Record<RefusalMeaning, (hasOthers: boolean) => string>> = {
  'ask-again': (hasOthers) =>
    `Your payment was not confirmed, and nothing was charged. Please try again and check what you have entered${hasOthers ? ', or choose another payment method' : ''}.`,
  'other-means': (hasOthers) =>
    `Your payment was declined, and nothing was charged. Please try again with another card or account${hasOthers ? ', or choose another payment method' : ''}.`,
  'try-later': (hasOthers) =>
    `Your payment could not be made just now, and nothing was charged. Please try again in a few minutes${hasOthers ? ', or choose another payment method' : ''}.`,
  'for-staff': (hasOthers) =>
    `We cannot take your payment this way at the moment. This is not your fault, and nothing was charged. ${hasOthers ? 'Please choose another payment method, or write to us.' : 'Please write to us.'}`,
  over: (hasOthers) =>
    `This payment has expired, and nothing was charged. Please pay once more${hasOthers ? ', with another payment method if you like' : ''}.`,
};
export const unanswered =
  'We do not know yet whether your payment has arrived. Please try again: you will not be charged twice.';
export const seeOrder = 'The page of your order shows the status of your payment.';

export const cancelledTitle = 'Payment cancelled';
export const cancelledText =
  'The payment was not completed, and no charges were made. Your order stays reserved for you a little longer.';
export const cancelledUntil = (until: string): string =>
  `Until ${time.format(new Date(until))} (Berlin time) you can still pay for it, with another payment method if you like, or cancel it.`;
export const cancelledOver = 'This order can no longer be paid for.';
export const cancelledElsewhere =
  'Would you like to pay after all? The link in our email leads to your order. If you do nothing, it lapses by itself.';
export const payAfterAll = 'Pay after all';
export const helpTitle = 'Do you need help?';
export const helpText = 'Write to us, we are glad to help:';
export const toHome = 'Back to the home page';

export const sandboxNote = 'Test mode: no money is moved. Please do not enter a real card.';
export const cardNumber = 'Card number';
export const cardExpiry = 'Expiry date';
export const cardCode = 'Security code';
export const testCards = 'Test cards';
export const testCardList: readonly (readonly [string, string])[] = [
  ['4242 4242 4242 4242', 'is accepted'],
  ['4000 0025 0000 3155', 'asks for 3-D Secure'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
];
export const bankTitle = '3-D Secure (test bank)';
export const bankText = (cents: number): string =>
  `Would you like to approve the payment of ${formatEuros(cents)}?`;
export const bankAllow = 'Approve payment';
export const bankRefuse = 'Decline';

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});
