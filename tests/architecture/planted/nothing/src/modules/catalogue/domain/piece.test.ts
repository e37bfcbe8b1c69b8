export { test } from 'vitest';
export { property } from 'fast-check';
export { thing } from './piece.ts';
