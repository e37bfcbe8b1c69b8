import { formatEuros } from './shell.ts';

export const title = 'Review your order';
export const change = 'Change';
export const contact = 'Contact';
export const delivery = 'Delivery';
export const pieces = 'Your pieces';
export const payment = 'Payment method';
export const proceed = 'Continue to payment';
export const busy = 'Processing...';
export const incomplete = 'Some details are still missing for this order.';
export const toCheckout = 'Go to checkout';

export const paymentTitle = 'Place your order';
export const reservedUntil = (moment: string): string =>
  `Reserved for you until ${time.format(new Date(moment))}.`;
/** The wording that § 312j (3) BGB prescribes, in English. */
export const order = 'Order with obligation to pay';
export { backToReview } from '../wording/quoted.ts';
/** A sentence with links to pages of texts. */
export const applying: readonly (string | { readonly label: string; readonly page: `/${string}` })[] = [
  'Our ',
  { label: 'general terms and conditions', page: '/terms' },
  ' apply. Consumers may withdraw within 14 days: ',
  { label: 'withdrawal notice', page: '/withdrawal' },
  '. How we process your data is set out in the ',
  { label: 'privacy policy', page: '/data-protection' },
  '.',
];
export const inNewTab = '(opens a new tab)';
/** Names only the parts that were ordered. */
export const earlyService = (isRental: boolean, isAssembly: boolean): string =>
  `${!isAssembly ? 'The rental' : !isRental ? 'The assembly' : 'Rental or assembly'} is to begin before the withdrawal period has ended. I expressly request this.`;
export const earlyServiceHint = (isAssembly: boolean): string =>
  `Voluntary. If you withdraw afterwards, you pay for the part provided by then.${isAssembly ? ' Once assembly has been fully carried out, the right of withdrawal for it ends.' : ''}`;

export const codeTitle = 'Please confirm your email address';
export const codeSent = (email: string): string => `The code is on its way to ${email}.`;
export const codeWhy =
  'Before we reserve a very large order, or whenever unusually many pieces are reserved, we ask you to take a quick look at your inbox. That way they go to people who really want to buy. What you have entered is kept.';
export const code = 'Code from the email';
export const codeMissing = 'Please enter the 6 digits from the email';
export const withCode = 'Confirm code';
export const newCode = 'Send a new code';

export { initiateFailed as failed } from '../wording/quoted.ts';
export const unanswered =
  'We received no answer; perhaps the connection is down. Please press again: nothing will be ordered twice.';
export { noOrder } from '../wording/quoted.ts';
export const totalChanged =
  'A price or the delivery cost has changed. Please check the new amounts and then continue to payment once more.';
export const cartChanged =
  'Your basket has changed in the meantime. Please check it and the total before you continue to payment.';
export const cartChangedSince =
  'Your basket has changed in the meantime. Here you are still ordering what you have reviewed.';
export const seeChanges = 'Back to the review with the new basket';
interface LineAmount {
  readonly quantity: number;
  /** Null: not to be named. */
  readonly value: number | null;
}
const amount = ({ quantity, value }: LineAmount): string =>
  value === null ? `${quantity}\u00a0×` : `${quantity}\u00a0× for ${formatEuros(value)}`;
export const lineChange = (title: string, before: LineAmount | null, after: LineAmount | null): string =>
  after === null
    ? `No longer included: ${title}`
    : before === null
      ? `New: ${title}, ${amount(after)}`
      : `Changed: ${title}, now ${amount(after)}, previously ${amount(before)}`;
export const goodsChanged = (before: number, now: number): string =>
  `Subtotal: now ${formatEuros(now)}, previously ${formatEuros(before)}`;
export const gone = 'These pieces are no longer available';
export const goneLine = (title: string, free: number): string =>
  free > 0 ? `${title} (only ${free} left)` : title;
export const takeOut = 'Remove from the basket';
export const withoutAssembly = 'Order without assembly';

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});
export const loginEnded =
  'Your login has ended, so the order no longer contains what came from your account. Please log in again, or complete your details in the checkout.';
