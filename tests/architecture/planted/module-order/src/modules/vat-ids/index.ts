export type Thing = number;
export type { Thing as Other } from '../shipping/index.ts';
