export type Thing = number;
export type { Thing as Other } from '../declarations/index.ts';
