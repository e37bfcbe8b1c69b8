import { inFrench } from './shell.ts';

export const asOf = (moment: string): string => `Dernière mise à jour\u00a0: ${day(moment)}`;
export const print = 'Enregistrer en PDF ou imprimer';
export const download = 'Enregistrer en fichier texte';
export const allVersions = 'Versions antérieures';
export const versionOf = (moment: string): string => `Version du ${day(moment)}`;
export const formerVersion = (from: string, until: string): string =>
  `Vous lisez une version antérieure, du ${day(from)}. Elle a été en vigueur jusqu’au ${day(until)}.`;
export const toCurrentVersion = 'Voir la version en vigueur';
export const withdrawOnline = 'Se rétracter du contrat';
/** Shown in other languages only. */
export const germanBinds = 'Seul le texte allemand fait foi.';
/** Above a translation of a binding text. */
export const readingVersion = 'Traduction de courtoisie. Seul le texte allemand fait foi.';
export const germanIsNewer = (since: string): string =>
  `Une nouvelle version du texte allemand, qui n’est pas encore reprise ici, est en vigueur depuis le ${day(since)}.`;
export const toGerman = 'Voir le texte allemand';

const date = inFrench(new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Berlin', dateStyle: 'long' }));
const day = (moment: string): string => date.format(new Date(moment));
