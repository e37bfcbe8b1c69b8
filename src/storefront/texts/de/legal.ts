export const asOf = (moment: string): string => `Stand: ${day(moment)}`;
export const print = 'Als PDF speichern oder drucken';
export const download = 'Als Textdatei speichern';
export const allVersions = 'Frühere Fassungen';
export const versionOf = (moment: string): string => `Fassung vom ${day(moment)}`;
export const formerVersion = (from: string, until: string): string =>
  `Sie lesen eine frühere Fassung vom ${day(from)}. Sie galt bis zum ${day(until)}.`;
export const toCurrentVersion = 'Zur geltenden Fassung';
export const withdrawOnline = 'Vertrag widerrufen';
/** Shown in other languages only. */
export const germanBinds = 'Verbindlich ist allein der deutsche Text.';
/** Above a translation of a binding text. */
export const readingVersion = 'Lesefassung. Verbindlich ist allein der deutsche Text.';
export const germanIsNewer = (since: string): string =>
  `Der deutsche Text gilt seit dem ${day(since)} in neuer Fassung, die hier noch fehlt.`;
export const toGerman = 'Zum deutschen Text';

const date = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'long' });
const day = (moment: string): string => date.format(new Date(moment));
