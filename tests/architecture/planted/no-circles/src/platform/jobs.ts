export { later } from './outbox.ts';
export const now = 1;
