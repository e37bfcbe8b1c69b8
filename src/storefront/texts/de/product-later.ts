import { formatEuros } from './shell.ts';

/** Words that a product page needs only after an action. */
export const linkCopied = 'Der Link wurde kopiert.';
/** Above the link, which is in a field. */
export const copyByHand = 'Kopieren ist hier nicht möglich. Bitte kopieren Sie den Link selbst.';
export const link = 'Link';
export { productNotFound as notFound } from '../wording/quoted.ts';
export const meanwhile = {
  sold: 'Dieses Stück wurde inzwischen verkauft.',
  away: 'Dieses Stück ist zurzeit nicht online zu kaufen.',
  reserved: 'Dieses Stück wurde inzwischen reserviert.',
  rented: 'Dieses Stück wurde inzwischen vermietet.',
  free: 'Dieses Stück ist wieder zu haben.',
  price: (cents: number): string => `Der Preis hat sich geändert: ${formatEuros(cents)}.`,
} as const;
