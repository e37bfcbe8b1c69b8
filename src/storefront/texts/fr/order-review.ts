import { inFrench, formatEuros } from './shell.ts';

export const title = 'Vérifier la commande';
export const change = 'Modifier';
export const contact = 'Coordonnées';
export const delivery = 'Livraison';
export const pieces = 'Vos pièces';
export const payment = 'Moyen de paiement';
export const proceed = 'Continuer vers le paiement';
export const busy = 'En cours…';
export const incomplete = 'Il manque encore des données.';
export const toCheckout = 'Compléter la commande';

export const paymentTitle = 'Commander maintenant';
export const reservedUntil = (moment: string): string =>
  `Réservé pour vous jusqu’à ${time.format(new Date(moment))}.`;
/** The wording that § 312j (3) BGB prescribes, in French. */
export const order = 'Commande avec obligation de paiement';
export { backToReview } from '../wording/quoted.ts';
/** A sentence with links to pages of texts. */
export const applying: readonly (string | { readonly label: string; readonly page: `/${string}` })[] = [
  'Nos ',
  { label: 'conditions générales de vente', page: '/terms' },
  ' s’appliquent. Les consommateurs peuvent se rétracter pendant 14 jours\u00a0: ',
  { label: 'droit de rétractation', page: '/withdrawal' },
  '. La manière dont nous traitons vos données est décrite dans notre ',
  { label: 'politique de confidentialité', page: '/data-protection' },
  '.',
];
export const inNewTab = '(ouvre un nouvel onglet)';
/** Names only the parts that were ordered. */
export const earlyService = (isRental: boolean, isAssembly: boolean): string =>
  `Je demande expressément que ${!isAssembly ? 'la location commence' : !isRental ? 'le montage commence' : 'la location ou le montage commence'} avant la fin du délai de rétractation.`;
export const earlyServiceHint = (isAssembly: boolean): string =>
  `Facultatif. Si vous vous rétractez ensuite, vous payez ce qui a été fourni jusque-là.${isAssembly ? ' Une fois un montage entièrement exécuté, le droit de rétractation s’éteint pour celui-ci.' : ''}`;

export const codeTitle = 'Veuillez confirmer votre adresse e-mail';
export const codeSent = (email: string): string => `Le code a été envoyé à ${email}.`;
export const codeWhy =
  'Pour une très grosse commande, ou si beaucoup de pièces sont réservées, nous vous prions de consulter votre boîte de réception. Ainsi, les pièces vont à qui veut vraiment les acheter. Vos données sont conservées.';
export const code = 'Code reçu par e-mail';
export const codeMissing = 'Veuillez saisir les 6 chiffres du code';
export const withCode = 'Confirmer le code';
export const newCode = 'Envoyer un nouveau code';

export { initiateFailed as failed } from '../wording/quoted.ts';
export const unanswered =
  'Pas de réponse, la connexion est peut-être coupée. Veuillez réessayer\u00a0: rien ne sera commandé deux fois.';
export { noOrder } from '../wording/quoted.ts';
export const totalChanged =
  'Un prix ou les frais de livraison ont changé. Veuillez vérifier les nouveaux montants, puis continuer.';
export const cartChanged = 'Votre panier a changé entre-temps. Veuillez vérifier le panier et le total.';
interface LineAmount {
  readonly quantity: number;
  /** Null: not to be named. */
  readonly value: number | null;
}
const amount = ({ quantity, value }: LineAmount): string =>
  value === null ? `${quantity}\u00a0×` : `${quantity}\u00a0× pour ${formatEuros(value)}`;
export const lineChange = (title: string, before: LineAmount | null, after: LineAmount | null): string =>
  after === null
    ? `N’y est plus\u00a0: ${title}`
    : before === null
      ? `Nouveau\u00a0: ${title}, ${amount(after)}`
      : `Modifié\u00a0: ${title}, maintenant ${amount(after)}, auparavant ${amount(before)}`;
export const goodsChanged = (before: number, now: number): string =>
  `Sous-total\u00a0: maintenant ${formatEuros(now)}, auparavant ${formatEuros(before)}`;
export const gone = 'Ces pièces ne sont plus disponibles';
export const goneLine = (title: string, free: number): string =>
  free > 0
    ? `${title} (${free === 1 ? 'plus qu’une seule disponible' : `plus que ${free} disponibles`})`
    : title;
export const takeOut = 'Retirer du panier';
export const withoutAssembly = 'Commander sans montage';

const time = inFrench(
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' }),
);

export const cartChangedSince =
  'Votre panier a changé entre-temps. Ici, vous commandez encore ce que vous avez vérifié.';
export const seeChanges = 'Vérifier le nouveau panier';
export const loginEnded =
  'Votre session est terminée\u00a0: la commande ne contient plus les données de votre compte. Reconnectez-vous ou complétez-les.';
