export { thing } from '../../demo/catalogue.ts';
