export { thing } from '../application/check.ts';
