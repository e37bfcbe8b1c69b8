import { eurosIn } from '../../money/cents.ts';
import { fromNowIn } from '../../time/durations.ts';

/** A number with spaces from five digits on: '5000', '20 000'. */
const format = new Intl.NumberFormat('fr-FR', { useGrouping: 'min2', maximumFractionDigits: 20 });
export const number = (value: number): string => format.format(value);

export const euros = eurosIn('fr-FR');

export { inBraces } from '../de/figures.ts';

const inFull = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** A day, given as '2028-02-29', as it is written in a sentence; the first of a month is '1er mars 2028'. */
export const day = (text: string): string =>
  inFull.format(new Date(`${text}T12:00:00Z`)).replace(/^1(?=\s)/, '1er');

export const fromNow = fromNowIn('fr-FR');
