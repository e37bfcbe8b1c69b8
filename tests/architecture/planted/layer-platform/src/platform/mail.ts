export type { Thing } from '../modules/media/index.ts';
