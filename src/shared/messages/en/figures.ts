import { eurosIn } from '../../money/cents.ts';
import { fromNowIn } from '../../time/durations.ts';

/** A number with commas from five digits on: '5000', '20,000'. */
const format = new Intl.NumberFormat('en-GB', { useGrouping: 'min2', maximumFractionDigits: 20 });
export const number = (value: number): string => format.format(value);

export const euros = eurosIn('en-GB');

export { inBraces } from '../de/figures.ts';

const inFull = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day, given as '2028-02-29', as it is written in a sentence. */
export const day = (text: string): string => inFull.format(new Date(`${text}T12:00:00Z`));

export const fromNow = fromNowIn('en-GB');
