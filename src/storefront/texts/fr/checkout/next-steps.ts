import { weeks } from '../pages/delivery.ts';

export const title = 'La suite';
export const paid = 'Nous avons reçu votre paiement. Vous n’avez rien à faire pour le moment.';
export const promised =
  'Votre paiement est autorisé et ne sera débité qu’à l’expédition. Vous n’avez rien à faire pour le moment.';
export const pay = 'Veuillez payer\u202f; d’ici là, les pièces vous sont réservées.';
export const transfer = 'Veuillez faire le virement\u202f; d’ici là, les pièces vous sont réservées.';
export const delivery = (count: number, isPaid: boolean): string =>
  `Votre livraison arrive sous ${weeks(count)}${isPaid ? '' : ' à compter de votre paiement'}.`;
export const appointment = 'Nous vous contactons avant pour convenir du jour.';
export const prepare = (isPaid: boolean): string =>
  `${isPaid ? 'Nous' : 'Dès réception de votre paiement, nous'} préparons tout et vous écrivons dès que vous pouvez venir retirer votre commande.`;
export const ready = 'Vos pièces vous attendent.';
export const collect = (orderNumber: string): string =>
  `Pour le retrait, votre numéro de commande ${orderNumber} suffit. Nous vous aidons à charger.`;
export const collectHere = 'Votre lieu de retrait';
export const invoice = 'Vous recevez la facture par e-mail\u202f; elle sera aussi sur cette page.';
