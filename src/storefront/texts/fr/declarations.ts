import { inFrench } from './shell.ts';

/** The wordings of the buttons that § 356a (2), (3) and § 312k (2) BGB prescribe, in French. */
export const withdrawTitle = 'Se rétracter du contrat';
export const withdrawIntro =
  'Ici, vous vous rétractez d’un contrat conclu avec nous, en tout ou en partie. Vous n’avez pas à donner de motif.';
export const withdrawNotice = 'Droit de rétractation et formulaire type';
export const withdrawSubmit = 'Confirmer la rétractation';
export const withdrawReceived = 'Nous avons reçu votre rétractation';
export const withdrawReceivedAt = (moment: string): string =>
  `Nous avons reçu votre rétractation le ${formatMoment(moment)}.`;
export const withdrawDeclaration = 'Par la présente, je me rétracte du contrat';

export const endTitle = 'Résilier un contrat ici';
export const endIntro = 'Ici, vous résiliez la location d’une pièce.';
export const endSubmit = 'Résilier maintenant';
export const endReceived = 'Nous avons reçu votre résiliation';
export const endReceivedAt = (moment: string): string =>
  `Nous avons reçu votre résiliation le ${formatMoment(moment)}.`;
export const endDeclaration = 'Par la présente, je résilie le contrat';
export const manner = 'Type de résiliation';
export const mannerName = (name: string | undefined): string =>
  name === 'extraordinary' ? 'extraordinaire' : 'ordinaire';
export const mannerHint = {
  ordinary: 'sans motif, à la fin de la durée de location',
  extraordinary: 'pour motif grave, même avant',
} as const;
/** Terms 5.10 and 5.13; § 542 (2) BGB. */
export const ordinaryMeans =
  'Une location se termine d’elle-même au bout de la durée choisie, même sans résiliation. Une résiliation ordinaire prend donc effet à la fin de cette durée\u202f; avant, la location ne se termine que pour motif grave ou si nous en convenons avec vous. Nous vous écrirons quel jour elle se termine et comment la pièce revient chez nous.';
export const reason = 'Motif de la résiliation';
export const endsOn = 'À partir de quel jour\u202f? Sans indication, dès que possible';
export const endsOnHint =
  'Une résiliation n’a pas d’effet rétroactif\u00a0: si le jour est déjà passé, elle prend effet au plus tôt le jour où elle nous parvient.';
export const backdated = (day: string): string =>
  `${day} (date passée\u202f; prend effet au plus tôt à la réception)`;
export const endsOnShort = 'Prise d’effet';
export const asSoonAsPossible = 'dès que possible';

export const name = 'Votre nom';
export const nameShort = 'Nom';
export const contract = 'Numéro de commande ou désignation du contrat';
export const endContractHint =
  'Si vous ne résiliez que l’une de plusieurs locations, indiquez ici aussi le meuble concerné.';
export const contractShort = 'Contrat';
export const pieces = 'Seulement une partie de la commande\u202f?';
export const piecesHint = 'Veuillez alors indiquer les pièces. Sinon, la rétractation vaut pour l’ensemble.';
export const piecesShort = 'Pièces';
export const allPieces = 'toute la commande';
export const email = 'Adresse e-mail';
export const purpose =
  'Nous envoyons aussitôt à cette adresse une confirmation avec le contenu, la date et l’heure. Nous n’utilisons vos données que pour traiter votre déclaration.';
export const tooMany =
  'De nombreuses déclarations nous sont déjà parvenues depuis votre connexion au cours de la dernière heure. Ce formulaire fonctionnera de nouveau dans une heure au plus tard.';
/** Before the shop's address. */
export const byMail = 'Un e-mail a la même valeur\u00a0:';

export const declaration = 'Déclaration';
export const mailed = 'Cette confirmation vous est aussi envoyée par e-mail.';
export const notMailed =
  'Nous avons déjà envoyé aujourd’hui plusieurs confirmations à cette adresse e-mail. Veuillez imprimer ou enregistrer cette page.';
export const print = 'Imprimer ou enregistrer en PDF';

/** '28 novembre 2026' from '2026-11-28'. */
export const formatDay = (day: string): string => date.format(new Date(`${day}T00:00:00Z`));

const date = inFrench(new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', dateStyle: 'long' }));
/** A moment to the second: '28 novembre 2026 à 16 h 23 min 05 s'. */
const formatMoment = (moment: string): string =>
  dateAndTime.format(new Date(moment)).replace(/:(\d\d)$/, '\u00a0min\u00a0$1\u00a0s');
const dateAndTime = inFrench(
  new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'long',
    timeStyle: 'medium',
  }),
);
