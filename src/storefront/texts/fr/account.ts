import { inFrench } from './shell.ts';

export const title = 'Mon compte';
export const description = 'Commandes, locations, adresses et données de votre compte.';
export const needsScript =
  'Votre compte nécessite JavaScript, car seul votre navigateur sait que votre session est ouverte. Ce que vous avez commandé figure aussi dans nos e-mails.';
export { loading } from '../wording/quoted.ts';
export { wentWrong as failed } from '../wording/quoted.ts';
export const tryAgain = 'Réessayer';
export const save = 'Enregistrer';
export const saving = 'Enregistrement…';
export const saved = 'Modifications enregistrées';
export const cancel = 'Annuler';
export const busy = 'Un instant…';

export const sections = 'Rubriques du compte';
export const sectionName = {
  overview: 'Aperçu',
  orders: 'Commandes',
  rentals: 'Locations',
  profile: 'Profil',
  addresses: 'Adresses',
  security: 'Connexion et sécurité',
  data: 'Mes données',
} as const;
/** In the list of the sections. */
export const securityShort = 'Sécurité';
export const sectionText = {
  overview: 'Ce que vous avez commandé et loué, et ce que nous savons de vous.',
  orders: 'Tout ce que vous avez commandé avec ce compte.',
  rentals: 'Ce que vous avez loué, et jusqu’à quand.',
  profile: 'Comment nous nous adressons à vous et vous joignons.',
  addresses: 'Où nous livrons, et à qui va la facture.',
  security: 'Le mot de passe, l’adresse e-mail et les appareils où votre session est ouverte.',
  data: 'Récupérer vos données ou supprimer le compte.',
} as const;

export const greeting = (name: string): string => (name === '' ? 'Bonjour' : `Bonjour ${name}`);
export const latestOrders = 'Dernières commandes';
export const currentRentals = 'Locations en cours';
export const allOrders = 'Toutes les commandes';
export const logOut = 'Se déconnecter';

export const noOrders = 'Vous n’avez encore rien commandé avec ce compte.';
export const noRentals = 'Vous ne louez rien en ce moment.';
export const browse = 'Voir les pièces';
export const rentHint = 'Ce que vous pouvez louer';
export const orderLabel = (number: string): string => `Commande ${number}`;
export const orderedOn = (day: string): string => `du ${day}`;
export const pieces = (count: number): string => (count < 2 ? `${count} pièce` : `${count} pièces`);
export const piecesLeft = (left: number, count: number): string => `encore ${left} sur ${pieces(count)}`;
export const stateName = {
  draft: 'non envoyée',
  offered: 'reçue',
  accepted: 'acceptée',
  lapsed: 'expirée',
  declined: 'refusée',
  cancelled: 'annulée',
} as const;
export const paymentName = {
  open: 'paiement en attente',
  authorised: 'paiement autorisé',
  expired: 'paiement en attente',
  received: 'payée',
  released: 'sans objet',
  lapsed: 'paiement expiré',
  'refund-due': 'remboursement à venir',
  refunded: 'remboursée',
} as const;
export const rentalState = (rental: {
  readonly fulfilment: string;
  readonly handedOverAt: string | null;
  readonly rentedUntil: string | null;
  readonly returnedAt: string | null;
}): string => {
  if (rental.returnedAt !== null) return `Rendue le ${formatDay(rental.returnedAt)}`;
  if (rental.rentedUntil !== null && rental.handedOverAt !== null)
    return `Reçue le ${formatDay(rental.handedOverAt)}, louée jusqu’au ${formatDay(rental.rentedUntil)} inclus`;
  return 'Commence à la réception';
};
export const daysLeft = (days: number): string =>
  days < 0
    ? 'La durée de location est écoulée'
    : days === 0
      ? 'C’est le dernier jour'
      : days === 1
        ? 'encore 1 jour'
        : `encore ${days} jours`;
export const endRental = 'Résilier la location';

export const documents = 'Documents';
export const documentsText = 'En fichiers texte, dans la version qui s’applique à cette commande.';
export const confirmationFile = 'Confirmation de commande';
export const fileName = (what: string, number: string): string => `${what} ${number}`;
export const rights = 'Se rétracter et résilier';
export const orderMissing = 'Cette commande ne figure pas dans ce compte.';
export const toOrders = 'Voir vos commandes';

export const claimTitle = 'Vous avez commandé sans compte\u202f?';
export const claimText =
  'Saisissez le numéro de commande. Nous envoyons un lien à l’adresse e-mail de la commande\u202f; il vous permet de la rattacher à ce compte.';
export const orderNumber = 'Numéro de commande';
export const claimSend = 'Demander le lien';
export const redeemTitle = 'Rattacher une commande';
export const redeemText = 'La commande appartiendra ensuite au compte dont la session est ouverte.';
export const redeem = 'Rattacher à mon compte';
export const redeemed = (number: string): string =>
  `La commande ${number} appartient maintenant à votre compte`;
export const redeemFailed =
  'Ce lien a expiré, a déjà servi ou a été demandé pour un autre compte. Vous pouvez en demander un nouveau.';
export const noToken = 'Ce lien est incomplet. Veuillez l’ouvrir de nouveau depuis l’e-mail.';

export const confirmTitle = 'Confirmer l’adresse e-mail';
export const confirmText = 'Vous confirmez ainsi que cette adresse e-mail appartient à votre compte.';
export const confirm = 'Confirmer l’adresse e-mail';
export const confirmed = (email: string): string => `L’adresse e-mail ${email} est confirmée.`;
export const toAccount = 'Aller à votre compte';
export const confirmWithPassword =
  'Pour que personne n’utilise l’adresse d’autrui, il nous faut aussi le mot de passe du compte.';
export const accountPassword = 'Mot de passe du compte';
export const forgotten = 'Mot de passe oublié\u202f?';
export const notMe = 'Ce n’était pas moi';
export const notMeText =
  'Vous n’avez ni ouvert de compte chez nous ni indiqué cette adresse\u202f? Alors nous la dissocions du compte.';
export const linkRefused = 'Merci de nous avoir prévenus. Votre adresse ne sera pas associée au compte.';
export const accountLocked =
  'Le compte est bloqué\u00a0: les sessions sont fermées sur tous les appareils, toutes les clés d’accès sont retirées et le mot de passe n’est plus valable. Seule la personne qui lit les e-mails de votre adresse peut en définir un nouveau.';
export const setPassword = 'Définir un nouveau mot de passe';
export const stopTitle = 'Bloquer le changement d’adresse e-mail';
export const stopText =
  'Votre compte gardera ainsi cette adresse. Les sessions seront fermées sur tous les appareils, toutes les clés d’accès retirées, et le mot de passe actuel ne sera plus valable.';
export const stop = 'Bloquer le changement';

export const salutation = 'Civilité';
export const salutationName = {
  '': 'Non précisée',
  frau: 'Madame',
  herr: 'Monsieur',
  divers: 'Non binaire',
} as const;
export const firstName = 'Prénom';
export const lastName = 'Nom';
export const phone = 'Téléphone';
export const birthDate = 'Date de naissance';
export const email = 'E-mail';
export const emailChange = 'Modifier l’adresse e-mail';

export const company = 'Société';
export const street = 'Rue et numéro';
export const apartment = 'Appartement, étage, complément';
export const postalCode = 'Code postal';
export const city = 'Ville';
export const country = 'Pays';
export const noAddresses = 'Vous n’avez encore enregistré aucune adresse.';
export const addAddress = 'Ajouter une adresse';
export const editAddress = 'Modifier';
export const editAddressTitle = 'Modifier l’adresse';
export const deleteAddress = 'Supprimer';
export const ofAddress = (action: string, address: string): string => `${action}\u00a0: ${address}`;
export const addressDeleted = 'Adresse supprimée';
export const undo = 'Annuler';
export const asDelivery = 'Proposer comme adresse de livraison';
export const asBilling = 'Proposer comme adresse de facturation';
export const deliveryBadge = 'Adresse de livraison';
export const billingBadge = 'Adresse de facturation';

export const changePassword = 'Modifier le mot de passe';
export const currentPassword = 'Mot de passe actuel';
export const newPassword = 'Nouveau mot de passe';
export const newEmail = 'Nouvelle adresse e-mail';
export const emailText = (email: string): string =>
  `L’adresse de votre compte est ${email}. La nouvelle sera valable dès que vous ouvrirez le lien que nous y enverrons.`;
export const sendLink = 'Demander le lien';
export const pleaseConfirm = (email: string): string =>
  `Veuillez confirmer votre adresse e-mail ${email}. Nous vous avons envoyé le lien à votre inscription.`;
export const unconfirmed =
  'Cette adresse n’est pas encore confirmée. Tant qu’elle ne l’est pas, la copie de vos données ne contient pas ce que nous ne connaissons que par elle.';
export const confirmThis = 'Demander la confirmation';
export const sessions = 'Appareils connectés';
export const unknownDevice = 'Appareil inconnu';
export const thisDevice = 'cet appareil';
export const lastUsed = (moment: string): string => `dernière utilisation\u00a0: ${moment}`;
export const endSession = 'Déconnecter';
export const endSessionTitle = 'Déconnecter l’appareil';
export const endSessionAsk = (device: string): string =>
  `Voulez-vous vraiment déconnecter «\u00a0${device}\u00a0»\u202f? Il faudra alors s’y connecter de nouveau.`;
export const sessionEnded = 'Appareil déconnecté';
export const everywhere = 'Se déconnecter partout';
export const everywhereText = 'Ferme la session sur tous les appareils, y compris celui-ci.';
export const everywhereAsk =
  'Voulez-vous vraiment fermer la session sur tous les appareils, y compris celui-ci\u202f?';
export const everywhereDone = 'La session est fermée partout';

export const exportTitle = 'Copie de mes données';
export const exportText =
  'Tout ce que nous avons enregistré à votre sujet, en fichier JSON\u00a0: profil, adresses, commandes, liste d’envies, clés d’accès, connexions\u202f; si l’adresse e-mail est confirmée, aussi newsletter, alertes sur des pièces, rachat, déclarations et commandes sans compte.';
export const exportButton = 'Télécharger mes données';
export const exported = 'Vos données ont été téléchargées';
export const deleteTitle = 'Supprimer le compte';
export const deleteText =
  'Profil, adresses, liste d’envies, clés d’accès et connexions sont effacés immédiatement et définitivement. Nous devons conserver huit ans les données des commandes (§\u00a0147 AO, §\u00a0257 HGB)\u202f; nous les bloquons dès qu’il n’y a plus rien à traiter. Les commandes et locations en cours se poursuivent, la newsletter et les alertes sur des pièces aussi\u00a0: elles prennent fin par le lien présent dans chaque e-mail.';
export const deleteStart = 'Supprimer le compte…';
export const deleteAsk = 'Voulez-vous vraiment supprimer votre compte\u202f? C’est irréversible.';
export const deleteNow = 'Supprimer définitivement le compte';
export const deleted = 'Votre compte a été supprimé';
export const password = 'Mot de passe';

export const missing = {
  firstName: 'Veuillez saisir le prénom',
  lastName: 'Veuillez saisir le nom',
  phone: 'Veuillez saisir votre numéro de téléphone',
  street: 'Veuillez saisir la rue et le numéro',
  postalCode: 'Veuillez saisir le code postal',
  city: 'Veuillez saisir la ville',
  password: 'Veuillez saisir votre mot de passe',
  newPassword: 'Veuillez saisir un nouveau mot de passe',
  email: 'Veuillez saisir une adresse e-mail',
  orderNumber: 'Veuillez saisir le numéro de commande',
} as const;

export const formatDay = (moment: string): string => day.format(new Date(moment));
const day = inFrench(
  new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Berlin',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }),
);
export const formatMoment = (moment: string): string => dayAndTime.format(new Date(moment));
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
