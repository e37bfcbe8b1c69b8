import type { FulfilmentMailTexts } from './de.ts';

/** The same in English. */
export const english: FulfilmentMailTexts = {
  about: (subject, number) => `${subject}: order ${number}`,
  ready: {
    subject: 'Ready for collection',
    text: 'Everything is ready for you. Please bring the order number when you collect the pieces.',
    part: 'A part of your order is ready for you. Please bring the order number when you collect it.',
  },
  openingHours: (hours) => `Opening hours: ${hours}`,
  shipped: {
    subject: 'On its way to you',
    text: 'We have sent your pieces.',
    part: 'We have sent a part of your order.',
  },
  restFollows: 'The rest will follow.',
  carrier: (name) => `Carrier: ${name}`,
  tracking: (number) => `Tracking number: ${number}`,
  follow: 'Track your delivery',
  rentalBegan: { subject: 'Your rental has begun', text: 'Your rental has begun:' },
  rentedUntil: (title, handedOver, last) =>
    `${title}: handed over on ${handedOver}, rented up to and including ${last}`,
  returned: { subject: 'Returned', text: 'We have received the rented pieces. Thank you.' },
  takenOut: {
    subject: 'Taken out of your order',
    text: 'We have taken this out of your order before it left us; it will not be sent or handed over any more:',
  },
  takenBack: {
    subject: 'Returned',
    text: 'This is back with us:',
    deducted: (amount, reason) => `For the loss of value we deduct ${amount}. Reason: ${reason}`,
    assemblyKept: 'The assembly has been carried out and stays paid.',
    money: (amount) =>
      `We will refund ${amount} for your order and write to you as soon as the money is on its way.`,
    nothingBack: 'Do you have questions about this? Simply reply to this email.',
  },
  damage: {
    subject: 'Compensation for damage',
    text: 'This rented piece came back to us damaged:',
    notReturned: 'This rented piece has not come back to us, and we no longer wait for it:',
    claimed: (amount, number, reason) => `For this we claim ${amount} (claim ${number}). Reason: ${reason}`,
    noVat: 'This is compensation for damage: it contains no VAT, and this is not an invoice.',
    objections:
      'Are you not responsible for the damage, or do you see it differently? Simply reply to this email.',
    part: (amount, number, rest) => `We have received ${amount} for claim ${number}. ${rest} is still open.`,
    partSubject: 'Part of the compensation received',
    paid: (amount, number) => `We have received ${amount} for claim ${number}, which is settled now.`,
    tooMuch: (amount) =>
      `That was ${amount} more than we claimed. We will transfer this amount back to you; there is nothing you need to do.`,
    paidSubject: 'Compensation received',
    openAgain: (rest, number) => `For claim ${number}, ${rest} is therefore open again.`,
    waived: (amount, number) =>
      `We no longer ask for the ${amount} of claim ${number}. Please do not transfer anything for it.`,
    waivedSubject: 'No more compensation due',
  },
  overdue: {
    subject: 'Rental ended',
    text: 'The rental of this piece has ended, and it has not come back to us yet.',
    next: 'Please get in touch, so that we can arrange the return or extend the rental.',
  },
};
