export { thing } from '../testing/a-piece.ts';
export { shop } from '../../../server/compose.ts';
