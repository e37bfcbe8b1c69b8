export type Thing = number;
export type { Thing as Other } from '../media/index.ts';
