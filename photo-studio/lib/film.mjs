/** Films made of pictures: a slow approach and back, without sound. Cheap beside rendering, so all are made anew. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { runBlender } from './blender.mjs';
import { masters, sitePictures, studio } from './paths.mjs';

export const films = () => JSON.parse(readFileSync(join(studio, 'shots', 'films.json'), 'utf8'));

const filmFile = (film, kind) => join(sitePictures, `${film.id}.${kind}`);
const kinds = ['webm', 'mp4'];

/** `master` is the picture that the film approaches, in full size. Its first frame is the whole picture. */
export async function makeFilm(film, master) {
  const { id, width, height, approach, towards, seconds, fps, kilobits } = film;
  const folder = join(masters, 'films');
  mkdirSync(folder, { recursive: true });
  const picture = join(folder, `${id}.png`);
  await sharp(master)
    .resize({
      width: Math.round(width * (1 + approach)),
      height: Math.round(height * (1 + approach)),
      fit: 'cover',
    })
    .toFile(picture);
  for (const kind of kinds) {
    const target = filmFile(film, kind);
    rmSync(target, { force: true });
    const job = {
      picture,
      target,
      kind,
      width,
      height,
      approach,
      towards,
      seconds,
      fps,
      kilobits: kilobits[kind],
    };
    await runBlender('film.py', [JSON.stringify(job)], target);
  }
}

/** What the manifest says of a finished film; null while there is none. */
export function filmEntry(film) {
  const hash = createHash('sha256');
  try {
    for (const kind of kinds) hash.update(readFileSync(filmFile(film, kind)));
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
  const { id, width, height, seconds } = film;
  return { id, width, height, seconds, hash: hash.digest('hex').slice(0, 12) };
}
