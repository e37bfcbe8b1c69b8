import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export const studio = fileURLToPath(new URL('..', import.meta.url));
const root = join(studio, '..');
export const masters = join(root, '.photo-masters');
export const photographs = join(root, 'demo', 'photographs');
