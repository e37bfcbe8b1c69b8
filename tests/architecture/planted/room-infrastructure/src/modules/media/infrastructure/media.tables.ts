export type { Thing } from '../application/store.ts';
