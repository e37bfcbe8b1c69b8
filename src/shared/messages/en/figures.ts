import { eurosIn } from '../../money/cents.ts';

/** A number with commas from five digits on: '5000', '20,000'. */
const format = new Intl.NumberFormat('en-GB', { useGrouping: 'min2', maximumFractionDigits: 20 });
export const number = (value: number): string => format.format(value);

export const euros = eurosIn('en-GB');

export { inBraces } from '../de/figures.ts';
