export { thing } from '../domain/piece.ts';
