import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export const studio = fileURLToPath(new URL('..', import.meta.url));
const root = join(studio, '..');
export const masters = join(root, '.photo-masters');
export const photographs = join(root, 'demo', 'photographs');
export const sitePictures = join(root, 'pictures', 'site');
export const drawings = join(root, 'src', 'storefront', 'drawings');

/** Where a shot's finished sizes lie: pictures of the shop itself apart from those of the demo's pieces. */
export const folderOf = (shot) => (shot.folder === 'site' ? sitePictures : join(photographs, shot.folder));
