import type { Shop } from '../../../server/shop.ts';
export type HomeData = Shop;
export const load = (shop: Shop): HomeData => shop;
