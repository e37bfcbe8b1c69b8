import { english as conditionName } from '../../../../../shared/pieces/condition.ts';
import type { RentOption } from '../../../../../shared/orders/rental-terms.ts';
import type { OrderMailTexts } from './de.ts';

const terms: Record<RentOption, string> = {
  '1 Tag': '1 day',
  '1 Woche': '1 week',
  '1 Monat': '1 month',
  '1 Jahr': '1 year',
  '2 Jahre': '2 years',
};

/** What mails about an order say in English. The legal texts themselves are German; the mail says so. */
export const english: OrderMailTexts = {
  order: (number) => `Order ${number}`,
  yourOrder: (number) => `Your order ${number}`,

  trial:
    'Test payment: this order is a trial only. Nothing is delivered and no money moves; please do not transfer anything.',

  accepted: 'Thank you for your order. We hereby accept it.',
  payNow: (clock) =>
    `The pieces are reserved for you until ${clock} (Berlin time). If you are paying at the moment, there is nothing else to do; until then you can also complete the payment on the page of your order.`,
  showOrder: 'View order',
  earlyService: (isRental, isAssembly) =>
    `You expressly asked that ${!isAssembly ? 'the rental' : !isRental ? 'the assembly' : 'the rental or the assembly'} should begin before the withdrawal period ends.`,
  attached: (names) =>
    `Attached in German, the language that binds, in the version that applies to your order: ${names}.`,
  textNames: {
    terms: 'Terms and conditions',
    withdrawal: 'Withdrawal notice',
    'data-protection': 'Privacy policy',
  },
  attachment: (name, version) => `${name} (version ${version}).txt`,
  withdraw: 'Withdraw from contract',
  endContract: 'Cancel contracts here',

  confirmSubject: (number) => `Please confirm your order ${number}`,
  confirmUntil: (clock) =>
    `Your order has reached us. Please confirm it by ${clock} (Berlin time) with this link; then we accept it and tell you our bank details.`,
  confirm: 'Confirm order',
  mailboxCodeSubject: (code) => `${code} is your code for the order`,
  mailboxCode:
    'Before we reserve a very large order, or whenever very many of our pieces are reserved, we check the email address. That way they go to people who really want to buy. Please enter this code at the checkout:',
  mailboxCodeUntil: 'It is valid for 15 minutes.',
  nothingOrdered: 'You did not order anything? Then there is nothing to do.',

  paidSubject: (number) => `Payment received: order ${number}`,
  paid: (amount) => `We have received your payment of ${amount}.`,
  paidByGift: 'Your gift voucher has paid for all of your order.',
  tooMuch: (amount) =>
    `That was ${amount} more than your order costs. We will transfer this amount back to you; there is nothing you need to do.`,
  partSubject: (number) => `Part of your payment has arrived: order ${number}`,
  part: (amount, left) =>
    `We have received ${amount} from you, thank you. ${left} is still outstanding for your order.`,
  secondTransfer: (amount) =>
    `We have received a transfer of ${amount} for your order, for which nothing was left to be transferred. We will transfer it back to you; there is nothing you need to do.`,
  takenBack: {
    subject: (number) => `Correction about your payment: order ${number}`,
    mistake: (amount) =>
      `We wrote to you that ${amount} had arrived for your order. That was a mistake of ours, for which we apologise: this payment does not belong to your order, and it has not arrived.`,
    invoice: (number) =>
      `Invoice ${number}, which we had issued for it, is not valid. The cancellation invoice comes in a separate email.`,
    waits: (day) =>
      `Your order stands, and the pieces stay reserved for you up to and including ${day}. Please transfer the open amount by then.`,
    paidAlready:
      'Have you made the transfer already? Then there is nothing you need to do: we will write to you as soon as your money is here. If you hear nothing, please reply to this email.',
    unchanged:
      'Nothing changes about your order. The transfer back that we had announced for this payment will not be made.',
    hasEnded:
      'The transfer back that we had announced will therefore not be made. Your order has ended, and you have nothing to pay.',
  },
  deliveredWithin: (weeks: number) =>
    `Delivery time: within ${weeks === 1 ? 'one week' : `${weeks}\u00a0weeks`} of your payment.`,
  readyForPickup:
    'Collection: as soon as your payment has arrived, we will get everything ready and write to you when you can collect it.',
  withdrawn:
    'You have withdrawn from this order: there is nothing more to pay, and nothing will be delivered or made ready. We are dealing with your withdrawal and will write to you about what happens next.',
  nextPickup:
    'What happens next: we will get everything ready and write to you as soon as you can collect it. The invoice comes in a separate email.',
  nextDelivery: (weeks) =>
    `What happens next: your delivery arrives within ${weeks === 1 ? 'a week' : `${weeks}\u00a0weeks`}. We will get in touch beforehand to arrange the day with you. The invoice comes in a separate email.`,

  authorised: {
    subject: (number) => `Payment approved: order ${number}`,
    promised: (amount) =>
      `Klarna has approved your payment of ${amount}, and the pieces are set aside for you. The amount is only taken when your order leaves our premises; before that you pay nothing.`,
    nextPickup:
      'What happens next: we will get everything ready and write to you as soon as you can collect it. The invoice follows in a separate email once the amount has been taken.',
    nextDelivery: (weeks) =>
      `What happens next: your delivery arrives within ${weeks === 1 ? 'one week' : `${weeks}\u00a0weeks`}. We will contact you beforehand to agree on the day. The invoice follows in a separate email once the amount has been taken.`,
    capturedSubject: (number) => `Payment taken: order ${number}`,
    captured: (amount) =>
      `We have taken ${amount} through Klarna. Your Klarna account shows when you pay Klarna. The invoice follows in a separate email.`,
    waivedSubject: (number) => `Changed amount: order ${number}`,
    waived: (amount, left) =>
      `For your order we will take ${amount} less through Klarna, that is only ${left}. Nothing has been taken so far, so there is nothing to pay back.`,
    waivedAll:
      'For your order we will not take anything through Klarna, and release the approved amount. Nothing has been taken so far, so there is nothing to pay back.',
    againSubject: (number) => `Please pay again: order ${number}`,
    again: (amount, day) =>
      `Klarna had approved your payment. This approval has expired, and no money was taken. Your order still stands: please pay ${amount} by the end of ${day} on the page of your order. The link in earlier emails no longer works.`,
    payNow: 'Pay now',
  },

  paymentSubject: (number) => `Your payment for order ${number}`,
  cameForNothing: {
    late: (amount) =>
      `Your payment of ${amount} arrived after the time for payment had ended, and at least one piece has gone to someone else in the meantime.`,
    cancelled: (amount) => `Your payment of ${amount} arrived after your order had been cancelled.`,
    part: (amount) =>
      `Only ${amount} of your payment was charged. This does not pay for your order, and we had to cancel it.`,
  },
  backSameWay: 'We will refund the amount at once, the way you paid it.',
  backByTransfer: 'We will transfer the amount back to you without delay.',
  nothingCharged:
    'Your payment came after the reservation had ended, and at least one piece has gone to someone else in the meantime. So we charged nothing; an amount that was set aside is released again.',
  paymentPending:
    'The payment provider is still checking your payment; this can take some hours, sometimes a day. We keep your pieces for you until then. You need not do anything, and should not pay again: we will write to you as soon as the money has arrived.',
  surplusSubject: (number) => `Second payment for order ${number}`,
  surplus: (amount) =>
    `We have received another payment of ${amount} for your order. We will refund it at once, the way you paid it; there is nothing for you to do.`,

  declined:
    'We are sorry that we cannot accept your order. You are no longer bound by it and have nothing to pay.',

  letGoSubject: (number) => `Cancelled by you: order ${number}`,
  letGo:
    'You have cancelled your order, and we agree to that. Neither the order nor our confirmation of it stands any more; there is nothing for you to pay.',
  vouchersAgain: 'The vouchers that you had redeemed can be redeemed again.',

  giftAgain: (amount) =>
    `We have credited ${amount} to the gift voucher that you had paid with. You can redeem it with the same code.`,

  cancelledSubject: (number) => `Cancelled: order ${number}`,
  calledOff: {
    paid: 'We have cancelled your order. You will get your money back; we will write to you as soon as it is on its way.',
    authorised:
      'We have cancelled your order. Nothing has been taken of your payment with Klarna; we release the amount there. There is nothing for you to pay.',
    none: 'We have cancelled your order. There is nothing for you to pay.',
  },
  calledOffInDispute: {
    disputed: (rest) =>
      `We have cancelled your order. Your payment is disputed at your bank or payment service, and they decide first: either you get the money from them, or we pay it back to you afterwards.${rest === null ? '' : ` What is not part of that, ${rest}, we pay back to you right away.`}`,
    'by-bank': (rest) =>
      rest === null
        ? 'We have cancelled your order. You have already had your money back from your bank or payment service, so nothing more comes from us.'
        : `We have cancelled your order. You have already had a part of your money back from your bank or payment service; we pay back the remaining ${rest} and will write to you as soon as it is on its way.`,
  },

  reminderSubject: (number) => `Reminder: order ${number}`,
  reminder: (day) =>
    `Your pieces are reserved for you up to and including ${day}. So far your transfer has not reached us.`,
  reminderOfRest: (day, left) =>
    `Your pieces are reserved for you until the end of ${day}. ${left} of your payment is still outstanding.`,
  justTransferred: 'Have you just made the transfer? Then there is nothing more to do.',

  refundedSubject: (number) => `Refund for order ${number}`,
  refundedSameWay: (amount) => `We have refunded ${amount} to you, the way you paid.`,
  refundedByTransfer: (amount) => `We have refunded ${amount} to the account that your payment came from.`,
  refundedOtherwise: (amount) => `We have transferred ${amount} to you, as discussed with you.`,
  refundReturnedSubject: (number) => `Your refund for order ${number} came back`,
  refundReturned: (amount) =>
    `The refund of ${amount} could not be credited to you: your bank has returned it, for example because the card or account no longer exists. The money is still yours. Please reply to this email with an account to which we can transfer it.`,
  refundedToGift: (amount) =>
    `We have credited ${amount} to the gift voucher that you paid with. You can redeem it with the same code.`,
  lossOfValue: 'Deduction for loss of value',
  usedRent: (days, ofDays) => `Rent until the withdrawal (${days} of ${ofDays} days)`,
  refundPart: (what, amount) => `${what}: ${amount}`,
  refundedBefore: 'refunded before',
  refundTakes: 'Depending on your bank it takes a few days until the money reaches you.',

  vatCorrected: {
    subject: (number) => `Without German VAT: order ${number}`,
    why: (before, now) =>
      `When you ordered, your VAT ID could not be confirmed, so the price contained German VAT. Now it is confirmed, and this VAT is not due: instead of ${before} your order costs ${now}.`,
    backSameWay: (amount) =>
      `You have paid ${amount} too much. We refund this amount to you, the way you paid; there is nothing you need to do.`,
    backByTransfer: (amount) =>
      `You have paid ${amount} too much. We transfer this amount to the account that your payment came from; there is nothing you need to do.`,
    papers:
      'We cancel the earlier invoice. The cancellation invoice and the new invoice come in separate emails.',
    payLess:
      'So please transfer only the new amount. If you have transferred the earlier one already, we will refund what is too much.',
  },

  lapsedSubject: (number) => `Your order ${number} has lapsed`,
  cancelled:
    'No money for your order has reached us within the time for payment. We have therefore cancelled it and released the pieces.',
  restMissing: (part) =>
    `Your order was not paid in full in time. We have therefore cancelled it and released the pieces. We will transfer back to you the ${part} that arrived.`,
  transferredAlready: 'Have you already made the transfer? Then we will get in touch when the money is here.',
  lapsed:
    'Your order has lapsed: it was not confirmed or accepted in time. You are no longer bound by it and have nothing to pay.',

  subtotal: 'Subtotal',
  gift: 'Paid with gift voucher',
  restToPay: 'Remaining amount',
  voucher: 'Promotional voucher',
  voucherOnLine: (price, reduction) => `Price ${price}, promotional voucher ${reduction}`,
  pickup: 'Collection at the shop',
  free: 'free',
  shipping: 'Shipping',
  total: 'Total',
  ofIt: (percent) => `including ${percent}% VAT`,
  exempt: {
    export: 'including exempt export',
    'intra-community': 'including exempt intra-Community supply',
    'reverse-charge': 'including, without German VAT (reverse charge)',
  },
  customsExtra:
    'Customs duties and import taxes of the destination are not included; they are charged on import.',
  margin: 'Used pieces: margin scheme under section 25a UStG, no VAT shown.',
  deliverTo: 'Delivery to',
  pickUpFrom: 'Collect from',
  billTo: 'Invoice to',
  vatId: 'VAT number',
  yourNote: 'Your note',
  sku: (sku) => `Item no. ${sku}`,
  condition: (condition) => `Condition: ${conditionName[condition]}`,
  measures: { widthMm: 'Width', heightMm: 'Height', depthMm: 'Depth', diameterMm: 'Diameter' },
  rent: (option) => `Rental for ${terms[option]}`,
  rentalRuns:
    'The rental begins with the handover (that day does not count) and ends by itself after the rental period.',
  takenOut: (count, of) => `${count === of ? '' : `${count} of them `}taken out of the order`,
  cameBack: (count, of) => `${count === of ? '' : `${count} of them `}returned`,
  givenUp: (count) => `${count} of them not returned`,
  withAssembly: 'with assembly',
  assemblyOf: (title) => `Assembly: ${title}`,
  pickupAt: (store) => `Collection: ${store}`,

  pleaseTransfer: 'Please transfer',
  holder: 'Account holder',
  amount: 'Amount',
  reference: 'Reference',
  payableBy: 'Payable by',
  heldSoLong: 'Until then the pieces are reserved for you.',

  boughtGift: {
    name: 'Gift voucher',
    invoiceNote: 'Multi-purpose voucher (section 3 (15) UStG), without VAT',
    vatNote: 'Multi-purpose voucher: VAT is due only when it is redeemed.',
    sentWhenPaid:
      'You receive the voucher as a PDF by email as soon as your payment is here. Nothing is shipped.',
    sentOn: (day) =>
      `You receive the voucher as a PDF by email on ${day}, if your payment is here by then. Once it is paid, you can download it earlier on your order’s page.`,
    comesNow: 'The voucher is coming in a separate email, and so is the invoice.',
    comesOn: (day) =>
      `The voucher comes on ${day} in a separate email; you can download it on your order’s page already. The invoice comes in a separate email, too.`,
    payNow: (clock) =>
      `If you are paying at the moment, there is nothing else to do; until ${clock} you can also finish the payment on your order’s page.`,
    subject: (number) => `Your gift voucher: order ${number}`,
    here: (value) => `Here is your gift voucher for ${value}, attached as a PDF to print or to pass on.`,
    valid: (day) => `It can be redeemed until ${day}, also in parts.`,
    keep: 'Anyone who knows the code can redeem it, so please keep it like cash. If you withdraw from the purchase, it is no longer valid; what has been redeemed cannot be refunded.',
  },

  newLinkSubject: (number) => `New link to your order ${number}`,
  newLink:
    'Here is a new link to your order. The earlier one is no longer valid, including the one in our earlier emails.',
  newLinkNote:
    'Anyone who has this link can see the order with its address and invoices. Please do not pass it on.',

  claimSubject: (number) => `Move order ${number} into an account`,
  claim:
    'Someone wants to move your order into a customer account. Was that you? Then open this link in the browser in which you are logged in:',
  takeOver: 'Move the order',
  claimNote: (hours) =>
    `The link is valid for ${hours} hours, works only once and only for the account that asked for it. Was it not you? Then there is nothing to do; do not pass the link on.`,
};
