export { createMedia, type Media } from './application/create-media.ts';
export { mostUploadBytes } from './domain/picture-limits.ts';
