import { weeks } from './delivery.ts';

export const title = 'Thank you for your order';
export const pageTitle = 'Your order';
export { loading } from '../wording/quoted.ts';
export { wentWrong as failed } from '../wording/quoted.ts';
export const notFound = 'This order does not exist, or its link is incomplete.';
export const tryAgain = 'Try again';
export const needsScript =
  'To show your order, this page needs JavaScript. Everything that matters is also in the email that we have sent you.';
export const confirmation = (email: string): string => `A confirmation is on its way to ${email}.`;

export const bankTitle = 'Make your transfer now';
export const bankIntro = (due: string): string =>
  `Please make your transfer by ${due}. Until then your pieces stay reserved.`;
export const bankRest = (received: string, left: string): string =>
  `We have received ${received}, thank you. ${left} is still outstanding.`;
export const holder = 'Account holder';
export const iban = 'IBAN';
export const bic = 'BIC';
export const amount = 'Amount';
export const reference = 'Reference';
export const copy = 'Copy';
export const copied = (what: string): string => `${what} copied`;
export const copyFailed = 'Copying is not possible here.';
export const qrCode = 'GiroCode: QR code with all details for your banking app';
export const qrHint = 'Scan the GiroCode with your banking app';

export const facts = 'Order details';
export const orderId = 'Order number';
export const date = 'Date';
export const total = 'Total';
export const email = 'Email';
export const pickupAt = 'Collect from';
export const paymentType = 'Payment method';
export const paymentStatus = 'Payment status';
export const transactionId = 'Transaction number';
export const none = 'N/A';
export const earlyService = (isRental: boolean, isAssembly: boolean): string =>
  !isAssembly ? 'Rental' : !isRental ? 'Assembly' : 'Rental and assembly';
export const earlyServiceWished = 'Beginning before the end of the withdrawal period, as you requested';
export const applying = 'Applicable texts';
export const textName = {
  terms: 'General terms and conditions',
  withdrawal: 'Withdrawal notice',
  'data-protection': 'Privacy policy',
} as const;
export const textVersion = (name: string, version: number): string => `${name} (version ${version})`;
export const products = 'Pieces ordered';
export const sku = (text: string): string => `Item number ${text}`;
export const quantity = (left: number, count: number): string =>
  left === count ? `Quantity: ${count}` : `Quantity: ${left} of ${count} left`;
export const partTakenOut = (count: number): string => `${count} taken out of the order before leaving us`;
export const partReturned = (count: number): string => `${count} returned`;
export const partNotReturned = (count: number): string => `${count} not returned`;
export const someOf = (count: number, of: number): string => `${count} of ${of}`;
export { continueShopping as goOn } from '../wording/quoted.ts';

export const invoices = 'Invoices';
export const invoiceName = {
  invoice: (number: string): string => `Invoice ${number}`,
  'credit-note': (number: string): string => `Credit note ${number}`,
  cancellation: (number: string): string => `Cancellation invoice ${number}`,
} as const;
export const invoiceFile = 'PDF with e-invoice inside';
export const invoicePending = 'is being prepared and will be emailed to you';

/** What is claimed for damage to a rented piece. */
export const claims = 'Compensation for damage';
export const claimName = (number: string): string => `Claim ${number}`;
export const claimState = { open: 'open', paid: 'paid', waived: 'waived' } as const;
export const claimNote = 'Compensation contains no VAT and is not an invoice.';
export const claimIntro = (number: string, day: string): string =>
  `Please transfer the compensation (${number}) by ${day}.`;

export const mailTitle = 'One more step: please confirm';
export const mailText = (email: string): string =>
  `We have sent a link to ${email}. Open it within 30 minutes, and we will accept the order and show you our bank details.`;
export const confirmOrder = 'Confirm order';

export const formatDay = (moment: string): string => day.format(new Date(moment));

export const statusName: Record<string, string> = {
  open: 'open',
  authorised: 'approved, taken on dispatch',
  expired: 'approval expired, open',
  received: 'paid',
  released: 'nothing taken',
  lapsed: 'lapsed',
  'refund-due': 'being refunded',
  refunded: 'refunded',
};
/** For a delivery or collection that is called off. */
export const nothingToCome = 'cancelled';
/** For a payment that is not expected, because the order was cancelled or withdrawn from. */
export const nothingDue = 'not due any more';
export const takenBackNote = 'You have cancelled this order. There is nothing to pay.';
export const withdrawal = {
  whole: (day: string): string =>
    `Your withdrawal reached us on ${day}. We are dealing with it and will write to you about what happens next.`,
  part: (day: string): string =>
    `Your withdrawal from a part of this order reached us on ${day}. We are dealing with it and will write to you about what happens next.`,
  /** The pieces of a withdrawn part, once the shop has recorded them. */
  pieces: (pieces: string): string => `It is about: ${pieces}.`,
  nothingToPay: 'There is nothing left to pay.',
  moneyBack: (until: string): string =>
    `Nothing more will be delivered, and we will pay back what you have paid by ${until} at the latest.`,
};
export const stateNote: Partial<Record<string, string>> = {
  draft: 'This order has not been placed yet.',
  lapsed: 'This order has lapsed because it was not paid or confirmed in time.',
  declined: 'We could not accept this order.',
  cancelled: 'This order has been cancelled.',
};

/** The progress of a line; null: there is nothing to say yet. */
export function progress(line: {
  readonly state: string;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly handedOverAt: string | null;
  readonly rentedUntil: string | null;
}): string | null {
  const shipment = [line.carrier, line.trackingNumber].filter((part) => part !== null);
  switch (line.state) {
    case 'prepared':
      return 'Ready';
    case 'shipped':
      return ['On its way', ...shipment].join(' · ');
    case 'handed-over':
      return [
        line.rentedUntil === null || line.handedOverAt === null
          ? 'Handed over'
          : `Handed over on ${formatDay(line.handedOverAt)}, rented up to and including ${formatDay(line.rentedUntil)}`,
        ...shipment,
      ].join(' · ');
    case 'returned':
      return 'Returned';
    case 'taken-out':
      return 'Taken out of the order before it left us';
    case 'not-returned':
      return 'Not returned';
    case 'cancelled':
      return 'Cancelled';
    default:
      return null;
  }
}

export const trackShipment = 'Track your delivery';

export const history = 'History';
export const eventName: Partial<Record<string, string>> = {
  'order-offered': 'Order received',
  'order-accepted': 'Order accepted',
  'order-declined': 'Order declined',
  'order-lapsed': 'Order lapsed',
  'order-cancelled': 'Order cancelled',
  'order-taken-back': 'Order cancelled by you',
  'order-reinstated': 'Order reinstated',
  'payment-received': 'Payment received',
  'payment-part-received': 'Part of the payment received',
  'receipt-taken-back': 'Payment recorded by mistake: it has not arrived',
  'payment-too-late': 'Payment received after the deadline',
  'vat-corrected': 'VAT corrected: your VAT number is confirmed. We pay back what you have paid too much.',
  'refund-made': 'Amount refunded',
  'payment-refunded': 'Payment refunded',
  'piece-prepared': 'Prepared',
  'piece-shipped': 'Dispatched',
  'piece-handed-over': 'Handed over',
  'rental-overdue': 'Rental period over',
  'rental-returned': 'Returned',
  'rental-not-returned': 'Not returned',
  'damage-claimed': 'Compensation claimed',
  'claim-part-paid': 'Part of the compensation paid',
  'claim-paid': 'Compensation paid',
  'claim-waived': 'Compensation waived',
  'piece-returned': 'Received back',
  'piece-taken-out': 'Taken out of the order',
  'withdrawal-received': 'Withdrawal received',
  'ending-received': 'Cancellation received',
};
export const formatMoment = (moment: string): string => dayAndTime.format(new Date(moment));

/** For an order that was paid through the stand-in for the providers. */
export const trial = 'Test payment';
export const trialNote = 'No money moves and nothing is delivered.';

export const nextSteps = 'What happens next';
export const nextPaid = 'Your payment has arrived. There is nothing for you to do right now.';
export const nextPromised =
  'Your payment is approved and will only be taken on dispatch. There is nothing for you to do right now.';
export const nextPay = 'Please pay; until then the pieces are reserved for you.';
export const nextTransfer = 'Please transfer the amount; until then the pieces are reserved for you.';
export const nextDelivery = (count: number, isPaid: boolean): string =>
  `Your delivery will arrive within ${weeks(count)}${isPaid ? '' : ' of your payment'}.`;
export const nextAppointment = 'We get in touch beforehand and agree on the day with you.';
export const nextPrepare = (isPaid: boolean): string =>
  `${isPaid ? 'We' : 'As soon as your payment has arrived, we'} will get everything ready and write to you as soon as you can collect it.`;
export const nextReady = 'Your pieces are ready for you.';
export const nextCollect = (orderNumber: string): string =>
  `To collect them, your order number ${orderNumber} is enough. We help with loading.`;
export const nextCollectHere = 'Collect it here';
export const nextInvoice = 'You will get the invoice by email; it will then be on this page as well.';

/** A gift voucher on the page of the order that bought it. Days are '2026-12-24'. */
export const giftVoucher = 'Gift voucher';
export const downloadGift = 'Download the voucher as PDF';
export const giftComesSoon = 'It is paid for, and we will email it within a few minutes.';
export const giftComesWhenPaid = 'We will email it as soon as it is paid for.';
export const giftComesOn = (day: string): string => `We will email it on ${formatBoughtDay(day)}.`;
export const giftWasMailed = 'We have emailed it.';
export const giftValidUntil = (day: string): string => `Can be redeemed until ${formatBoughtDay(day)}.`;
export const giftEnded = 'It is no longer valid because the order was refunded.';
export const giftPayUntil = (until: string): string =>
  `We have your order. You can pay until ${clock.format(new Date(until))}.`;
export const giftTakeBackMeans = 'Then you have nothing to pay, and there is no voucher.';
/** For payment by bank transfer. */
export const giftBankIntro = (day: string): string =>
  `Please transfer the money by ${formatBoughtDay(day)}. We will send the voucher as soon as it has arrived.`;
const formatBoughtDay = (day: string): string => dayFormat.format(new Date(day));

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
