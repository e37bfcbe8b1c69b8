/** From a master to the sizes the shop serves. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { photographs } from './paths.mjs';

const WIDTHS = { portrait: [320, 640, 960, 1200], landscape: [640, 960, 1200, 1920] };
const FALLBACK = 640;

const widthsOf = (shot) => (shot.width > shot.height ? WIDTHS.landscape : WIDTHS.portrait);

function finishedFiles(shot) {
  const name = (width, type) => join(photographs, shot.folder, `${shot.id}-${width}.${type}`);
  return [...widthsOf(shot).map((width) => name(width, 'avif')), name(FALLBACK, 'jpg')];
}

export const isFinished = (shot) => finishedFiles(shot).every((file) => existsSync(file));

/** Writes all sizes and gives back the picture's dominant colour. */
export async function finish(shot, master) {
  mkdirSync(join(photographs, shot.folder), { recursive: true });
  const files = finishedFiles(shot);
  for (const [index, width] of widthsOf(shot).entries()) {
    await sharp(master).resize({ width }).avif({ quality: 64, effort: 4 }).toFile(files[index]);
  }
  await sharp(master).resize({ width: FALLBACK }).jpeg({ quality: 78, mozjpeg: true }).toFile(files.at(-1));
  const { dominant } = await sharp(master).resize({ width: 96 }).stats();
  return '#' + ['r', 'g', 'b'].map((channel) => dominant[channel].toString(16).padStart(2, '0')).join('');
}
