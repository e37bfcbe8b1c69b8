export { thing } from '../../../server/compose.ts';
