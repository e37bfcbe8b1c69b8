export type { Thing } from '../platform/log.ts';
