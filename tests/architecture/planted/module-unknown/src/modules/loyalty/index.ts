export type { Thing } from '../../shared/cents.ts';
