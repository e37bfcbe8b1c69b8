export type { Thing } from '../../catalogue/domain/piece.ts';
