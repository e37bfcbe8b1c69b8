export { thing } from './route.ts';
