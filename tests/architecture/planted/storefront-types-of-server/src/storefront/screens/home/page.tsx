export type { Thing } from '../../../server/compose.ts';
