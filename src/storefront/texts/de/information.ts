import type { OpeningHours } from '../../../modules/content/index.ts';
import { dayRuns, type Weekday } from '../../../shared/time/opening-hours.ts';

export const gallery = 'Bilder';
export const visit = {
  heading: 'Sehen wir uns?',
  text: 'Zwei Geschäfte in Friedrichshain, ohne Termin. Oder Sie rufen an und fragen nach einem bestimmten Stück.',
  label: 'Kontakt und Anfahrt',
};
export const browse = {
  heading: 'Genug gelesen',
  text: 'Jedes Stück mit Bildern, Maßen und Zustand, und mit allem, was uns aufgefallen ist.',
  label: 'Alle Kategorien',
};
export const ask = {
  heading: 'Noch unsicher?',
  text: 'Wir rechnen mit Ihnen durch, was geht, und raten auch ab. Rufen Sie an oder schreiben Sie uns.',
  label: 'Kontakt aufnehmen',
};

/** The wording that advertising for credit needs (Directive (EU) 2023/2225, Art. 8 (1)). */
export const creditWarning = 'Achtung! Kreditaufnahme kostet Geld!';
export const noInstalmentsTitle = 'Ratenzahlung';
export const noInstalments =
  'Ratenzahlung bieten wir zurzeit nicht an. Sie zahlen mit Karte, PayPal oder Überweisung. Welche Möglichkeiten es im Einzelfall gibt, sagen wir Ihnen gern.';

export const store = 'Besuchen';
export const addressTitle = 'Adresse';
export const toMap = 'Karte und Anfahrt';
export const hours = 'Öffnungszeiten';
export const withoutAppointment = 'Ohne Termin';

const dayNames: Record<Weekday, string> = {
  Mo: 'Montag',
  Tu: 'Dienstag',
  We: 'Mittwoch',
  Th: 'Donnerstag',
  Fr: 'Freitag',
  Sa: 'Samstag',
  Su: 'Sonntag',
};

/** 'Montag bis Donnerstag und Samstag, 9 bis 18 Uhr' */
export function openingHours({ days, opens, closes }: OpeningHours): string {
  return `${inWords(days)}, ${hour(opens)}\u00a0bis\u00a0${hour(closes)}\u00a0Uhr`;
}

/** Three or more consecutive days are 'from … to', fewer are listed. */
function inWords(days: readonly Weekday[]): string {
  const names = dayRuns(days).flatMap((run) =>
    run.length > 2
      ? [`${dayNames[run[0]]} bis ${dayNames[run.at(-1) ?? run[0]]}`]
      : run.map((day) => dayNames[day]),
  );
  return listOf.format(names);
}

/** '09:00' is '9', '09:30' is '9.30'. */
function hour(time: string): string {
  const [hours = '', minutes = '00'] = time.split(':');
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}.${minutes}`;
}

export const donatedPieces = 'Unsere aktuellen Spenden';
export const donatedPiecesSubtitle =
  'Der volle Erlös dieser Möbel geht an eine medizinische Hilfsorganisation.';
export const noDonationProofs =
  'Noch ist keines dieser Möbel verkauft. Nach dem ersten Kauf steht hier der erste Beleg.';
export const donationLocations = {
  heading: 'Unsere Standorte',
  text: 'Die Möbel stehen in Friedrichshain, in der Frankfurter Allee und in der Revaler Straße. Sehen Sie sie sich an.',
  label: 'Adressen und Karte',
};

const listOf = new Intl.ListFormat('de-DE', { type: 'conjunction' });
