import { formatEuros } from './shell.ts';

/** Words that a product page needs only after an action. */
export const linkCopied = 'Link copied.';
/** Above the link, which is in a field. */
export const copyByHand = 'Copying is not possible here. Please copy the link yourself.';
export const link = 'Link';
export { productNotFound as notFound } from '../wording/quoted.ts';
export const meanwhile = {
  sold: 'This piece has been sold in the meantime.',
  away: 'This piece is not for sale online at present.',
  reserved: 'This piece has been reserved in the meantime.',
  rented: 'This piece has been rented out in the meantime.',
  free: 'This piece is available again.',
  price: (cents: number): string => `The price has changed: ${formatEuros(cents)}.`,
} as const;
