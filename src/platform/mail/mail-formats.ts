import { eurosIn, type Cents } from '../../shared/money/cents.ts';
import type { Language } from '../../shared/text/language.ts';

/** How mails in a language write amounts, days and times; times are Berlin's. */
export interface MailFormats {
  /** Cents as '1.250,00 €' or '€1,250.00'. */
  readonly euros: (amount: Cents) => string;
  /** '25,5', in English '25.5' */
  readonly decimal: (value: number) => string;
  /** '2026-11-28' as '28.11.2026' in German, '28 November 2026' in English, '28 de noviembre de 2026' in Spanish. */
  readonly day: (day: string) => string;
  /** '14:32', in French '14 h 32' */
  readonly clock: (moment: Date) => string;
  /** '21. November 2026 um 11:15:32' */
  readonly moment: (moment: Date) => string;
  /** '21. November 2026 um 11:15' */
  readonly minute: (moment: Date) => string;
}

/** The region whose habits mails in a language follow. */
const localeOf: Readonly<Record<Language, string>> = {
  de: 'de-DE',
  en: 'en-GB',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
};

export function mailFormatsIn(language: Language): MailFormats {
  return formats[language];
}

const timeZone = 'Europe/Berlin';

/** The first of a month, where it is an ordinal, which Intl does not know. */
const first: Readonly<Partial<Record<Language, string>>> = { fr: '1er', it: '1º' };

/** With the ordinal; in French times are '16 h 23', which Intl does not know either. */
function asWritten(language: Language, text: string): string {
  const ordered = text.replace(/^1(?= )/, first[language] ?? '1');
  return language === 'fr'
    ? ordered.replace(
        /(?<!\d)0?(\d+):(\d\d)(?::(\d\d))?/,
        (_, hours: string, minutes: string, seconds?: string) =>
          [hours, 'h', minutes, ...(seconds === undefined ? [] : ['min', seconds, 's'])].join('\u00a0'),
      )
    : ordered;
}

function formatsOf(language: Language): MailFormats {
  const locale = localeOf[language];
  const decimals = new Intl.NumberFormat(locale);
  const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
  const written = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'medium' });
  const toTheMinute = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' });
  // A day of the calendar has no zone.
  const longDay = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' });
  return {
    euros: eurosIn(locale),
    decimal: (value) => decimals.format(value),
    day: (day) =>
      language === 'de'
        ? day.split('-').reverse().join('.')
        : asWritten(language, longDay.format(new Date(`${day}T00:00:00Z`))),
    clock: (moment) => asWritten(language, clock.format(moment)),
    moment: (moment) => asWritten(language, written.format(moment)),
    minute: (moment) => asWritten(language, toTheMinute.format(moment)),
  };
}

const formats: Readonly<Record<Language, MailFormats>> = {
  de: formatsOf('de'),
  en: formatsOf('en'),
  es: formatsOf('es'),
  fr: formatsOf('fr'),
  it: formatsOf('it'),
};
