export { thing } from '../domain/piece.ts';
export { z } from 'zod';
