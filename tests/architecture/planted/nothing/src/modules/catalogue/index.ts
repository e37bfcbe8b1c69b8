export { thing } from './application/save-product.ts';
export type { Thing } from './domain/piece.ts';
