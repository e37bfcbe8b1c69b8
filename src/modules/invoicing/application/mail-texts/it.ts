import type { InvoiceMailTexts } from './invoice-mail-texts.ts';

/** The documents themselves are in English. */
export const italian: InvoiceMailTexts = {
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
