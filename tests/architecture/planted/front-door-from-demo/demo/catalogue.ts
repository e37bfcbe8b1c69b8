export { thing } from '../src/modules/catalogue/domain/piece.ts';
