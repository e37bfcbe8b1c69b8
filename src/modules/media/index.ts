export { createMedia, type Media } from './application/create-media.ts';
export { mostUploadBytes } from './domain/picture-limits.ts';
export type { ReadyPicture, ShopPicture } from './domain/shop-picture.ts';
