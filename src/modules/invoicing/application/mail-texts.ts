import type { InvoiceKind } from '../domain/invoice.ts';
import type { Language } from '../../../shared/text/language.ts';

/** What a mail brings; `replacement`: an invoice in the place of one to another recipient, or of one with tax not owed. */
export type DocumentOfMail = InvoiceKind | 'cancellation' | 'replacement' | 'vat-replacement';

type OfDocument = Readonly<Record<DocumentOfMail, (number: string) => string>>;

interface InvoiceMailTexts {
  /** Nothing was paid. */
  readonly trial: string;
  /** With the document's number. */
  readonly subject: OfDocument;
  /** With the number of the order. */
  readonly text: OfDocument;
}

const german: InvoiceMailTexts = {
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

const english: InvoiceMailTexts = {
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

/** The documents themselves are in English. */
const spanish: InvoiceMailTexts = {
  trial: 'Pago de prueba: este documento es solo un ensayo. No se ha movido dinero y no se entrega nada.',
  subject: {
    invoice: (number) => `Tu factura ${number}`,
    'credit-note': (number) => `Tu factura rectificativa ${number}`,
    cancellation: (number) => `Factura de anulación ${number}`,
    replacement: (number) => `Tu nueva factura ${number}`,
    'vat-replacement': (number) => `Tu nueva factura ${number}`,
  },
  text: {
    invoice: (order) =>
      `Adjuntamos la factura de tu pedido ${order}, en inglés. Es al mismo tiempo una factura electrónica: el archivo contiene también todos los datos en un formato legible por máquinas (ZUGFeRD, EN 16931).`,
    'credit-note': (order) =>
      `Adjuntamos la factura rectificativa de tu pedido ${order}, en inglés. Guárdala junto con la factura.`,
    cancellation: (order) =>
      `Adjuntamos la factura de anulación de tu pedido ${order}, en inglés. Deja sin efecto la factura anterior; guarda las dos.`,
    replacement: (order) =>
      `Adjuntamos la nueva factura de tu pedido ${order}, en inglés, a nombre del destinatario que nos has indicado. Sustituye a la anterior, que hemos anulado; en el pedido y en tu pago no cambia nada. También es una factura electrónica (ZUGFeRD, EN 16931).`,
    'vat-replacement': (order) =>
      `Adjuntamos la nueva factura de tu pedido ${order}, en inglés, sin IVA alemán, porque tu NIF-IVA está confirmado. Sustituye a la anterior, que hemos anulado. También es una factura electrónica (ZUGFeRD, EN 16931).`,
  },
};

/** The documents themselves are in English. */
const french: InvoiceMailTexts = {
  trial:
    'Paiement de test\u00a0: ce document n’est qu’un essai. Aucun argent n’a circulé, et rien n’est livré.',
  subject: {
    invoice: (number) => `Votre facture ${number}`,
    'credit-note': (number) => `Votre facture rectificative ${number}`,
    cancellation: (number) => `Facture d’annulation ${number}`,
    replacement: (number) => `Votre nouvelle facture ${number}`,
    'vat-replacement': (number) => `Votre nouvelle facture ${number}`,
  },
  text: {
    invoice: (order) =>
      `Vous trouverez en pièce jointe la facture de votre commande ${order}, en anglais. C’est en même temps une facture électronique\u00a0: le fichier contient aussi toutes les données sous une forme lisible par machine (ZUGFeRD, EN 16931).`,
    'credit-note': (order) =>
      `Vous trouverez en pièce jointe la facture rectificative de votre commande ${order}, en anglais. Veuillez la conserver avec la facture.`,
    cancellation: (order) =>
      `Vous trouverez en pièce jointe la facture d’annulation de votre commande ${order}, en anglais. Elle annule la facture précédente\u202f; veuillez conserver les deux.`,
    replacement: (order) =>
      `Vous trouverez en pièce jointe la nouvelle facture de votre commande ${order}, en anglais, établie au nom du destinataire que vous avez indiqué. Elle remplace la précédente, que nous avons annulée\u202f; rien ne change à la commande ni à votre paiement. C’est aussi une facture électronique (ZUGFeRD, EN 16931).`,
    'vat-replacement': (order) =>
      `Vous trouverez en pièce jointe la nouvelle facture de votre commande ${order}, en anglais, sans TVA allemande puisque votre numéro de TVA est confirmé. Elle remplace la précédente, que nous avons annulée. C’est aussi une facture électronique (ZUGFeRD, EN 16931).`,
  },
};

/** The documents themselves are in English. */
const italian: InvoiceMailTexts = {
  trial:
    'Pagamento di prova: questo documento è solo una prova. Non si è mosso denaro e non si consegna nulla.',
  subject: {
    invoice: (number) => `La tua fattura ${number}`,
    'credit-note': (number) => `La tua nota di credito ${number}`,
    cancellation: (number) => `Fattura di storno ${number}`,
    replacement: (number) => `La tua nuova fattura ${number}`,
    'vat-replacement': (number) => `La tua nuova fattura ${number}`,
  },
  text: {
    invoice: (order) =>
      `in allegato trovi la fattura del tuo ordine ${order}, in inglese. È al tempo stesso una fattura elettronica: il file contiene tutti i dati anche in una forma leggibile dalle macchine (ZUGFeRD, EN 16931).`,
    'credit-note': (order) =>
      `in allegato trovi la nota di credito del tuo ordine ${order}, in inglese. Conservala insieme alla fattura.`,
    cancellation: (order) =>
      `in allegato trovi la fattura di storno del tuo ordine ${order}, in inglese. Annulla la fattura precedente; conservale entrambe.`,
    replacement: (order) =>
      `in allegato trovi la nuova fattura del tuo ordine ${order}, in inglese, intestata al destinatario che hai indicato. Sostituisce la precedente, che abbiamo stornato; nell’ordine e nel tuo pagamento non cambia nulla. Anche questa è una fattura elettronica (ZUGFeRD, EN 16931).`,
    'vat-replacement': (order) =>
      `in allegato trovi la nuova fattura del tuo ordine ${order}, in inglese, senza IVA tedesca perché la tua partita IVA è confermata. Sostituisce la precedente, che abbiamo stornato. Anche questa è una fattura elettronica (ZUGFeRD, EN 16931).`,
  },
};

/** What the mail says that brings a document. */
export const mailTexts: Readonly<Record<Language, InvoiceMailTexts>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
};
