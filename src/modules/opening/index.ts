export { createOpening } from './application/create-opening.ts';
export type { ShopOpening } from './application/create-opening.ts';
export type { OpeningState } from './domain/opening-conditions.ts';
