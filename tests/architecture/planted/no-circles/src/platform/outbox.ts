export { now } from './jobs.ts';
export const later = 2;
