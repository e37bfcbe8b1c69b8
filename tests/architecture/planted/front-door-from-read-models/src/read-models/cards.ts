export type { Thing } from '../modules/catalogue/domain/piece.ts';
