import type { InvoiceMailTexts } from './invoice-mail-texts.ts';

export const german: InvoiceMailTexts = {
  trial:
    'Testzahlung: Dieses Dokument ist nur zur Probe. Es ist kein Geld geflossen, und es wird nichts geliefert.',
  subject: {
    invoice: (number) => `Ihre Rechnung ${number}`,
    'credit-note': (number) => `Ihre Rechnungskorrektur ${number}`,
    cancellation: (number) => `Stornorechnung ${number}`,
    replacement: (number) => `Ihre neue Rechnung ${number}`,
    'vat-replacement': (number) => `Ihre neue Rechnung ${number}`,
  },
  text: {
    invoice: (order) =>
      `anbei die Rechnung zu Ihrer Bestellung ${order}. Sie ist zugleich eine E-Rechnung: Die Datei enthält alle Angaben auch in maschinenlesbarer Form (ZUGFeRD, EN 16931).`,
    'credit-note': (order) =>
      `anbei die Rechnungskorrektur zu Ihrer Bestellung ${order}. Bitte bewahren Sie sie zusammen mit der Rechnung auf.`,
    cancellation: (order) =>
      `anbei die Stornorechnung zu Ihrer Bestellung ${order}. Sie hebt die frühere Rechnung auf; bitte bewahren Sie beide auf.`,
    replacement: (order) =>
      `anbei die neue Rechnung zu Ihrer Bestellung ${order}, ausgestellt auf den gewünschten Empfänger. Sie tritt an die Stelle der früheren, die wir storniert haben; an der Bestellung und an Ihrer Zahlung ändert sich nichts. Auch sie ist zugleich eine E-Rechnung (ZUGFeRD, EN 16931).`,
    'vat-replacement': (order) =>
      `anbei die neue Rechnung zu Ihrer Bestellung ${order}, ohne deutsche Umsatzsteuer, da Ihre Umsatzsteuer-ID bestätigt ist. Sie tritt an die Stelle der früheren, die wir storniert haben. Auch sie ist zugleich eine E-Rechnung (ZUGFeRD, EN 16931).`,
  },
};
