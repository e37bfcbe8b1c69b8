import { dayRuns, type Weekday } from '../../../shared/time/opening-hours.ts';
import type { Language } from '../../../shared/text/language.ts';
import { eurosIn } from '../../../shared/money/cents.ts';

/** Returns the formatter with days and times as French writes them: '1er septembre 2026 à 16 h 23'. */
export const inFrench = (
  days: Intl.DateTimeFormat,
): { readonly format: (moment: Date | number) => string } => ({
  format: (moment) =>
    days
      .format(moment)
      .replace(/^1(?=\s)/, '1er')
      .replace(/(?<!\d)0?(\d+):(\d\d)/, '$1\u00a0h\u00a0$2'),
});

/** The language of the texts beside this file. */
export const language = 'fr' as Language;
/** An amount in cents as text, '1 250,00 €'. */
export const formatEuros = eurosIn('fr-FR');
/** Between a label and what it labels. In French a space that does not break stands before it. */
export const colon = '\u00a0: ';

export const claim = 'Mobilier vintage et meubles en bois de bateau';
export const skipToContent = 'Aller au contenu';
/** At the top of every page of a shop that takes no orders, or only simulated ones. */
export const noticeLabel = 'Information sur la boutique';
export const notices = {
  closed: 'Nous ouvrons bientôt\u00a0: vous pouvez déjà regarder, pas encore commander.',
  trial: 'Boutique en test\u00a0: rien n’est livré et aucun argent réel ne circule.',
  away: 'Incident technique\u00a0: les prix et le stock ne sont peut-être plus à jour, et il n’est pas possible d’acheter pour le moment.',
};
export const announcement = 'Annonce';
export const banner = 'Actualités';
export const pauseBanner = 'Arrêter le texte défilant';
export const shopHours = 'Horaires d’ouverture';
export const contents = 'Sommaire';
export const mainMenu = 'Menu principal';
export const openMenu = 'Ouvrir le menu';
export const closeMenu = 'Fermer le menu';
export const languageLabel = 'Langue';
export const home = 'Accueil';
export const shop = 'Boutique';
export const catalogue = 'Catalogue';
export const vintage = 'Vintage';
export { boatwood } from '../wording/quoted.ts';
export const sale = 'Promotions';
export { rental } from '../wording/quoted.ts';
export const buyIn = 'Rachat';
export const contact = 'Contact';
export const about = 'À propos';
export const team = 'Notre équipe';
export const shopDog = 'Melem, le chien de la boutique';
export const showroom = 'Vintage Mega Store';
export const firmName = 'Notre nom';
export const origin = 'D’où viennent nos meubles';
export const sustainability = 'Développement durable';
export const ukraine = 'WMK for Ukraine';
export const highlights = 'Coups de cœur';
export const newArrivals = 'Nouveautés';
export const vintageColumn = 'VINTAGE';
export { boatwoodInCapitals as boatwoodColumn } from '../wording/quoted.ts';
export const allOf = (group: string): string => `Tout voir\u00a0: ${group}`;

export const benefits = 'Nos atouts';
export const footerShop = 'À découvrir';
export const footerHelp = 'Aide et services';
export const footerNote = 'La plupart de nos pièces vintage sont uniques.';
export const delivery = 'Expédition et livraison';
export const payment = 'Paiement';
export const giftPurchase = 'Acheter un bon cadeau';
export const giftBalance = 'Solde d’un bon cadeau';
export const instalments = 'Paiement en plusieurs fois';
export const sustainableRental = 'Rent a Sustainability';
export const faq = 'Questions fréquentes';
export const social = 'Réseaux sociaux';
export const stores = 'Nos magasins';
export const withoutAppointment = 'Sans rendez-vous';
export const paymentMeans = 'Moyens de paiement';
/** Before the link to the delivery prices (§ 6 (2) PAngV). */
export const priceNote =
  'Les meubles vintage sont vendus sous le régime de la TVA sur la marge (§\u00a025a UStG). Tous les prix s’entendent TVA comprise\u202f; les frais de livraison s’y ajoutent\u00a0:';
export const legal = 'Informations légales';
export const imprint = 'Mentions légales';
export const privacy = 'Politique de confidentialité';
export const terms = 'Conditions générales';
export const withdrawalNotice = 'Droit de rétractation';
export const privacySettings = 'Paramètres de confidentialité';
export const accessibility = 'Accessibilité';
export const legalFunctions = 'Se rétracter d’un contrat ou le résilier';
/** The wording that § 356a (1) BGB prescribes, in French. */
export const withdrawContract = 'Se rétracter du contrat';
/** The wording that § 312k (2) BGB prescribes, in French. */
export const endContracts = 'Résilier un contrat ici';
export const chatInNewTab = 'Ouvrir le chat (dans un nouvel onglet)';

export const openSearch = 'Rechercher';

const dayNames: Record<Weekday, string> = {
  Mo: 'lun',
  Tu: 'mar',
  We: 'mer',
  Th: 'jeu',
  Fr: 'ven',
  Sa: 'sam',
  Su: 'dim',
};

/** 'Lun–jeu et sam, 9 h–18 h'. */
export function openingHours(days: readonly Weekday[], opens: string, closes: string): string {
  const names = new Intl.ListFormat('fr-FR').format(
    dayRuns(days).map((run) =>
      run.length === 1 ? dayNames[run[0]] : `${dayNames[run[0]]}–${dayNames[run.at(-1) ?? run[0]]}`,
    ),
  );
  return `${names.charAt(0).toUpperCase()}${names.slice(1)}, ${hour(opens)}–${hour(closes)}`;
}

/** '09:00' is '9 h', '09:30' is '9 h 30'. */
function hour(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return minutes === '00' ? `${Number(hours)}\u00a0h` : `${Number(hours)}\u00a0h\u00a0${minutes}`;
}

export const notFoundTitle = 'Cette page n’existe pas';
export const notFoundText =
  'La pièce est peut-être déjà vendue, ou l’adresse a changé. Vous pouvez continuer par ici\u00a0:';
export const toCategories = 'Toutes les catégories';
export const toHome = 'Retour à l’accueil';
export { crashed as crashTitle } from '../wording/quoted.ts';
export const crashText =
  'Un problème est survenu de notre côté. Votre panier et votre liste d’envies sont conservés. Veuillez recharger la page. Si cela ne suffit pas, réessayez dans quelques minutes ou écrivez-nous.';
export const reload = 'Recharger la page';
export const awayTitle = 'Panne en cours';
export const awayText =
  'Nous ne pouvons pas afficher cette page pour le moment\u00a0: notre boutique n’accède pas à ses données. Nous nous en occupons. Votre panier et votre liste d’envies sont conservés. Veuillez recharger la page dans quelques minutes.';
