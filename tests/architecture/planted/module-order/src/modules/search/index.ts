export type Thing = number;
export type { Thing as Other } from '../newsletter/index.ts';
