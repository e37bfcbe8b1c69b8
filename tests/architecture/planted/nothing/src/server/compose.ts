import type { Shop } from './shop.ts';
export { thing as catalogue } from '../modules/catalogue/index.ts';
export { save } from '../modules/catalogue/http/catalogue.routes.ts';
export { thing as cards } from '../read-models/cards.ts';
export { load } from '../storefront/screens/home/route.ts';
export const shop: Shop = 1;
