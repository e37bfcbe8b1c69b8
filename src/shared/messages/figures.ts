import { eurosIn } from '../money/cents.ts';
import type { Language } from '../text/language.ts';
import { fromNowIn } from '../time/durations.ts';

function figuresIn(locale: string) {
  const number = new Intl.NumberFormat(locale, { useGrouping: 'min2', maximumFractionDigits: 20 });
  const inFull = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    /** A number with separators from five digits on, as German prints it: '5000', '20.000'. */
    number: (value: number): string => number.format(value),
    euros: eurosIn(locale),
    /** A day, given as '2028-02-29', as it is written in a sentence. */
    day: (text: string): string => inFull.format(new Date(`${text}T12:00:00Z`)),
    fromNow: fromNowIn(locale),
  };
}

const french = figuresIn('fr-FR');

/** How each language writes figures in what the shop says. */
export const figures = {
  de: figuresIn('de-DE'),
  en: figuresIn('en-GB'),
  es: figuresIn('es-ES'),
  // The first of a month is '1er mars 2028'.
  fr: { ...french, day: (text: string): string => french.day(text).replace(/^1(?=\s)/, '1er') },
  it: figuresIn('it-IT'),
} satisfies Record<Language, ReturnType<typeof figuresIn>>;

/** Placeholders as they are typed, each once: '{email}, {phone}'. */
export const inBraces = (names: readonly string[]): string =>
  [...new Set(names)].map((name) => `{${name}}`).join(', ');
