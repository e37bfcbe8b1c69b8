import { inFrench } from './shell.ts';

export const title = 'Paramètres de confidentialité';
export const intro =
  'Cette boutique ne charge d’elle-même aucun contenu de tiers et ne mesure pas ce que vous y faites. Nous ne vous demandons donc rien à votre arrivée. Vous décidez ici du peu qui nécessite votre consentement, et vous changez d’avis quand vous le souhaitez.';
export const needsScript =
  'Sans JavaScript, aucun service nécessitant votre consentement n’est chargé. Il n’y a donc rien à décider.';
export const acceptAll = 'Tout accepter';
export const rejectAll = 'Tout refuser';
export const saveChoice = 'Enregistrer mes choix';
export const saved = 'Votre décision est enregistrée';
export const decidedAt = (moment: string): string => `Votre dernière décision\u00a0: ${moment}.`;
export const undecided = 'Vous n’avez encore rien décidé\u202f; d’ici là, rien de tout cela n’est chargé.';
export const number = (subject: string): string =>
  `Nous l’avons consignée sous ce numéro, que seul votre navigateur connaît\u00a0: ${subject}`;
export const withdraw =
  'Vous pouvez retirer ici votre consentement à tout moment, avec effet pour l’avenir. Ce qui a été fait jusque-là reste licite.';
export const policy = 'Politique de confidentialité';

export const necessary = 'Nécessaires';
export const alwaysOn = 'toujours actifs';
export const necessaryText =
  'Ce qu’il faut pour que fonctionne ce que vous utilisez vous-même\u00a0: panier, liste d’envies, commande, connexion, langue et la présente décision. L’essentiel reste dans votre navigateur. La boutique ne charge les scripts de Stripe et de PayPal que lorsque vous payez par leur intermédiaire. Base légale\u00a0: §\u00a025, al.\u00a02, n°\u00a02 TDDDG (droit allemand).';
export const storageLink = 'Tous les noms et durées de conservation';

export const functions = 'Cartes';
export const functionsText = 'Les cartes de la page de contact, pour trouver nos magasins.';
export const allow = 'Charger les cartes d’OpenStreetMap';
export const details = 'En détail';
export const facts = [
  ['Fournisseur', 'OpenStreetMap Foundation, Royaume-Uni'],
  ['Finalité', 'Carte des environs de nos magasins'],
  ['Données', 'adresse IP, navigateur et portion de carte affichée, directement au fournisseur'],
  ['Lieu', 'Royaume-Uni\u202f; la Commission européenne a reconnu son niveau de protection comme adéquat'],
  ['Durée', 'nous n’enregistrons rien\u202f; le fournisseur peut tenir des journaux'],
  [
    'Base légale',
    'votre consentement (art.\u00a06, §\u00a01, point a) du RGPD\u202f; §\u00a025, al.\u00a01 TDDDG)',
  ],
] as const;
export const providerPolicy = 'Politique de confidentialité d’OpenStreetMap';
export const newTab = 'ouvre un autre site';

export const formatMoment = (moment: string): string => dayAndTime.format(new Date(moment));
const dayAndTime = inFrench(
  new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'long',
    timeStyle: 'short',
  }),
);
