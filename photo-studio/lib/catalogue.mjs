/** The shots to take: reads shots/*.json and expands every piece into its recipes. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { studio } from './paths.mjs';

const PORTRAIT = { width: 1200, height: 1500 };
const SAMPLES = { studio: 16, angle: 16, detail: 24, room: 32 };
const RANK = { studio: 0, angle: 3.2, detail: 2.4 };

const folder = join(studio, 'shots');
const table = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

export function readCatalogue() {
  const families = table('families.json');
  const files = readdirSync(join(folder, 'pieces')).sort();
  const pieces = files.flatMap((file) => table(join('pieces', file)));
  const seen = new Map();
  const shots = pieces.flatMap((piece) => {
    const index = seen.get(piece.family) ?? 0;
    seen.set(piece.family, index + 1);
    const turn = Object.keys(families).indexOf(piece.family) / 1000;
    return shotsOf(piece, families[piece.family], index + turn);
  });
  const rooms = table('rooms.json').map((room) =>
    roomShot(room, new Map(pieces.map((piece) => [piece.id, piece]))),
  );
  return { families, pieces, shots: [...shots, ...rooms].sort((a, b) => a.rank - b.rank) };
}

/** Lower ranks are taken first: one studio picture of every family, in the order of families.json, then variants. */
function shotsOf(piece, family, order) {
  return Object.entries({ studio: {}, ...piece.shots }).map(([id, shot]) => {
    const kind = shot.kind ?? id;
    const recipe = { revision: family.revision, ...built(piece), ...PORTRAIT, ...camera(family, kind, shot) };
    const rank = order + RANK[kind];
    return {
      folder: piece.id,
      id,
      kind,
      family: piece.family,
      ...PORTRAIT,
      alt: altText(piece, kind, shot),
      ...hashed(recipe, SAMPLES[kind]),
      rank,
    };
  });
}

const built = ({ family, cm, params = {} }) => ({ family, cm, params });

function camera(family, kind, shot) {
  const [turn, above, lens] = family.view;
  const view = shot.view ?? (kind === 'angle' ? [-turn * 1.8, above + 6, lens] : family.view);
  return { view, studio: { ...family.studio, ...shot.studio } };
}

function altText(piece, kind, shot) {
  const ending = { studio: '', angle: ', von der anderen Seite gesehen', detail: ' im Detail' };
  return shot.alt ?? `${piece.what}${ending[kind]}.`;
}

/** A room belongs to the piece it is `of`, or stands alone as a scene such as the banner. */
function roomShot(
  { of, id = 'room', width = PORTRAIT.width, height = PORTRAIT.height, revision = 1, rank, alt, scene },
  pieces,
) {
  const placed = scene.pieces.map(({ piece, ...place }) => ({ ...built(pieces.get(piece)), ...place }));
  const recipe = { revision, width, height, scene: { ...scene, pieces: placed } };
  const family = pieces.get(of)?.family ?? 'scene';
  return {
    folder: of ?? 'scenes',
    id,
    kind: 'room',
    family,
    width,
    height,
    alt,
    ...hashed(recipe, SAMPLES.room),
    rank,
  };
}

/** More samples make the same picture with less noise: they do not change its hash. */
function hashed(recipe, samples) {
  const hash = createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 12);
  return { hash, recipe: { ...recipe, samples } };
}
