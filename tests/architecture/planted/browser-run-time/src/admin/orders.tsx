export { thing } from '../modules/cart/index.ts';
