import type { InvoiceMailTexts } from './invoice-mail-texts.ts';

export const english: InvoiceMailTexts = {
  trial: 'Test payment: this document is a trial only. No money has moved and nothing is delivered.',
  subject: {
    invoice: (number) => `Your invoice ${number}`,
    'credit-note': (number) => `Your credit note ${number}`,
    cancellation: (number) => `Cancellation invoice ${number}`,
    replacement: (number) => `Your new invoice ${number}`,
    'vat-replacement': (number) => `Your new invoice ${number}`,
  },
  text: {
    invoice: (order) =>
      `Please find attached the invoice for your order ${order}. It is an electronic invoice as well: the file holds everything in machine-readable form, too (ZUGFeRD, EN 16931).`,
    'credit-note': (order) =>
      `Please find attached the credit note for your order ${order}. Please keep it together with the invoice.`,
    cancellation: (order) =>
      `Please find attached the cancellation invoice for your order ${order}. It cancels the earlier invoice; please keep both.`,
    replacement: (order) =>
      `Please find attached the new invoice for your order ${order}, made out to the recipient you asked for. It takes the place of the earlier one, which we have cancelled; nothing changes about the order or your payment. It is an electronic invoice as well (ZUGFeRD, EN 16931).`,
    'vat-replacement': (order) =>
      `Please find attached the new invoice for your order ${order}, without German VAT since your VAT ID is confirmed. It takes the place of the earlier one, which we have cancelled. It is an electronic invoice as well (ZUGFeRD, EN 16931).`,
  },
};
