export const asOf = (moment: string): string => `As of ${day(moment)}`;
export const print = 'Save as PDF or print';
export const download = 'Save as a text file';
export const allVersions = 'Earlier versions';
export const versionOf = (moment: string): string => `Version of ${day(moment)}`;
export const formerVersion = (from: string, until: string): string =>
  `You are reading an earlier version, of ${day(from)}. It applied until ${day(until)}.`;
export const toCurrentVersion = 'To the version that applies now';
export const withdrawOnline = 'Withdraw from contract';
/** Shown in other languages only. */
export const germanBinds = 'Only the German text is legally binding.';
/** Above a translation of a binding text. */
export const readingVersion = 'Convenience translation. Only the German text is legally binding.';
export const germanIsNewer = (since: string): string =>
  `The German text has applied in a newer version since ${day(since)}, which is not included here yet.`;
export const toGerman = 'To the German text';

const date = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', dateStyle: 'long' });
const day = (moment: string): string => date.format(new Date(moment));
