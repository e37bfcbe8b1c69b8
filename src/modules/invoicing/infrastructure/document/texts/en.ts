import type { InvoiceTexts } from './invoice-texts.ts';

export const english: InvoiceTexts = {
  titles: { invoice: 'Invoice', 'credit-note': 'Credit note' },
  fileNames: {
    invoice: (number) => `Invoice ${number}.pdf`,
    'credit-note': (number) => `Credit note ${number}.pdf`,
  },
  number: { invoice: 'Invoice number', 'credit-note': 'Number' },
  issuedOn: 'Issued on',
  refersTo: 'For invoice',
  refersToOn: (number, day) => `${number} of ${day}`,
  replaces: 'Replaces invoice',
  order: 'Order',
  orderOn: (number, day) => `${number} of ${day}`,
  supply: 'Date of supply',
  suppliedOn: 'day of delivery or pickup',
  customerVatId: 'Your VAT ID',
  customerReference: 'Your reference',
  position: 'No.',
  item: 'Item',
  quantity: 'Quantity',
  vat: 'VAT',
  amount: 'Amount',
  percent: (percent) => `${percent}%`,
  marginVat: '§ 25a',
  total: { invoice: 'Invoice total', 'credit-note': 'Refunded' },
  ofItVat: (percent, net) => `including ${percent} VAT on ${net} net`,
  ofItVatOf: (country, percent, net) => `including ${percent} VAT (${country}) on ${net} net`,
  distanceSale: (country) =>
    `Intra-Community distance sale (section 3c UStG): for goods, the VAT of the country of destination is included: ${country}.`,
  ofItMargin: 'of this under the margin scheme',
  margin:
    'Margin scheme – second-hand goods (Gebrauchtgegenstände/Sonderregelung): items marked “§ 25a” are sold under § 25a of the German VAT Act. No VAT is shown for them.',
  exempt: {
    export: {
      ofIt: 'of this exempt export',
      note: 'Exempt export (sections 4 No. 1 a and 6 UStG): this invoice contains no German VAT for it. Import duties and taxes of the country of destination are paid by the recipient.',
      reason: 'Exempt export (sections 4 No. 1 a and 6 UStG)',
    },
    'intra-community': {
      ofIt: 'of this exempt intra-Community supply',
      note: 'Exempt intra-Community supply (sections 4 No. 1 b and 6a UStG): the recipient accounts for VAT on the acquisition in its member state.',
      reason: 'Exempt intra-Community supply (sections 4 No. 1 b and 6a UStG)',
    },
    'reverse-charge': {
      ofIt: 'of this not taxable in Germany',
      note: 'Reverse charge (section 3a (2) UStG, Art. 196 of Directive 2006/112/EC): for rental and assembly the recipient owes the VAT of its member state.',
      reason: 'Reverse charge',
    },
  },
  giftVoucher: 'Multi-purpose voucher (section 3 (15) UStG): VAT arises only when it is redeemed',
  ofItGiftVoucher: 'of this multi-purpose voucher, without VAT',
  marginReason: 'Gebrauchtgegenstände/Sonderregelung (margin scheme – second-hand goods)',
  paid: (amount, day, way) => `We received your payment of ${amount} ${way} on ${day}. Thank you.`,
  paidInParts: (parts, way) => `We received your payments ${way}: ${parts}. Thank you.`,
  paidPart: (amount, day) => `${amount} on ${day}`,
  paidWays: {
    bank_transfer: 'by bank transfer',
    stripe: 'by card',
    klarna: 'through Klarna',
    paypal: 'through PayPal',
  },
  gift: {
    invoice: (amount) => `Paid with gift voucher: ${amount}.`,
    'credit-note': (amount) => `Credited to the gift voucher again: ${amount}.`,
  },
  inAdvance: 'This invoice covers your payment in advance; there will be no further invoice after delivery.',
  creditNote: (number, day) =>
    `This credit note corrects our invoice ${number} of ${day}. The amount goes back the way it came, or to the account that you gave us.`,
  refund: (number) => `Refund for invoice ${number}`,
  byBank: {
    line: (number) => `Correction of invoice ${number}`,
    total: 'Amount corrected',
    note: (number, day) =>
      `This credit note corrects our invoice ${number} of ${day}. You have already had the amount back from your bank or payment service; no money comes from us.`,
  },
  replacement: (number, day, cancelledBy) =>
    `This invoice takes the place of our invoice ${number} of ${day}, which was made out to another recipient and is cancelled by our cancellation invoice ${cancelledBy}.`,
  vatReplacement: (number, day, cancelledBy) =>
    `This invoice takes the place of our invoice ${number} of ${day}, which is cancelled by our cancellation invoice ${cancelledBy}: your VAT ID is confirmed, and the German VAT shown there is not due. We pay back what you have paid too much.`,
  cancellation: {
    title: 'Cancellation invoice',
    line: (number) => `Cancellation of invoice ${number}`,
    total: 'Amount cancelled',
    note: (number, day) =>
      `We hereby cancel our invoice ${number} of ${day} in full. The payment for which it was issued has not arrived; no money is due back. Once your payment has arrived, you will receive a new invoice.`,
    issuedAgain: (number, day) =>
      `We hereby cancel our invoice ${number} of ${day} in full because it is being made out to another recipient. A new invoice for the same supply takes its place. The payment remains valid; no money is due back.`,
    vatCorrected: (number, day) =>
      `We hereby cancel our invoice ${number} of ${day} in full because it shows German VAT: your VAT ID could not be confirmed when you ordered, and now it is. A new invoice for the same supply takes its place. The payment remains valid for it; we pay back what is too much.`,
  },
  trial: 'Test payment: this document is a trial only. No money has moved and nothing is delivered.',
  vatId: 'VAT ID',
  management: 'Managing director',
  page: (page, pages) => `Page ${page} of ${pages}`,
};
