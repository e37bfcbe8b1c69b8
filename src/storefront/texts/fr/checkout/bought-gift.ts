import { inFrench } from '../shell/grammar.ts';
/** A gift voucher on the page of the order that bought it. Days are '2026-12-24'. */
export const name = 'Bon cadeau';
export const download = 'Télécharger le bon en PDF';
export const comesSoon = 'Il est payé et arrive par e-mail dans quelques minutes.';
export const comesWhenPaid = 'Il arrive par e-mail dès qu’il est payé.';
export const comesOn = (day: string): string => `Il arrive par e-mail le ${formatBoughtDay(day)}.`;
export const wasMailed = 'Il est arrivé par e-mail.';
export const validUntil = (day: string): string => `Utilisable jusqu’au ${formatBoughtDay(day)}.`;
export const ended = 'Il n’est plus valable, car la commande a été remboursée.';
export const payUntil = (until: string): string =>
  `Votre commande est enregistrée. Vous pouvez payer jusqu’à ${clock.format(new Date(until))}.`;
export const takeBackMeans = 'Vous n’aurez alors rien à payer, et il n’y aura pas de bon.';
/** Of a bank transfer. */
export const bankIntro = (day: string): string =>
  `Veuillez faire le virement au plus tard le ${formatBoughtDay(day)}. Le bon arrive dès réception du montant.`;

const clock = inFrench(
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' }),
);
const dayFormat = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const formatBoughtDay = (day: string): string => dayFormat.format(new Date(day)).replace(/^1 /, '1er ');
