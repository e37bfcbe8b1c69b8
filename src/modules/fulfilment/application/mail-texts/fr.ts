import type { FulfilmentMailTexts } from './de.ts';

/** The same in French. */
export const french: FulfilmentMailTexts = {
  about: (subject, number) => `${subject}\u00a0: commande ${number}`,
  ready: {
    subject: 'Prête à être retirée',
    text: 'Tout est prêt pour vous. Veuillez vous munir du numéro de commande lorsque vous venez retirer les pièces.',
    part: 'Une partie de votre commande est prête pour vous. Veuillez vous munir du numéro de commande lorsque vous venez la retirer.',
  },
  openingHours: (hours) => `Horaires\u00a0: ${hours.charAt(0).toLowerCase()}${hours.slice(1)}`,
  shipped: {
    subject: 'En route vers vous',
    text: 'Nous avons expédié vos pièces.',
    part: 'Nous avons expédié une partie de votre commande.',
  },
  restFollows: 'Le reste suivra.',
  carrier: (name) => `Transporteur\u00a0: ${name}`,
  tracking: (number) => `Numéro de suivi\u00a0: ${number}`,
  follow: 'Suivre l’envoi',
  rentalBegan: { subject: 'Votre location a commencé', text: 'Votre location a commencé\u00a0:' },
  rentedUntil: (title, handedOver, last) =>
    `${title}\u00a0: remise le ${handedOver}, louée jusqu’au ${last} inclus`,
  returned: { subject: 'Location rendue', text: 'Nous avons récupéré les pièces louées. Merci beaucoup.' },
  takenOut: {
    subject: 'Retiré de votre commande',
    text: 'Nous avons retiré ceci de votre commande avant qu’il ne quitte la boutique\u202f; il ne sera plus ni expédié ni remis\u00a0:',
  },
  takenBack: {
    subject: 'Retour reçu',
    text: 'Nous avons bien reçu en retour\u00a0:',
    deducted: (amount, reason) => `Pour la perte de valeur, nous déduisons ${amount}. Motif\u00a0: ${reason}`,
    assemblyKept: 'Le montage a été effectué et reste dû.',
    money: (amount) =>
      `Nous vous remboursons ${amount} pour votre commande et vous écrirons dès que l’argent sera en route.`,
    nothingBack: 'Vous avez des questions à ce sujet\u202f? Répondez simplement à cet e-mail.',
  },
  damage: {
    subject: 'Indemnisation d’un dommage',
    text: 'Cette pièce louée nous est revenue endommagée\u00a0:',
    notReturned: 'Cette pièce louée ne nous est pas revenue, et nous ne l’attendons plus\u00a0:',
    claimed: (amount, number, reason) =>
      `À ce titre, nous demandons ${amount} (demande ${number}). Motif\u00a0: ${reason}`,
    noVat:
      'Il s’agit de dommages et intérêts\u00a0: ils ne comprennent pas de TVA, et ceci n’est pas une facture.',
    objections:
      'Vous n’êtes pas responsable de ce dommage, ou vous voyez les choses autrement\u202f? Répondez simplement à cet e-mail.',
    part: (amount, number, rest) =>
      `Nous avons reçu ${amount} au titre de la demande ${number}. Il reste ${rest} à payer.`,
    partSubject: 'Indemnisation reçue en partie',
    paid: (amount, number) =>
      `Nous avons reçu ${amount} au titre de la demande ${number}, qui est ainsi réglée.`,
    tooMuch: (amount) =>
      `C’est ${amount} de plus que ce que nous demandions. Nous vous reversons ce montant par virement\u202f; vous n’avez rien à faire.`,
    paidSubject: 'Indemnisation reçue',
    openAgain: (rest, number) => `Il reste donc de nouveau ${rest} à payer au titre de la demande ${number}.`,
    waived: (amount, number) =>
      `Nous renonçons aux ${amount} encore dus au titre de la demande ${number}. Veuillez ne plus rien virer à ce titre.`,
    waivedSubject: 'Plus d’indemnisation à payer',
  },
  overdue: {
    subject: 'Durée de location terminée',
    text: 'La durée de location de cette pièce est terminée, et nous ne l’avons pas encore récupérée.',
    next: 'Veuillez nous contacter, afin que nous convenions de la restitution ou que nous prolongions la location.',
  },
};
