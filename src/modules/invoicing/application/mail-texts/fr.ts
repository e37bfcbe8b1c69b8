import type { InvoiceMailTexts } from './invoice-mail-texts.ts';

/** The documents themselves are in English. */
export const french: InvoiceMailTexts = {
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
