export type { Thing } from '../infrastructure/media.tables.ts';
