import { ofThe, toThe } from './shell.ts';

export const asOf = (moment: string): string => `Aggiornamento: ${day(moment)}`;
export const print = 'Salva come PDF o stampa';
export const download = 'Salva come file di testo';
export const allVersions = 'Versioni precedenti';
export const versionOf = (moment: string): string => `Versione ${ofThe(day(moment))}`;
export const formerVersion = (from: string, until: string): string =>
  `Stai leggendo una versione precedente, ${ofThe(day(from))}. È stata in vigore fino ${toThe(day(until))}.`;
export const toCurrentVersion = 'Vai alla versione in vigore';
export const withdrawOnline = 'Recedere dal contratto qui';
/** Shown in other languages only. */
export const germanBinds = 'Giuridicamente vincolante è solo il testo tedesco.';
/** Above a translation of a binding text. */
export const readingVersion = 'Traduzione di cortesia. Giuridicamente vincolante è solo il testo tedesco.';
export const germanIsNewer = (since: string): string =>
  `Il testo tedesco ha una versione più recente, ${ofThe(day(since))}, non ancora riportata qui.`;
export const toGerman = 'Vai al testo tedesco';

const date = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Berlin', dateStyle: 'long' });
const day = (moment: string): string => date.format(new Date(moment));
