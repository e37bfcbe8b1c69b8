/** demo/photographs/manifest.json: the finished pictures and nothing else. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { photographs } from './paths.mjs';

const file = join(photographs, 'manifest.json');

/** What is known of finished shots: 'folder/id' → { hash, placeholder }. */
export function readFinished() {
  if (!existsSync(file)) return new Map();
  const { pieces, scenes } = JSON.parse(readFileSync(file, 'utf8'));
  const ofPieces = pieces.flatMap((piece) => piece.shots.map((shot) => [`${piece.id}/${shot.id}`, shot]));
  return new Map([...ofPieces, ...scenes.map((shot) => [`scenes/${shot.id}`, shot])]);
}

export function writeManifest({ pieces, families, shots }, finished) {
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
    shots: entries(piece.id),
  }));
  mkdirSync(photographs, { recursive: true });
  const manifest = { pieces: listed.filter((piece) => piece.shots.length > 0), scenes: entries('scenes') };
  writeFileSync(file + '.new', JSON.stringify(manifest, null, 2) + '\n');
  renameSync(file + '.new', file);
}

function entry(shot, { placeholder, hash }) {
  const { id, kind, width, height, alt } = shot;
  return { id, kind, width, height, placeholder, alt, hash };
}
