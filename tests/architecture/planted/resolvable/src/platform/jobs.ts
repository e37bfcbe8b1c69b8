// @ts-expect-error The file does not exist: that is the violation.
export type { Thing } from './not-there.ts';
