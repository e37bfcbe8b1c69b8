/** From a master to the sizes the shop serves. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { folderOf } from './paths.mjs';

const WIDTHS = [320, 640, 960, 1200, 1920];
const FALLBACK = 640;

/** The widths in which a shot is served; pictures of pieces and categories are 1200 wide, and so have the first four. */
export const widthsOf = (shot) => WIDTHS.filter((width) => width <= shot.width);

function finishedFiles(shot) {
  const name = (width, type) => join(folderOf(shot), `${shot.id}-${width}.${type}`);
  return [...widthsOf(shot).map((width) => name(width, 'avif')), name(FALLBACK, 'jpg')];
}

export const isFinished = (shot) => finishedFiles(shot).every((file) => existsSync(file));

/** Writes all sizes and gives back the picture's dominant colour. */
export async function finish(shot, master) {
  mkdirSync(folderOf(shot), { recursive: true });
  const files = finishedFiles(shot);
  const picture = () => (shot.crop ? sharp(master).extract(shot.crop) : sharp(master));
  for (const [index, width] of widthsOf(shot).entries()) {
    await picture().resize({ width }).avif({ quality: 58, effort: 1 }).toFile(files[index]);
  }
  await picture().resize({ width: FALLBACK }).jpeg({ quality: 74, mozjpeg: true }).toFile(files.at(-1));
  const small = await picture().resize({ width: 96 }).png().toBuffer();
  const { dominant } = await sharp(small).stats();
  return '#' + ['r', 'g', 'b'].map((channel) => dominant[channel].toString(16).padStart(2, '0')).join('');
}
