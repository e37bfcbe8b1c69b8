import { eurosIn, type Cents } from '../../shared/money/cents.ts';
import { type Language, defaultLanguage } from '../../shared/text/language.ts';

/** How mails in a language write amounts, days and times; times are Berlin's. */
export interface MailFormats {
  /** Cents as '1.250,00 €' or '€1,250.00'. */
  readonly euros: (amount: Cents) => string;
  /** '2026-11-28' as '28.11.2026' or '28 November 2026'. */
  readonly day: (day: string) => string;
  /** '14:32' */
  readonly clock: (moment: Date) => string;
  /** '21. November 2026 um 11:15:32' */
  readonly moment: (moment: Date) => string;
}

export function mailFormatsIn(language: Language): MailFormats {
  return mailTextsIn(language, formats);
}

const timeZone = 'Europe/Berlin';
const written = { timeZone, dateStyle: 'long', timeStyle: 'medium' } as const;

function clockIn(locale: string): MailFormats['clock'] {
  const format = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
  return (moment) => format.format(moment);
}

function momentIn(locale: string): MailFormats['moment'] {
  const format = new Intl.DateTimeFormat(locale, written);
  return (moment) => format.format(moment);
}

const englishDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });

const formats = {
  de: {
    euros: eurosIn('de-DE'),
    day: (day: string) => day.split('-').reverse().join('.'),
    clock: clockIn('de-DE'),
    moment: momentIn('de-DE'),
  },
  en: {
    euros: eurosIn('en-GB'),
    day: (day: string) => englishDay.format(new Date(`${day}T00:00:00Z`)),
    clock: clockIn('en-GB'),
    moment: momentIn('en-GB'),
  },
};

/** Texts of mails in German, and in other languages if they exist. */
type MailTexts<Texts> = Readonly<Record<typeof defaultLanguage, Texts>> &
  Readonly<Partial<Record<Language, Texts>>>;

/** The texts in a language, or the German ones if they have not been translated yet. */
export function mailTextsIn<Texts>(language: Language, texts: MailTexts<Texts>): Texts {
  return texts[language] ?? texts[defaultLanguage];
}
