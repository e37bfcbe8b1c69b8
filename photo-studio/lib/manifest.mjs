/** The manifests of finished pictures: demo/photographs/manifest.json and pictures/site/manifest.json. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filmEntry, films } from './film.mjs';
import { widthsOf } from './finish.mjs';
import { photographs, sitePictures, studio } from './paths.mjs';

const ofDemo = join(photographs, 'manifest.json');
const ofSite = join(sitePictures, 'manifest.json');

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** What is known of finished shots: 'folder/id' → { hash, placeholder }. */
export function readFinished() {
  const { pieces = [], categories = [] } = read(ofDemo);
  const { pictures = [] } = read(ofSite);
  return new Map([
    ...pieces.flatMap((piece) => piece.shots.map((shot) => [`${piece.id}/${shot.id}`, shot])),
    ...categories.map((shot) => [`categories/${shot.id}`, shot]),
    ...pictures.map((shot) => [`site/${shot.id}`, shot]),
  ]);
}

export function writeManifests({ pieces, families, shots }, finished) {
  const entries = (folder) =>
    shots
      .filter((shot) => shot.folder === folder && finished.has(`${folder}/${shot.id}`))
      .map((shot) => entry(shot, finished.get(`${folder}/${shot.id}`)));
  const listed = pieces.map((piece) => ({
    id: piece.id,
    family: piece.family,
    line: families[piece.family].line,
    materials: piece.materials,
    colour: piece.colour,
    widthCm: piece.cm[0],
    heightCm: piece.cm[2],
    depthCm: piece.cm[1],
    ...(piece.series ? { series: piece.series } : {}),
    shots: entries(piece.id),
  }));
  write(ofDemo, {
    pieces: listed.filter((piece) => piece.shots.length > 0),
    categories: entries('categories'),
  });
  write(ofSite, {
    pictures: [...entries('site'), ...drawings()],
    films: films()
      .map(filmEntry)
      .filter((film) => film !== null),
  });
}

function entry(shot, { placeholder, hash }) {
  const { id, kind, width, height, alt } = shot;
  const widths = shot.folder === 'site' ? { widths: widthsOf(shot) } : {};
  return { id, kind, width, height, ...widths, placeholder, alt, hash };
}

/** Pictures that are drawn, not rendered: their files lie in pictures/site already. */
function drawings() {
  const drawn = JSON.parse(readFileSync(join(studio, 'shots', 'drawings.json'), 'utf8'));
  return drawn.map(({ id, width, height, placeholder, alt }) => {
    const hash = createHash('sha256').update(readFileSync(join(sitePictures, `${id}.svg`)));
    const words = { placeholder, alt, hash: hash.digest('hex').slice(0, 12) };
    return { id, kind: 'drawing', width, height, widths: [], ...words };
  });
}

function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file + '.new', JSON.stringify(content, null, 2) + '\n');
  renameSync(file + '.new', file);
}
