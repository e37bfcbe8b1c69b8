export { thing as save } from '../application/save-product.ts';
export { thing as schema } from './catalogue.schemas.ts';
