import type { InvoiceMailTexts } from './invoice-mail-texts.ts';

export const english: InvoiceMailTexts = {
  trial: 'Test payment: this document is a trial only. No money has moved and nothing is delivered.',
  subject: {
    invoice: (number) => `Your invoice ${number}`,
    'credit-note': (number) => `Your credit note ${number}`,
    cancellation: (number) => `Cancellation invoice ${number}`,
  },
  text: {
    invoice: (order) =>
      `Please find attached the invoice for your order ${order}. It is an electronic invoice as well: the file holds everything in machine-readable form, too (ZUGFeRD, EN 16931).`,
    'credit-note': (order) =>
      `Please find attached the credit note for your order ${order}. Please keep it together with the invoice.`,
    cancellation: (order) =>
      `Please find attached the cancellation invoice for your order ${order}. It cancels the earlier invoice; please keep both.`,
  },
};
