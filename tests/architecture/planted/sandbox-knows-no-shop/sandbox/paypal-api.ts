export { thing } from '../src/modules/payments/index.ts';
