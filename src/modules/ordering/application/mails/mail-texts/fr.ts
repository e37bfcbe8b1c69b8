import { french as conditionName } from '../../../../../shared/pieces/condition.ts';
import type { RentOption } from '../../../../../shared/orders/rental-terms.ts';
import type { OrderMailTexts } from './de.ts';

const terms: Record<RentOption, string> = {
  '1 Tag': '1 jour',
  '1 Woche': '1 semaine',
  '1 Monat': '1 mois',
  '1 Jahr': '1 an',
  '2 Jahre': '2 ans',
};

const within = (weeks: number): string => (weeks === 1 ? 'une semaine' : `${weeks}\u00a0semaines`);

/** What mails about an order say in French. The legal texts themselves are German; the mail says so. */
export const french: OrderMailTexts = {
  order: (number) => `Commande ${number}`,
  yourOrder: (number) => `Votre commande ${number}`,

  trial:
    'Paiement de test\u00a0: cette commande n’est qu’un essai. Rien n’est livré et aucun argent ne circule\u202f; veuillez ne rien virer.',

  accepted: 'Merci beaucoup pour votre commande. Nous l’acceptons par la présente.',
  payNow: (clock) =>
    `Les pièces vous sont réservées jusqu’à ${clock} (heure de Berlin). Si vous êtes en train de payer, vous n’avez rien d’autre à faire\u202f; jusque-là, vous pouvez aussi terminer le paiement sur la page de votre commande.`,
  showOrder: 'Voir la commande',
  earlyService: (isRental, isAssembly) =>
    `Vous avez demandé expressément que ${!isAssembly ? 'la location commence' : !isRental ? 'le montage commence' : 'la location ou le montage commence'} avant la fin du délai de rétractation.`,
  attached: (names) =>
    `En pièces jointes, en allemand, la langue qui fait foi, et dans la version applicable à votre commande\u00a0: ${names}.`,
  textNames: {
    terms: 'Conditions générales',
    withdrawal: 'Droit de rétractation',
    'data-protection': 'Politique de confidentialité',
  },
  attachment: (name, version) => `${name} (version ${version}).txt`,
  withdraw: 'Se rétracter du contrat',
  endContract: 'Résilier un contrat ici',

  confirmSubject: (number) => `Veuillez confirmer votre commande ${number}`,
  confirmUntil: (clock) =>
    `Votre commande nous est bien parvenue. Veuillez la confirmer par ce lien avant ${clock} (heure de Berlin)\u202f; nous l’accepterons alors et vous indiquerons nos coordonnées bancaires.`,
  confirm: 'Confirmer la commande',
  mailboxCodeSubject: (code) => `${code} est votre code pour la commande`,
  mailboxCode:
    'Pour les très grosses commandes, et chaque fois que les pièces réservées sont très nombreuses, nous vérifions l’adresse e-mail avant de réserver. Ainsi, les pièces vont à celles et ceux qui veulent vraiment acheter. Saisissez ce code lors de la commande\u00a0:',
  mailboxCodeUntil: 'Il est valable 15 minutes.',
  nothingOrdered: 'Si vous n’avez rien commandé, vous n’avez rien à faire.',

  paidSubject: (number) => `Paiement reçu\u00a0: commande ${number}`,
  paid: (amount) => `Nous avons reçu votre paiement de ${amount}.`,
  paidByGift: 'Votre bon cadeau a entièrement payé votre commande.',
  tooMuch: (amount) =>
    `C’est ${amount} de plus que le prix de votre commande. Nous vous reversons ce montant par virement\u202f; vous n’avez rien à faire.`,
  partSubject: (number) => `Une partie de votre paiement est arrivée\u00a0: commande ${number}`,
  part: (amount, left) =>
    `Nous avons reçu ${amount}, merci beaucoup. Pour votre commande, il manque encore ${left}.`,
  secondTransfer: (amount) =>
    `Nous avons reçu un virement de ${amount} pour votre commande, alors qu’il n’y avait plus rien à virer. Nous vous reversons ce montant par virement\u202f; vous n’avez rien à faire.`,
  takenBack: {
    subject: (number) => `Rectification concernant votre paiement\u00a0: commande ${number}`,
    mistake: (amount) =>
      `Nous vous avions écrit que nous avions reçu ${amount} pour votre commande. C’était une erreur de notre part, et nous en sommes désolés\u00a0: ce paiement ne concerne pas votre commande et ne nous est pas parvenu.`,
    invoice: (number) =>
      `La facture ${number}, que nous avions établie pour ce paiement, n’est pas valable. La facture d’annulation arrive dans un e-mail séparé.`,
    waits: (day) =>
      `Votre commande reste valable, et les pièces vous restent réservées jusqu’au ${day} inclus. Veuillez virer d’ici là le montant restant dû.`,
    paidAlready:
      'Si vous avez déjà effectué le virement, vous n’avez rien à faire\u00a0: nous vous écrirons dès que votre argent sera arrivé. Si vous ne recevez pas de message, veuillez répondre à cet e-mail.',
    unchanged:
      'Rien ne change pour votre commande. Le virement que nous vous avions annoncé en retour de ce paiement n’a plus lieu d’être.',
    hasEnded:
      'Le remboursement que nous vous avions annoncé n’a donc plus lieu d’être. Votre commande est terminée, et vous n’avez rien à payer.',
  },
  deliveredWithin: (weeks) => `Délai de livraison\u00a0: sous ${within(weeks)} à compter de votre paiement.`,
  readyForPickup:
    'Retrait\u00a0: dès réception de votre paiement, nous préparons tout et vous écrivons quand vous pouvez venir retirer votre commande.',
  withdrawn:
    'Vous vous êtes rétracté de cette commande\u00a0: il n’y a plus rien à payer, et rien ne sera livré ni préparé. Nous traitons votre rétractation et vous écrirons pour vous dire la suite.',
  nextPickup:
    'Et maintenant\u00a0: nous préparons tout et vous écrivons dès que vous pouvez venir retirer votre commande. La facture arrive dans un e-mail séparé.',
  nextDelivery: (weeks) =>
    `Et maintenant\u00a0: votre livraison arrive sous ${within(weeks)}. Nous vous contactons auparavant pour convenir du jour. La facture arrive dans un e-mail séparé.`,

  authorised: {
    subject: (number) => `Paiement autorisé\u00a0: commande ${number}`,
    promised: (amount) =>
      `Klarna a autorisé votre paiement de ${amount}, et les pièces vous sont réservées. Le montant n’est débité que lorsque votre commande quitte nos locaux\u202f; avant cela, vous ne payez rien.`,
    nextPickup:
      'Et maintenant\u00a0: nous préparons tout et vous écrivons dès que vous pouvez venir retirer votre commande. La facture arrive dans un e-mail séparé, une fois le montant débité.',
    nextDelivery: (weeks) =>
      `Et maintenant\u00a0: votre livraison arrive sous ${within(weeks)}. Nous vous contactons auparavant pour convenir du jour. La facture arrive dans un e-mail séparé, une fois le montant débité.`,
    capturedSubject: (number) => `Paiement débité\u00a0: commande ${number}`,
    captured: (amount) =>
      `Nous avons débité ${amount} par Klarna. Votre compte Klarna indique quand vous payez Klarna. La facture arrive dans un e-mail séparé.`,
    waivedSubject: (number) => `Montant modifié\u00a0: commande ${number}`,
    waived: (amount, left) =>
      `Pour votre commande, nous débitons par Klarna ${amount} de moins, donc seulement ${left}. Rien n’a été débité jusqu’ici\u202f; il n’y a donc rien à rembourser.`,
    waivedAll:
      'Pour votre commande, nous ne débitons plus rien par Klarna et libérons le montant autorisé. Rien n’a été débité jusqu’ici\u202f; il n’y a donc rien à rembourser.',
    againSubject: (number) => `Veuillez payer encore une fois\u00a0: commande ${number}`,
    again: (amount, day) =>
      `Klarna avait autorisé votre paiement. Cette autorisation a expiré sans que rien ait été débité. Votre commande reste valable\u00a0: veuillez payer ${amount} jusqu’au ${day} inclus sur la page de votre commande. Le lien des e-mails précédents n’est plus valable.`,
    payNow: 'Payer maintenant',
  },

  paymentSubject: (number) => `Votre paiement pour la commande ${number}`,
  cameForNothing: {
    late: (amount) =>
      `Votre paiement de ${amount} est arrivé après la fin du délai de paiement, et au moins une pièce a trouvé preneur entre-temps.`,
    cancelled: (amount) => `Votre paiement de ${amount} est arrivé après l’annulation de votre commande.`,
    part: (amount) =>
      `Sur votre paiement, seuls ${amount} ont été débités. Votre commande n’est donc pas payée, et nous avons dû l’annuler.`,
  },
  backSameWay: 'Nous vous remboursons le montant aussitôt, par le même moyen.',
  backByTransfer: 'Nous vous reversons le montant par virement sans tarder.',
  nothingCharged:
    'Votre paiement est arrivé après la fin de la réservation, et au moins une pièce a trouvé preneur entre-temps. Nous n’avons donc rien débité\u202f; un montant mis en réserve sera libéré.',
  paymentPending:
    'Le service de paiement vérifie encore votre paiement\u202f; cela peut prendre quelques heures, parfois un jour. Nous vous gardons vos pièces d’ici là. Vous n’avez rien à faire et ne devez pas payer une seconde fois\u00a0: nous vous écrirons dès que l’argent sera arrivé.',
  surplusSubject: (number) => `Double paiement pour la commande ${number}`,
  surplus: (amount) =>
    `Nous avons reçu un autre paiement de ${amount} pour votre commande. Nous vous le remboursons aussitôt, par le même moyen\u202f; vous n’avez rien à faire.`,

  declined:
    'Nous ne pouvons malheureusement pas accepter votre commande. Elle ne vous engage plus, et vous n’avez rien à payer.',

  letGoSubject: (number) => `Annulée par vous\u00a0: commande ${number}`,
  letGo:
    'Vous avez annulé votre commande et nous en sommes d’accord. Ni elle ni notre confirmation ne valent plus\u202f; vous n’avez rien à payer.',
  vouchersAgain: 'Les bons que vous aviez utilisés peuvent l’être à nouveau.',

  giftAgain: (amount) =>
    `Nous avons recrédité ${amount} sur le bon cadeau avec lequel vous aviez payé. Le solde s’utilise avec le même code.`,

  cancelledSubject: (number) => `Annulée\u00a0: commande ${number}`,
  calledOff: {
    paid: 'Nous avons annulé votre commande. Nous vous rendons votre argent\u202f; nous vous écrirons dès qu’il sera en route.',
    authorised:
      'Nous avons annulé votre commande. Rien n’a encore été débité de votre paiement par Klarna\u202f; nous y libérons le montant. Vous n’avez rien à payer.',
    none: 'Nous avons annulé votre commande. Vous n’avez rien à payer.',
  },
  calledOffInDispute: {
    disputed: (rest) =>
      `Nous avons annulé votre commande. Votre paiement est contesté auprès de votre banque ou de votre service de paiement, et c’est là que l’on décide d’abord\u00a0: soit vous recevez l’argent de leur part, soit nous vous le rendons ensuite.${rest === null ? '' : ` Ce qui n’est pas contesté, ${rest}, nous vous le rendons tout de suite.`}`,
    'by-bank': (rest) =>
      rest === null
        ? 'Nous avons annulé votre commande. Votre banque ou votre service de paiement vous a déjà rendu votre argent\u202f; nous ne vous versons donc plus rien.'
        : `Nous avons annulé votre commande. Votre banque ou votre service de paiement vous a déjà rendu une partie de votre argent\u202f; nous vous rendons les ${rest} restants et vous écrirons dès qu’ils seront en route.`,
  },

  reminderSubject: (number) => `Rappel\u00a0: commande ${number}`,
  reminder: (day) =>
    `Vos pièces vous restent réservées jusqu’au ${day} inclus. À ce jour, votre virement ne nous est pas parvenu.`,
  reminderOfRest: (day, left) =>
    `Vos pièces vous restent réservées jusqu’au ${day} inclus. Sur votre paiement, il nous manque encore ${left}.`,
  justTransferred: 'Si vous venez d’effectuer le virement, vous n’avez plus rien à faire.',

  refundedSubject: (number) => `Remboursement de la commande ${number}`,
  refundedSameWay: (amount) =>
    `Nous vous avons remboursé ${amount} par le moyen que vous aviez utilisé pour payer.`,
  refundedByTransfer: (amount) =>
    `Nous vous avons remboursé ${amount} sur le compte d’où venait votre paiement.`,
  refundedOtherwise: (amount) => `Nous vous avons viré ${amount}, comme convenu avec vous.`,
  refundReturnedSubject: (number) => `Votre remboursement de la commande ${number} nous est revenu`,
  refundReturned: (amount) =>
    `Le remboursement de ${amount} n’a pas pu vous être crédité\u00a0: votre banque l’a rejeté, par exemple parce que la carte ou le compte n’existe plus. L’argent vous revient toujours. Veuillez nous indiquer, en répondant à cet e-mail, un compte sur lequel nous pouvons le virer.`,
  refundedToGift: (amount) =>
    `Nous vous avons recrédité ${amount} sur le bon cadeau avec lequel vous aviez payé. Le solde s’utilise avec le même code.`,
  lossOfValue: 'Déduction pour perte de valeur',
  usedRent: (days, ofDays) => `Location jusqu’à la rétractation (${days} jours sur ${ofDays})`,
  refundPart: (what, amount) => `${what}\u00a0: ${amount}`,
  refundedBefore: 'déjà remboursé',
  refundTakes: 'Selon la banque, il faut quelques jours pour que l’argent vous parvienne.',

  vatCorrected: {
    subject: (number) => `Sans TVA allemande\u00a0: commande ${number}`,
    why: (before, now) =>
      `Lors de votre commande, votre numéro de TVA n’a pas pu être confirmé\u202f; le prix comprenait donc la TVA allemande. Il est maintenant confirmé, et cette TVA n’est plus due\u00a0: au lieu de ${before}, votre commande coûte ${now}.`,
    backSameWay: (amount) =>
      `Vous avez payé ${amount} de trop. Nous vous remboursons ce montant par le moyen que vous aviez utilisé pour payer\u202f; vous n’avez rien à faire.`,
    backByTransfer: (amount) =>
      `Vous avez payé ${amount} de trop. Nous virons ce montant sur le compte d’où venait votre paiement\u202f; vous n’avez rien à faire.`,
    papers:
      'Nous annulons la facture précédente. La facture d’annulation et la nouvelle facture arrivent dans des e-mails séparés.',
    payLess:
      'Veuillez donc virer seulement le nouveau montant. Si vous avez déjà viré le précédent, nous vous rembourserons ce qui est de trop.',
  },

  lapsedSubject: (number) => `Votre commande ${number} a expiré`,
  cancelled:
    'Nous n’avons reçu aucun paiement pour votre commande dans le délai prévu. Nous l’avons donc annulée et avons libéré les pièces.',
  restMissing: (part) =>
    `Votre commande n’a pas été entièrement payée dans le délai prévu. Nous l’avons donc annulée et avons libéré les pièces. Les ${part} qui nous sont parvenus vous sont reversés par virement.`,
  transferredAlready:
    'Si vous avez déjà effectué le virement, nous vous écrirons dès que l’argent sera arrivé.',
  lapsed:
    'Votre commande a expiré\u00a0: elle n’a pas été confirmée ou acceptée à temps. Elle ne vous engage plus, et vous n’avez rien à payer.',

  subtotal: 'Sous-total',
  voucher: 'Bon de réduction',
  voucherOnLine: (price, reduction) => `Prix ${price}, bon de réduction ${reduction}`,
  gift: 'Payé avec un bon cadeau',
  restToPay: 'Reste à payer',
  pickup: 'Retrait en magasin',
  free: 'gratuit',
  shipping: 'Frais de livraison',
  total: 'Total',
  ofIt: (percent) => `dont ${percent}\u00a0% de TVA`,
  exempt: {
    export: 'dont exportation exonérée de TVA',
    'intra-community': 'dont livraison intracommunautaire exonérée de TVA',
    'reverse-charge': 'dont, hors TVA allemande (autoliquidation)',
  },
  customsExtra:
    'Droits de douane et taxes d’importation du pays de destination non compris\u202f; ils sont perçus à l’importation.',
  margin:
    'Pièces d’occasion\u00a0: régime de la TVA sur la marge selon le § 25a UStG, sans mention séparée de la TVA.',
  deliverTo: 'Livraison à',
  pickUpFrom: 'Lieu de retrait',
  billTo: 'Facture à',
  vatId: 'N° de TVA intracommunautaire',
  yourNote: 'Votre remarque',
  sku: (sku) => `Référence ${sku}`,
  condition: (condition) => `État\u00a0: ${conditionName[condition]}`,
  measures: { widthMm: 'Largeur', heightMm: 'Hauteur', depthMm: 'Profondeur', diameterMm: 'Diamètre' },
  rent: (option) => `Location\u00a0: ${terms[option]}`,
  rentalRuns:
    'La location commence à la remise (ce jour-là ne compte pas) et se termine d’elle-même au bout de la durée choisie.',
  takenOut: (count, of) => `${count === of ? '' : `dont ${count} `}hors de la commande`,
  cameBack: (count, of) => `${count === of ? '' : `dont ${count} `}de retour chez nous`,
  givenUp: (count) => `dont ${count} non ${count === 1 ? 'rendu' : 'rendus'}`,
  withAssembly: 'avec montage',
  assemblyOf: (title) => `Montage\u00a0: ${title}`,
  pickupAt: (store) => `Retrait\u00a0: ${store}`,

  pleaseTransfer: 'Veuillez effectuer le virement',
  holder: 'Titulaire du compte',
  amount: 'Montant',
  reference: 'Motif du virement',
  payableBy: 'Date limite de paiement',
  heldSoLong: 'Les pièces vous sont réservées jusque-là.',

  boughtGift: {
    name: 'Bon cadeau',
    invoiceNote: 'Bon à usages multiples (§ 3 (15) UStG), sans TVA',
    vatNote: 'Bon à usages multiples\u00a0: la TVA n’est due que lorsqu’il est utilisé.',
    sentWhenPaid:
      'Vous recevrez le bon en PDF par e-mail dès réception de votre paiement. Rien n’est expédié.',
    sentOn: (day) =>
      `Vous recevrez le bon en PDF par e-mail le ${day}, si votre paiement est arrivé d’ici là. Une fois payé, vous pourrez le télécharger plus tôt sur la page de votre commande.`,
    comesNow: 'Le bon arrive tout de suite dans un e-mail séparé, de même que la facture.',
    comesOn: (day) =>
      `Le bon arrive le ${day} dans un e-mail séparé\u202f; vous pouvez déjà le télécharger sur la page de votre commande. La facture arrive elle aussi dans un e-mail séparé.`,
    payNow: (clock) =>
      `Si vous êtes en train de payer, vous n’avez rien d’autre à faire\u202f; jusqu’à ${clock} (heure de Berlin), vous pouvez aussi terminer le paiement sur la page de votre commande.`,
    subject: (number) => `Votre bon cadeau\u00a0: commande ${number}`,
    here: (value) => `Voici votre bon cadeau de ${value}, joint en PDF, à imprimer ou à transmettre.`,
    valid: (day) => `Il est utilisable jusqu’au ${day}, aussi en plusieurs fois.`,
    keep: 'Toute personne qui connaît le code peut l’utiliser\u00a0: veuillez le conserver comme de l’argent liquide. Si vous vous rétractez de l’achat, il perd sa valeur\u202f; ce qui a déjà été utilisé ne peut pas être remboursé.',
  },

  newLinkSubject: (number) => `Nouveau lien vers votre commande ${number}`,
  newLink:
    'Voici un nouveau lien vers votre commande. L’ancien n’est plus valable, même dans nos e-mails précédents.',
  newLinkNote:
    'Toute personne qui a ce lien voit la commande avec l’adresse et les factures. Veuillez ne pas le transmettre.',

  claimSubject: (number) => `Rattacher la commande ${number} à un compte`,
  claim:
    'Quelqu’un souhaite rattacher votre commande à un compte client. Si c’était vous, ouvrez ce lien dans le navigateur où votre session est ouverte\u00a0:',
  takeOver: 'Rattacher la commande',
  claimNote: (hours) =>
    `Le lien est valable ${hours} heures, une seule fois et uniquement pour le compte qui l’a demandé. Si ce n’était pas vous, vous n’avez rien à faire\u202f; ne transmettez pas le lien.`,
};
