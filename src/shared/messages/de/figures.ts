import { fromNowIn } from '../../time/durations.ts';

/** A number with points from five digits on, as German prints it: '5000', '20.000'. */
const format = new Intl.NumberFormat('de-DE', { useGrouping: 'min2', maximumFractionDigits: 20 });
export const number = (value: number): string => format.format(value);

export { formatEuros as euros } from '../../money/cents.ts';

/** Placeholders as they are typed, each once: '{email}, {phone}'. */
export const inBraces = (names: readonly string[]): string =>
  [...new Set(names)].map((name) => `{${name}}`).join(', ');

const inFull = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

/** A day, given as '2028-02-29', as it is written in a sentence. */
export const day = (text: string): string => inFull.format(new Date(`${text}T12:00:00Z`));

export const fromNow = fromNowIn('de-DE');
