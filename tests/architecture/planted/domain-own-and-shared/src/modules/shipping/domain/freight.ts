export type { Thing } from '../../catalogue/index.ts';
