export { createMedia, type Media } from './application/create-media.ts';
export { maxUploadBytes } from './domain/picture-limits.ts';
