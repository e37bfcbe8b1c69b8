import type { MaterialKey } from '../../../../shared/facets.ts';
import { normalWord } from './normal-word.ts';

/** A material's names, as texts and shoppers write them, and the kind of material it is. */
const names: Readonly<Record<MaterialKey, readonly [kind: string, ...words: string[]]>> = {
  teak: ['holz', 'teak', 'teakholz'],
  nussbaum: ['holz', 'nussbaum', 'nussbaumholz', 'nussholz', 'walnut', 'walnuss'],
  eiche: ['holz', 'eiche', 'eichen', 'eichenholz', 'oak'],
  palisander: ['holz', 'palisander', 'palisanderholz', 'rosewood'],
  kirsche: ['holz', 'kirsche', 'kirschholz', 'kirschbaum', 'kirsch'],
  kiefer: ['holz', 'kiefer', 'kiefern', 'kiefernholz', 'pine'],
  buche: ['holz', 'buche', 'buchenholz', 'beech'],
  esche: ['holz', 'esche', 'eschen', 'eschenholz'],
  mahagoni: ['holz', 'mahagoni', 'mahagoniholz', 'mahogany'],
  birke: ['holz', 'birke', 'birken', 'birkenholz'],
  ulme: ['holz', 'ulme', 'ulmen', 'ulmenholz', 'rüster'],
  bambus: ['holz', 'bambus', 'bamboo'],
  rattan: ['geflecht', 'rattan', 'peddigrohr'],
  sperrholz: ['holz', 'sperrholz', 'schichtholz', 'formholz'],
  bootsholz: ['holz', 'bootsholz', 'bootsplanken', 'schiffsholz', 'treibholz', 'boatwood'],
  lack: ['lack', 'lack', 'lackiert'],
  leder: ['bezug', 'leder', 'kunstleder', 'leather'],
  samt: ['bezug', 'samt', 'velours', 'velvet'],
  leinen: ['bezug', 'leinen'],
  wolle: ['bezug', 'wolle', 'wollstoff'],
  boucle: ['bezug', 'bouclé', 'teddy'],
  baumwolle: ['bezug', 'baumwolle'],
  cord: ['bezug', 'cord', 'kord'],
  'wiener-geflecht': ['geflecht', 'geflecht', 'wienergeflecht', 'rohrgeflecht'],
  papierkordel: ['geflecht', 'papierkordel'],
  messing: ['metall', 'messing', 'messingdraht', 'brass'],
  chrom: ['metall', 'chrom', 'verchromt', 'chromrohr'],
  stahl: ['metall', 'stahl', 'stahlrohr', 'edelstahl', 'steel'],
  eisen: ['metall', 'eisen', 'gusseisen', 'schmiedeeisen'],
  aluminium: ['metall', 'aluminium', 'alu'],
  metall: ['metall', 'metall', 'blech'],
  kupfer: ['metall', 'kupfer'],
  marmor: ['stein', 'marmor', 'marble'],
  stein: ['stein', 'stein', 'travertin', 'granit', 'schiefer'],
  keramik: ['keramik', 'keramik', 'porzellan', 'fliesen', 'gefliest'],
  glas: ['glas', 'glas', 'glasplatte', 'glasböden', 'glass'],
  rauchglas: ['glas', 'rauchglas'],
  opalglas: ['glas', 'opalglas', 'milchglas'],
  spiegelglas: ['glas', 'spiegelglas'],
  linoleum: ['linoleum', 'linoleum'],
  kunststoff: ['kunststoff', 'kunststoff', 'plastik', 'acryl', 'plexiglas', 'resopal'],
  papier: ['papier', 'papier', 'reispapier'],
};

const byWord = new Map<string, MaterialKey>();
for (const [key, [, ...words]] of Object.entries(names)) {
  for (const word of words) byWord.set(normalWord(word), key as MaterialKey);
}

/** The material that a word in its normal form names; null for other words. */
export function materialOf(normal: string): MaterialKey | null {
  return byWord.get(normal) ?? null;
}

/** The word that finds all texts naming the material, in whatever form. */
export function materialWord(key: MaterialKey): string {
  return normalWord(names[key][1] ?? key);
}

/** The general term for such materials, in the normal form: 'holz' for teak. */
export function kindOfMaterial(key: MaterialKey): string {
  return normalWord(names[key][0]);
}
