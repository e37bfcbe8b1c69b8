export { thing } from '../modules/catalogue/application/save-product.ts';
