export type { Thing } from '../domain/piece.ts';
