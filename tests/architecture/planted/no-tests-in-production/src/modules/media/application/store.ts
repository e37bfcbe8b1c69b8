export { thing } from '../testing/a-picture.ts';
