import { htmlToText } from '../../../platform/html/html-to-text.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import type { defaultLanguage, Language } from '../../../shared/text/language.ts';
import type { PageText } from '../domain/page-text.ts';

export interface TextFile {
  /** 'terms-2026-11-21.txt' */
  readonly name: string;
  readonly text: string;
}

const longDate = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'long' });

/** A page of text as a plain file with title, date and version at the top. */
export function textFileOf(
  page: Pick<PageText, 'slug' | 'title' | 'version' | 'validFrom' | 'html'>,
): TextFile {
  const head = `${page.title}\nStand: ${longDate.format(page.validFrom)} (Fassung ${page.version})`;
  return {
    name: `${page.slug}-${berlinDay(page.validFrom)}.txt`,
    text: `${head}\n\n${htmlToText(page.html)}\n`,
  };
}

/** A language to which binding texts are translated. */
type ReadingLanguage = Exclude<Language, typeof defaultLanguage>;

interface Wording {
  readonly locale: string;
  /** The first of a month: '1er décembre 2026'. */
  readonly first: string;
  readonly asOf: (day: string) => string;
  /** Why nobody may rely on it alone. */
  readonly notice: string;
  readonly germanIsNewer: (day: string) => string;
}

const wordings: Record<ReadingLanguage, Wording> = {
  en: {
    locale: 'en-GB',
    first: '1',
    asOf: (day) => `As of ${day}`,
    notice: 'Convenience translation. Only the German text is legally binding.',
    germanIsNewer: (day) =>
      `The German text has applied in a newer version since ${day}, which is not included here yet.`,
  },
  es: {
    locale: 'es-ES',
    first: '1',
    asOf: (day) => `Última actualización: ${day}`,
    notice: 'Traducción de cortesía. Solo el texto alemán es jurídicamente vinculante.',
    germanIsNewer: (day) =>
      `Desde el ${day} rige una nueva versión del texto alemán que aquí aún no se ha incorporado.`,
  },
  fr: {
    locale: 'fr-FR',
    first: '1er',
    asOf: (day) => `Dernière mise à jour\u00a0: ${day}`,
    notice: 'Traduction de courtoisie. Seul le texte allemand fait foi.',
    germanIsNewer: (day) =>
      `Une nouvelle version du texte allemand, qui n’est pas encore reprise ici, est en vigueur\u00a0: ${day}.`,
  },
  it: {
    locale: 'it-IT',
    first: '1º',
    asOf: (day) => `Aggiornamento: ${day}`,
    notice: 'Traduzione di cortesia. Giuridicamente vincolante è solo il testo tedesco.',
    germanIsNewer: (day) =>
      `Il testo tedesco ha una versione più recente (${day}), non ancora riportata qui.`,
  },
};

/** A reading version as a plain file: what it is stands at its top, where nobody can miss it. */
export function readingFileOf(page: PageText, language: ReadingLanguage): TextFile {
  const { locale, first, asOf, notice, germanIsNewer } = wordings[language];
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Berlin', dateStyle: 'long' });
  const day = (moment: Date): string => format.format(moment).replace(/^1(?= )/, first);
  const head = [
    page.title,
    asOf(day(page.validFrom)),
    notice,
    ...(page.germanSince === null ? [] : [germanIsNewer(day(page.germanSince))]),
  ];
  return {
    name: `${page.slug}-${language}-${berlinDay(page.validFrom)}.txt`,
    text: `${head.join('\n')}\n\n${htmlToText(page.html)}\n`,
  };
}
