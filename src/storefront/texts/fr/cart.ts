import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import type { LineNews } from '../../features/cart/line-news.ts';
import { formatEuros, inFrench } from './shell.ts';
import { termName } from './pieces.ts';

export const cart = 'Votre panier';
export const close = 'Fermer';
export const closeMessage = 'Fermer le message';
export const notice = 'Information';
export const ok = 'OK';

export const cartEmpty = 'Votre panier est vide.';
export const wishlistEmpty = 'Votre liste d’envies est encore vide.';
export const wishlistHint =
  'Cliquez sur le cœur d’une pièce pour la garder ici, dans ce navigateur et sans vous connecter.';
export const withdrawn = 'Plus en boutique.';
export const browse = 'Voir les pièces';
export const remove = (title: string): string => `Retirer\u00a0: ${title}`;
export const removeShort = 'Retirer';
export const removeAssembly = (title: string): string => `Retirer le montage\u00a0: ${title}`;
export const removeAssemblyShort = 'Retirer le montage';
export const assemblyRemoved = (titles: readonly string[]): string =>
  `Le montage a été retiré pour ${titles.length === 1 ? `«\u00a0${titles[0]}\u00a0»` : `${titles.length} pièces`}.`;
export const similar = 'Pièces similaires';
export const similarTo = (title: string): string => `Pièces similaires\u00a0: ${title}`;
export const toWishlist = 'Mettre dans la liste d’envies';
export const toWishlistOf = (title: string): string => `Mettre dans la liste d’envies\u00a0: ${title}`;
export const movedToWishlist = (title: string): string =>
  `«\u00a0${title}\u00a0» se trouve maintenant dans votre liste d’envies.`;
export const removed = (title: string): string => `«\u00a0${title}\u00a0» a été retiré.`;
export const notAsWanted = (count: number): string =>
  count === 1
    ? 'Une pièce n’est plus disponible telle que vous l’aviez choisie. Veuillez la retirer ou la modifier avant de passer commande.'
    : `${count} pièces ne sont plus disponibles telles que vous les aviez choisies. Veuillez les retirer ou les modifier avant de passer commande.`;
export function lineNews(news: LineNews): string {
  switch (news.kind) {
    case 'sold':
      return 'Vendue entre-temps.';
    case 'away':
      return 'Pas en vente en ligne actuellement.';
    case 'reserved':
      return `Réservée pour quelqu’un d’autre jusqu’au ${dayAndTime.format(Date.parse(news.until) - 1)}. Si c’est vous qui venez de la commander, le lien de notre e-mail mène au paiement.`;
    case 'rented':
      return `Louée entre-temps jusqu’au ${day.format(new Date(news.until))}.`;
    case 'too-few':
      return news.available === 1
        ? 'Plus qu’une seule disponible.'
        : `Plus que ${news.available} disponibles.`;
    case 'price':
      return `Nouveau prix\u202f; auparavant ${formatEuros(news.before)}.`;
  }
}
export const undo = 'Annuler';
export const more = (title: string): string => `Augmenter la quantité\u00a0: ${title}`;
export const less = (title: string): string => `Diminuer la quantité\u00a0: ${title}`;
export const quantity = (count: number): string => `Quantité\u00a0: ${count}`;
/** Read out after the press of a button that changes it. */
export const quantityNow = (title: string, count: number, cents: number): string =>
  `${title}\u00a0: maintenant ${count}, ${formatEuros(cents)}.`;
export const rentedFor = (option: RentOption): string => `Location\u00a0: ${termName[option]}`;
export const rentalRuns =
  'La location commence à la réception (ce jour-là ne compte pas) et se termine d’elle-même au bout de la durée choisie.';
export const assembly = 'Montage';
/** The rate is named where that of the piece is another. */
export const withAssembly = (cents: number, percent: number | null): string =>
  `avec montage (${formatEuros(cents)} par pièce${percent === null ? '' : `, TVA de ${percent}\u00a0% incluse`})`;
export const each = (cents: number): string => `${formatEuros(cents)} par pièce`;
export const subtotal = 'Sous-total';
export const shippingNote =
  'Les frais de livraison dépendent de votre adresse et s’affichent avant la commande. Le retrait à Berlin est gratuit.';
export const deliveryLimits =
  'À Berlin, nous livrons jusque dans votre logement\u202f; en Allemagne et en Europe, par transporteur au pied de l’immeuble\u202f; dans le reste du monde, sur demande.';
export const toCheckout = 'Passer commande';
export const oneMoment = 'Un instant…';
export const noConnection =
  'Vous n’avez plus de connexion avec notre boutique pour le moment. Tout reste ici en l’état\u202f; veuillez réessayer dans un instant.';
/** In place of an empty cart, if the browser keeps nothing. */
export const storageForbidden =
  'Votre navigateur ne permet pas à la boutique de retenir votre panier. Veuillez autoriser les cookies et les données de ce site, puis recharger la page. Ou commandez chez nous par e-mail ou par téléphone.';

export const inCartToBuy =
  'Il est déjà dans votre panier, à l’achat. Pour le louer, retirez-le d’abord du panier.';
export const rentalTitle = 'Choisissez la durée de location';
export const rentalIntro = (title: string): string =>
  `Combien de temps souhaitez-vous louer «\u00a0${title}\u00a0»\u202f?`;
export const rentalPrices = 'Prix TTC pour toute la durée, frais de livraison en sus';
export const cancel = 'Annuler';
export const confirm = 'Confirmer';

export const voucher = 'Bon de réduction';
export const giftVoucher = 'Bon cadeau';
export const leftToPay = 'Reste à payer';
export const takenOff = (cents: number): string => `−${formatEuros(cents)}`;
export const voucherPaysAll = 'Votre bon cadeau couvre tout. Aucun autre moyen de paiement n’est nécessaire.';
export const noKlarnaWithVoucher = 'Klarna ne se combine pas avec un bon cadeau.';

export const shareWishlist = 'Partager la liste d’envies';
export const sharedWishlist = 'Une liste d’envies partagée';
export const wishlistAsPage = 'Afficher en pleine page';
export const aboutWishlist = 'Des meubles vintage et en vieux bois de bateau, réunis dans une liste.';
export const wishlistPieces = 'Pièces';
export const goneOfShared = (count: number): string =>
  count === 1
    ? 'Une pièce de cette liste n’est plus en boutique.'
    : `${count} pièces de cette liste ne sont plus en boutique.`;
export const wishlistNeedsScript =
  'Votre liste d’envies n’existe que dans votre navigateur\u202f; pour l’afficher, cette page nécessite JavaScript.';

const zone = { timeZone: 'Europe/Berlin' } as const;
const day = inFrench(
  new Intl.DateTimeFormat('fr-FR', { ...zone, day: 'numeric', month: 'long', year: 'numeric' }),
);
const dayAndTime = inFrench(
  new Intl.DateTimeFormat('fr-FR', {
    ...zone,
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }),
);
