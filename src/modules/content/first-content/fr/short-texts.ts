import type { BlockContent, BlockItem, BlockName } from '../../domain/page-block.ts';
import type { DashboardTexts } from '../../domain/short-texts.ts';

const item = (facts: Pick<BlockItem, 'title' | 'html'> & Partial<BlockItem>): BlockItem => ({
  href: null,
  linkLabel: null,
  picture: null,
  icon: null,
  ...facts,
});

export const blocks: Record<BlockName, BlockContent> = {
  benefits: {
    heading: null,
    html: '',
    items: [
      item({
        title: 'Paiement en plusieurs fois',
        // Advertising for credit needs this warning (Directive (EU) 2023/2225, Art. 8).
        html: '<p>Payez en plusieurs fois ou à 30 jours, sans intérêts. Attention\u202f! Emprunter de l’argent coûte de l’argent\u202f!</p>',
        href: '/ratenzahlung-bei-wmk',
        icon: 'instalments',
      }),
      item({
        title: 'Carte et portefeuille numérique',
        html: '<p>Paiement chiffré par carte, portefeuille numérique ou virement.</p>',
        href: '/zahlung',
        icon: 'payment',
      }),
      item({
        title: 'Livraison dans le monde entier',
        html: '<p>À Berlin jusque dans votre logement, ailleurs par transporteur avec assurance\u202f; hors d’Europe sur demande.</p>',
        href: '/versand',
        icon: 'shipping',
      }),
      item({
        title: 'Nous parlons votre langue',
        html: '<p>Conseil en allemand, en anglais et dans d’autres langues.</p>',
        href: '/contact-us',
        icon: 'languages',
      }),
    ],
  },
  'info-cards': {
    heading: 'Plus qu’un magasin de meubles',
    html: '',
    items: [
      item({
        title: 'Louer plutôt qu’acheter',
        html: '<p>Pour un jour ou pour deux ans\u00a0: tournage, salon, logement temporaire. Le vintage dès 11,9\u00a0% du prix de vente, TVA comprise.</p>',
        href: '/verleih',
        linkLabel: 'Découvrir la location',
        picture: 'rental-1',
      }),
      item({
        title: 'Nous rachetons',
        html: '<p>Vous avez des meubles vintage à Berlin ou dans les environs\u202f? Quatre photos suffisent, nous répondons sous 24 heures.</p>',
        href: '/ankauf',
        linkLabel: 'Proposer vos meubles',
        picture: 'about-1',
      }),
      item({
        title: 'Passez nous voir',
        html: '<p>Au Vintage Mega Store, vous trouverez ce que vous voyez ici, et plus encore. Sans rendez-vous.</p>',
        href: '/vintage-mega-store',
        linkLabel: 'Voir le showroom',
        picture: 'showroom-01',
      }),
    ],
  },
  'filler-banner-1': {
    heading: 'Cette pièce et aucune autre',
    html: '<p>Un meuble vintage est une pièce unique. Une fois vendu, il n’y en a pas de second.</p>',
    items: [
      item({
        title: 'Tous les meubles vintage',
        html: '',
        href: '/shop/vintage',
        linkLabel: 'Découvrir le vintage',
        picture: 'showroom-02',
      }),
    ],
  },
  'filler-banner-2': {
    heading: 'Marqués par la mer',
    html: '<p>Nos meubles en bois de bateau étaient des bateaux de pêche. Le turquoise, le rouge et l’ocre sont leurs anciennes peintures.</p>',
    items: [
      item({
        title: 'Tous les meubles en bois de bateau',
        html: '',
        href: '/shop/boatwood',
        linkLabel: 'Découvrir le bois de bateau',
        picture: 'showroom-05',
      }),
    ],
  },
  'location-banner': {
    heading: 'De Friedrichshain au monde entier',
    html: '<p>De Berlin. Pour Berlin. Merci Berlin.</p>',
    items: [
      item({ title: 'Où nous trouver', html: '', href: '/wmk-for-ukraine', linkLabel: 'Où nous trouver' }),
    ],
  },
  'donation-proofs': {
    heading: 'Justificatifs des dons',
    html: '<p>Après chaque achat, on peut lire ici quel meuble a été vendu et ce que nous avons versé.</p>',
    items: [],
  },
  'donation-notes': { heading: 'Ce qu’on nous a écrit', html: '', items: [] },
};

/** Invented, so for the demonstration only, and each says so. */
export const sampleBlocks: Partial<Record<BlockName, BlockContent>> = {
  'donation-proofs': {
    ...blocks['donation-proofs'],
    items: [
      item({
        title: 'Septembre 2026, 1\u202f240\u00a0€',
        html: '<p>Enfilade en teck et suite de chaises. Versé le 2 octobre 2026. (Exemple)</p>',
      }),
      item({
        title: 'Août 2026, 480\u00a0€',
        html: '<p>Fauteuil cocktail, velours vert. Versé le 1er septembre 2026. (Exemple)</p>',
      }),
      item({
        title: 'Juillet 2026, 890\u00a0€',
        html: '<p>Table de salle à manger à rallonges. Versé le 3 août 2026. (Exemple)</p>',
      }),
    ],
  },
  'donation-notes': {
    ...blocks['donation-notes'],
    items: [
      item({
        title: 'D’un hôpital (exemple)',
        html: '<p>«\u00a0Les pansements et les perfusions sont bien arrivés. Les cartons portaient le nom d’un fauteuil. Cela a fait sourire tout le service.\u00a0»</p>',
        picture: 'ukraine-1',
      }),
      item({
        title: 'D’une conductrice (exemple)',
        html: '<p>«\u00a0Merci pour le gazole et les couvertures. Je sais maintenant ce qu’est une table haricot, et j’en voudrais une quand tout cela sera fini.\u00a0»</p>',
        picture: 'ukraine-2',
      }),
      item({
        title: 'De l’organisation d’aide (exemple)',
        html: '<p>«\u00a0Chaque virement est un sac de matériel de premiers secours. Continuez, s’il vous plaît, à vendre d’aussi beaux meubles.\u00a0»</p>',
        picture: 'ukraine-3',
      }),
    ],
  },
};

export const dashboardTexts: DashboardTexts = {
  welcomeText:
    '<p>Des meubles qui ont une histoire, à acheter ou à louer\u00a0: le vintage dès 11,9\u00a0% du prix de vente, TVA comprise.</p>',
  sliderText:
    '<ul><li>La plupart des pièces vintage sont uniques</li><li>Livraison à Berlin sous une semaine, jusque dans votre logement</li><li>Des meubles faits de vieux bateaux de pêche\u00a0: la couleur est d’origine</li><li>Nous rachetons vos meubles vintage, à Berlin et dans les environs</li></ul>',
  shopTiming: '<p><strong>Showroom ouvert\u00a0:</strong> {openingHoursShort}, sans rendez-vous</p>',
};
