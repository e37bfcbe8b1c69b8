/** The shots to take: reads shots/*.json and expands every piece into its recipes. */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { studio } from './paths.mjs'

const PORTRAIT = { width: 1200, height: 1500 }
const SAMPLES = { studio: 16, angle: 16, detail: 24, room: 32 }
const RANK = { studio: 0, room: 1.6, angle: 3.2, detail: 2.4 }

const folder = join(studio, 'shots')
const table = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))

export function readCatalogue() {
  const families = table('families.json')
  const files = readdirSync(join(folder, 'pieces')).sort()
  const pieces = files.flatMap((file) => table(join('pieces', file)))
  const seen = new Map()
  const shots = pieces.flatMap((piece) => {
    const index = seen.get(piece.family) ?? 0
    seen.set(piece.family, index + 1)
    return shotsOf(piece, families[piece.family], index)
  })
  const scenes = table('scenes.json').map((scene) => sceneShot(scene, families))
  return { families, pieces, scenes, shots: [...shots, ...scenes].sort((a, b) => a.rank - b.rank) }
}

function shotsOf(piece, family, index) {
  const wanted = { studio: {}, ...piece.shots }
  return Object.entries(wanted).map(([id, shot]) => {
    const kind = shot.kind ?? id
    const recipe = {
      revision: family.revision,
      family: piece.family,
      cm: piece.cm,
      params: piece.params ?? {},
      ...PORTRAIT,
      ...(kind === 'room' ? { scene: shot.scene } : camera(family, kind, shot)),
    }
    return { folder: piece.id, id, kind, family: piece.family, ...PORTRAIT, alt: altText(piece, kind, shot), ...hashed(recipe, SAMPLES[kind]), rank: index + RANK[kind] }
  })
}

function camera(family, kind, shot) {
  const [turn, above, lens] = family.view
  const view = shot.view ?? (kind === 'angle' ? [-turn * 1.8, above + 6, lens] : family.view)
  return { view, studio: { ...family.studio, ...shot.studio } }
}

function altText(piece, kind, shot) {
  if (shot.alt) return shot.alt
  const ending = { studio: '', angle: ', von der anderen Seite gesehen', detail: ', im Detail', room: ' in einem Wohnraum' }
  return `${piece.what}${ending[kind]}.`
}

function sceneShot(scene, families) {
  const { id, width, height, samples = 48, scene: setting, rank = 2, alt } = scene
  const revisions = Object.values(setting.pieces).map(({ family }) => families[family]?.revision)
  const recipe = { revision: [scene.revision, ...revisions], width, height, scene: setting }
  return { folder: 'scenes', id, kind: 'room', family: 'scene', width, height, alt, ...hashed(recipe, samples), rank }
}

/** More samples make the same picture with less noise: they do not change its hash. */
function hashed(recipe, samples) {
  const hash = createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 12)
  return { hash, recipe: { ...recipe, samples } }
}
