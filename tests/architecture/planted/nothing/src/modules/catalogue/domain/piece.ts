export { thing } from '../../../shared/cents.ts';
export type { Thing } from '../../../shared/cents.ts';
