export { thing } from '../domain/piece.ts';
export type { Thing } from '../infrastructure/product-repository.ts';
export { hostname } from '../../../platform/log.ts';
