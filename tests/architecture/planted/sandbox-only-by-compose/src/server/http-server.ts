export { thing } from '../../sandbox/create-sandbox.ts';
