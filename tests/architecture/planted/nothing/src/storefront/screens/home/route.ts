import type { Shop } from '../../../server/compose.ts';
export type { Page } from './page.tsx';
export type HomeData = Shop;
export const load = (shop: Shop): HomeData => shop;
