import { formatEuros } from '../shell/money.ts';

export const oneMoment = 'One moment …';
export const noConnection =
  'You have no connection to us right now. Everything here stays as it is; please try again in a moment.';
/** In place of an empty cart, if the browser keeps nothing. */
export const storageForbidden =
  'Your browser does not allow the shop to remember your basket. Please allow this site cookies and site data, and reload the page. Or order by email or telephone.';
/** Read out after the press of a button that changes it. */
export const quantityNow = (title: string, count: number, cents: number): string =>
  `${title}: now ${count}, ${formatEuros(cents)}.`;
