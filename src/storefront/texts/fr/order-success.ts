import { inFrench } from './shell.ts';
import { weeks } from './delivery.ts';

export const title = 'Merci pour votre commande';
export const pageTitle = 'Votre commande';
export { loading } from '../wording/quoted.ts';
export { wentWrong as failed } from '../wording/quoted.ts';
export const notFound = 'Cette commande n’existe pas, ou son lien est incomplet.';
export const tryAgain = 'Réessayer';
export const needsScript =
  'Pour afficher votre commande, cette page nécessite JavaScript. L’essentiel se trouve aussi dans l’e-mail que nous vous avons envoyé.';
export const confirmation = (email: string): string => `Une confirmation est envoyée à ${email}.`;

export const bankTitle = 'Effectuez maintenant le virement';
export const bankIntro = (due: string): string =>
  `Veuillez effectuer le virement au plus tard le ${due}. Vos pièces restent réservées jusque-là.`;
export const bankRest = (received: string, left: string): string =>
  `Nous avons reçu ${received}, merci beaucoup. Il manque encore ${left}.`;
export const holder = 'Titulaire du compte';
export const iban = 'IBAN';
export const bic = 'BIC';
export const amount = 'Montant';
export const reference = 'Motif du virement';
export const copy = 'Copier';
export const copied = (what: string): string => `Copié\u00a0: ${what}`;
export const copyFailed = 'La copie n’est pas possible ici.';
export const qrCode = 'GiroCode\u00a0: code QR avec toutes les données pour l’application de votre banque';
export const qrHint = 'Scannez le GiroCode avec l’application de votre banque';

export const facts = 'Détails de la commande';
export const orderId = 'Numéro de commande';
export const date = 'Date';
export const total = 'Total';
export const email = 'E-mail';
export const pickupAt = 'Lieu de retrait';
export const paymentType = 'Moyen de paiement';
export const paymentStatus = 'État du paiement';
export const transactionId = 'Numéro de transaction';
export const none = 'N/A';
export const earlyService = (isRental: boolean, isAssembly: boolean): string =>
  !isAssembly ? 'Location' : !isRental ? 'Montage' : 'Location et montage';
export const earlyServiceWished = 'Début avant la fin du délai de rétractation, comme vous l’avez demandé';
export const applying = 'Textes applicables';
export const textName = {
  terms: 'Conditions générales',
  withdrawal: 'Droit de rétractation',
  'data-protection': 'Politique de confidentialité',
} as const;
export const textVersion = (name: string, version: number): string => `${name} (version ${version})`;
export const products = 'Pièces commandées';
export const sku = (text: string): string => `Référence ${text}`;
export const quantity = (left: number, count: number): string =>
  left === count ? `Quantité\u00a0: ${count}` : `Quantité\u00a0: encore ${left} sur ${count}`;
export const partTakenOut = (count: number): string =>
  count === 1 ? '1 retiré de la commande avant la remise' : `${count} retirés de la commande avant la remise`;
export const partReturned = (count: number): string => (count === 1 ? '1 rendu' : `${count} rendus`);
export const partNotReturned = (count: number): string =>
  count === 1 ? '1 non rendu' : `${count} non rendus`;
export const someOf = (count: number, of: number): string => `${count} sur ${of}`;
export { continueShopping as goOn } from '../wording/quoted.ts';

export const invoices = 'Factures';
export const invoiceName = {
  invoice: (number: string): string => `Facture ${number}`,
  'credit-note': (number: string): string => `Facture rectificative ${number}`,
  cancellation: (number: string): string => `Facture d’annulation ${number}`,
} as const;
export const invoiceFile = 'PDF avec facture électronique intégrée';
export const invoicePending = 'en cours d’établissement, vous sera envoyée par e-mail';

/** What is claimed for damage to a rented piece. */
export const claims = 'Indemnisation d’un dommage';
export const claimName = (number: string): string => `Demande ${number}`;
export const claimState = { open: 'à payer', paid: 'payée', waived: 'abandonnée' } as const;
export const claimNote = 'L’indemnisation ne comprend pas de TVA et n’est pas une facture.';
export const claimIntro = (number: string, day: string): string =>
  `Veuillez virer l’indemnisation (${number}) au plus tard le ${day}.`;

export const mailTitle = 'Encore une étape\u00a0: veuillez confirmer';
export const mailText = (email: string): string =>
  `Nous avons envoyé un lien à ${email}. Ouvrez-le dans les 30 minutes\u00a0: nous accepterons alors la commande et vous indiquerons nos coordonnées bancaires.`;
export const confirmOrder = 'Confirmer la commande';

export const formatDay = (moment: string): string => day.format(new Date(moment));

export const statusName: Record<string, string> = {
  open: 'en attente',
  authorised: 'autorisé, débité à l’expédition',
  expired: 'autorisation expirée, en attente',
  received: 'payé',
  released: 'rien n’a été débité',
  lapsed: 'expiré',
  'refund-due': 'remboursement en cours',
  refunded: 'remboursé',
};
/** For a delivery or collection that is called off. */
export const nothingToCome = 'annulé';
/** For a payment that is not expected, because the order was cancelled or withdrawn from. */
export const nothingDue = 'sans objet';
export const takenBackNote = 'Vous avez annulé cette commande. Il n’y a rien à payer.';
export const withdrawal = {
  whole: (day: string): string =>
    `Votre rétractation nous est parvenue le ${day}. Nous la traitons et vous écrirons ce qui suit.`,
  part: (day: string): string =>
    `Votre rétractation d’une partie de cette commande nous est parvenue le ${day}. Nous la traitons et vous écrirons ce qui suit.`,
  /** The pieces of a withdrawn part, once the shop has recorded them. */
  pieces: (pieces: string): string => `Elle concerne\u00a0: ${pieces}.`,
  nothingToPay: 'Il n’y a plus rien à payer.',
  moneyBack: (until: string): string =>
    `Plus rien ne sera livré, et nous vous rembourserons ce que vous avez payé le ${until} au plus tard.`,
};
export const stateNote: Partial<Record<string, string>> = {
  draft: 'Cette commande n’a pas encore été envoyée.',
  lapsed: 'Cette commande a expiré, car elle n’a pas été payée ou confirmée à temps.',
  declined: 'Nous n’avons pas pu accepter cette commande.',
  cancelled: 'Cette commande a été annulée.',
};

/** The progress of a line; null: there is nothing to say yet. */
export function progress(line: {
  readonly state: string;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly handedOverAt: string | null;
  readonly rentedUntil: string | null;
}): string | null {
  const shipment = [line.carrier, line.trackingNumber].filter((part) => part !== null);
  switch (line.state) {
    case 'prepared':
      return 'Prête';
    case 'shipped':
      return ['En route', ...shipment].join(' · ');
    case 'handed-over':
      return [
        line.rentedUntil === null || line.handedOverAt === null
          ? 'Reçue'
          : `Reçue le ${formatDay(line.handedOverAt)}, louée jusqu’au ${formatDay(line.rentedUntil)} inclus`,
        ...shipment,
      ].join(' · ');
    case 'returned':
      return 'Rendue';
    case 'taken-out':
      return 'Retirée de la commande avant la remise';
    case 'not-returned':
      return 'Non rendue';
    case 'cancelled':
      return 'Annulée';
    default:
      return null;
  }
}

export const trackShipment = 'Suivre l’envoi';

export const history = 'Historique';
export const eventName: Partial<Record<string, string>> = {
  'order-offered': 'Commande reçue',
  'order-accepted': 'Commande acceptée',
  'order-declined': 'Commande refusée',
  'order-lapsed': 'Commande expirée',
  'order-cancelled': 'Commande annulée',
  'order-taken-back': 'Commande annulée par vous',
  'order-reinstated': 'Commande rétablie',
  'payment-received': 'Paiement reçu',
  'payment-part-received': 'Partie du paiement reçue',
  'receipt-taken-back': 'Paiement enregistré par erreur\u00a0: non reçu',
  'payment-too-late': 'Paiement reçu hors délai',
  'vat-corrected':
    'TVA rectifiée\u00a0: votre numéro de TVA est confirmé. Nous remboursons ce que vous avez payé en trop.',
  'refund-made': 'Montant remboursé',
  'payment-refunded': 'Paiement remboursé',
  'piece-prepared': 'Préparation terminée',
  'piece-shipped': 'Expédition',
  'piece-handed-over': 'Réception',
  'rental-overdue': 'Durée de location écoulée',
  'rental-returned': 'Retour de location',
  'rental-not-returned': 'Location non rendue',
  'damage-claimed': 'Indemnisation demandée',
  'claim-part-paid': 'Indemnisation payée en partie',
  'claim-paid': 'Indemnisation payée',
  'claim-waived': 'Indemnisation abandonnée',
  'piece-returned': 'Retour',
  'piece-taken-out': 'Retirée de la commande',
  'withdrawal-received': 'Rétractation reçue',
  'ending-received': 'Résiliation reçue',
};
export const formatMoment = (moment: string): string => dayAndTime.format(new Date(moment));

/** For an order that was paid through the stand-in for the providers. */
export const trial = 'Paiement de test';
export const trialNote = 'Aucun argent ne circule et rien n’est livré.';

export const nextSteps = 'La suite';
export const nextPaid = 'Nous avons reçu votre paiement. Vous n’avez rien à faire pour le moment.';
export const nextPromised =
  'Votre paiement est autorisé et ne sera débité qu’à l’expédition. Vous n’avez rien à faire pour le moment.';
export const nextPay = 'Veuillez payer\u202f; d’ici là, les pièces vous sont réservées.';
export const nextTransfer = 'Veuillez faire le virement\u202f; d’ici là, les pièces vous sont réservées.';
export const nextDelivery = (count: number, isPaid: boolean): string =>
  `Votre livraison arrive sous ${weeks(count)}${isPaid ? '' : ' à compter de votre paiement'}.`;
export const nextAppointment = 'Nous vous contactons avant pour convenir du jour.';
export const nextPrepare = (isPaid: boolean): string =>
  `${isPaid ? 'Nous' : 'Dès réception de votre paiement, nous'} préparons tout et vous écrivons dès que vous pouvez venir retirer votre commande.`;
export const nextReady = 'Vos pièces vous attendent.';
export const nextCollect = (orderNumber: string): string =>
  `Pour le retrait, votre numéro de commande ${orderNumber} suffit. Nous vous aidons à charger.`;
export const nextCollectHere = 'Votre lieu de retrait';
export const nextInvoice = 'Vous recevez la facture par e-mail\u202f; elle sera aussi sur cette page.';

/** A gift voucher on the page of the order that bought it. Days are '2026-12-24'. */
export const giftVoucher = 'Bon cadeau';
export const downloadGift = 'Télécharger le bon en PDF';
export const giftComesSoon = 'Il est payé et arrive par e-mail dans quelques minutes.';
export const giftComesWhenPaid = 'Il arrive par e-mail dès qu’il est payé.';
export const giftComesOn = (day: string): string => `Il arrive par e-mail le ${formatBoughtDay(day)}.`;
export const giftWasMailed = 'Il est arrivé par e-mail.';
export const giftValidUntil = (day: string): string => `Utilisable jusqu’au ${formatBoughtDay(day)}.`;
export const giftEnded = 'Il n’est plus valable, car la commande a été remboursée.';
export const giftPayUntil = (until: string): string =>
  `Votre commande est enregistrée. Vous pouvez payer jusqu’à ${clock.format(new Date(until))}.`;
export const giftTakeBackMeans = 'Vous n’aurez alors rien à payer, et il n’y aura pas de bon.';
/** For payment by bank transfer. */
export const giftBankIntro = (day: string): string =>
  `Veuillez faire le virement au plus tard le ${formatBoughtDay(day)}. Le bon arrive dès réception du montant.`;
const formatBoughtDay = (day: string): string => dayFormat.format(new Date(day)).replace(/^1 /, '1er ');

const day = inFrench(
  new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Berlin',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }),
);
const dayAndTime = inFrench(
  new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Berlin',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }),
);

const clock = inFrench(
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' }),
);
const dayFormat = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
