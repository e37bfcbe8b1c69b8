import type { InvoiceMailTexts } from './invoice-mail-texts.ts';

export const german: InvoiceMailTexts = {
  trial:
    'Testzahlung: Dieses Dokument ist nur zur Probe. Es ist kein Geld geflossen, und es wird nichts geliefert.',
  subject: {
    invoice: (number) => `Ihre Rechnung ${number}`,
    'credit-note': (number) => `Ihre Rechnungskorrektur ${number}`,
    cancellation: (number) => `Stornorechnung ${number}`,
  },
  text: {
    invoice: (order) =>
      `anbei die Rechnung zu Ihrer Bestellung ${order}. Sie ist zugleich eine E-Rechnung: Die Datei enthält alle Angaben auch in maschinenlesbarer Form (ZUGFeRD, EN 16931).`,
    'credit-note': (order) =>
      `anbei die Rechnungskorrektur zu Ihrer Bestellung ${order}. Bitte bewahren Sie sie zusammen mit der Rechnung auf.`,
    cancellation: (order) =>
      `anbei die Stornorechnung zu Ihrer Bestellung ${order}. Sie hebt die frühere Rechnung auf; bitte bewahren Sie beide auf.`,
  },
};
