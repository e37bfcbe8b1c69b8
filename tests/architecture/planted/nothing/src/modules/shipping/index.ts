export { thing } from '../catalogue/index.ts';
