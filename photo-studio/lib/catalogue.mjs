/** The shots to take: reads shots/*.json and expands every piece into its recipes. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { studio } from './paths.mjs';

const PORTRAIT = { width: 1200, height: 1500 };
const LANDSCAPE = { width: 960, height: 720 };
const SAMPLES = { studio: 8, angle: 8, detail: 8, room: 16, site: 14 };
/** Pieces on paper are rendered at this share of their full size, and enlarged for the widest of their files. */
const SHARE = 5 / 6;
/** Added to the rank of what is taken again: after everything that is still missing. */
const LAST = 1000;
/** Covers before everything else: a vintage piece is in the demo as soon as it has one. */
const RANK = { studio: 0, detail: 100, angle: 101 };

const folder = join(studio, 'shots');
const table = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

export function readCatalogue() {
  const families = table('families.json');
  const agains = table('again.json');
  const files = readdirSync(join(folder, 'pieces')).sort();
  const pieces = files.flatMap((file) => table(join('pieces', file)));
  const seen = new Map();
  const shots = pieces.flatMap((piece) => {
    const index = seen.get(piece.family) ?? 0;
    seen.set(piece.family, index + 1);
    const turn = Object.keys(families).indexOf(piece.family) / 1000;
    return shotsOf(piece, families[piece.family], index + turn, agains);
  });
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const rooms = [...table('rooms.json'), ...scenesOf('site')].map((room) => roomShot(room, byId));
  const taken = [...shots, ...rooms];
  const crops = table('crops.json').map((crop) => cropOf(crop, taken));
  return { families, pieces, shots: [...taken, ...crops].sort((a, b) => a.rank - b.rank) };
}

const scenesOf = (name) =>
  readdirSync(join(folder, name))
    .sort()
    .flatMap((file) => table(join(name, file)));

/** How many vintage pieces of a family are seen from a second side and close as well, and how many from all sides. */
const SEEN = { twice: 7, around: 2 };

/** The shots that the piece at this place of its family has beside its cover and those that it names itself. */
function furtherShots({ cm }, { line, view, detail, studio }, place) {
  if (line !== 'vintage' || place >= SEEN.twice) return {};
  const [turn, above, lens] = view;
  const close = detail && {
    view: detail.view,
    studio: {
      close: {
        at: detail.at.map((share, axis) => (share * cm[axis]) / 100),
        span: (detail.share * Math.max(...cm)) / 100,
      },
    },
  };
  const around = {
    side: { kind: 'angle', view: [turn < 0 ? -82 : 82, above, lens], seen: 'von der Seite gesehen' },
    back: { kind: 'angle', view: [turn + 180, above + 4, lens], seen: 'von hinten gesehen' },
    top: { kind: 'angle', view: [turn, above + 26, lens], seen: 'von oben gesehen' },
  };
  const isAround = place < SEEN.around && !studio?.wall;
  return { angle: {}, ...(close && { detail: close }), ...(isAround && around) };
}

/** Lower ranks are taken first: one studio picture of every family, in the order of families.json, then variants. */
function shotsOf(piece, family, order, agains) {
  const further = furtherShots(piece, family, Math.floor(order));
  return Object.entries({ studio: {}, ...further, ...piece.shots }).map(([id, shot]) => {
    const kind = shot.kind ?? id;
    const again = agains[`${piece.id}/${id}`];
    const recipe = {
      revision: again ?? family.revision,
      ...built(piece),
      ...PORTRAIT,
      ...camera(family, kind, shot),
    };
    const rank = order + RANK[kind] + (again ? LAST : 0);
    return {
      folder: piece.id,
      id,
      kind,
      family: piece.family,
      ...PORTRAIT,
      alt: altText(piece, kind, shot),
      ...hashed(recipe, { samples: SAMPLES[kind], share: SHARE }),
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
  return shot.alt ?? `${piece.what}${shot.seen ? `, ${shot.seen}` : ending[kind]}.`;
}

/** A room belongs to the piece it is `of`, or is a picture of the shop itself. Pieces stand as [id, [x, y, z], turn]. */
function roomShot({ of, id = 'room', revision = 1, rank, alt, scene, ...rest }, pieces) {
  const { width, height } = of ? PORTRAIT : { ...LANDSCAPE, ...rest };
  const placed = scene.pieces.map(([piece, at, turn]) => ({ ...built(pieces.get(piece)), at, turn }));
  const recipe = { revision, width, height, scene: { ...scene, pieces: placed } };
  return {
    folder: of ?? 'site',
    id,
    kind: 'room',
    family: pieces.get(of)?.family ?? 'site',
    width,
    height,
    alt,
    ...hashed(recipe, { samples: rest.samples ?? SAMPLES[of ? 'room' : 'site'] }),
    rank,
  };
}

/** A part of another shot as a picture of its own, `from` 'folder/id': nothing is rendered for it. */
function cropOf({ folder: place, id, from, top, alt }, shots) {
  const source = shots.find((shot) => `${shot.folder}/${shot.id}` === from);
  if (!source) throw new Error(`${place}/${id}: there is no shot ${from}`);
  const { width } = source;
  const crop = { left: 0, top: Math.round(top * source.height), width, height: Math.round((width * 3) / 4) };
  const hash = createHash('sha256')
    .update(JSON.stringify([source.hash, crop]))
    .digest('hex')
    .slice(0, 12);
  const height = crop.height;
  return {
    folder: place,
    id,
    kind: 'crop',
    family: place,
    width,
    height,
    alt,
    hash,
    source,
    crop,
    rank: source.rank,
  };
}

/** More samples or pixels make the same picture, only clearer: the quality does not change its hash. */
function hashed(recipe, quality) {
  const hash = createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 12);
  return { hash, recipe: { ...recipe, ...quality } };
}
