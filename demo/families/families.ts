import { photographedPiecesOf, picturesOf } from '../pictures.ts';
import type { PhotographedPiece, PhotographManifest } from '../pictures.ts';
import { boatFamilies } from './boat.ts';
import { decorationFamilies } from './decoration.ts';
import type { Model, FamilyFacts } from './family.ts';
import { restAndLightFamilies } from './rest-and-light.ts';
import { seatingFamilies } from './seating.ts';
import { storageFamilies } from './storage.ts';
import { tableFamilies } from './tables.ts';

export const families: readonly FamilyFacts[] = [
  ...storageFamilies,
  ...tableFamilies,
  ...seatingFamilies,
  ...restAndLightFamilies,
  ...decorationFamilies,
  ...boatFamilies,
];

/** The designs of a family: what its photographs show, or its own table while there are none. */
export function modelsOf(facts: FamilyFacts, photographs: PhotographManifest): readonly Model[] {
  const photographed = photographedPiecesOf(facts.family, photographs);
  return photographed.length === 0 ? facts.models : photographed.map(modelFromPhotograph);
}

function modelFromPhotograph(piece: PhotographedPiece): Model {
  const pictures = picturesOf(piece);
  return {
    what: withoutProps(pictures[0]?.alt ?? ''),
    size: [piece.widthCm, piece.depthCm, piece.heightCm],
    materials: piece.materials,
    colour: piece.colour,
    pictures,
    id: piece.id,
    series: piece.series ?? null,
  };
}

/** Alternative texts name what stands on or in the piece as well; that is not for sale. */
function withoutProps(alt: string): string {
  return alt
    .replace(/\.$/, '')
    .replace(/ mit (weißer Bettwäsche|Leinenwäsche)$/, '')
    .replace(/ und Bogenhanf$/, '')
    .replace(/ leuchtende[mn] /, ' ');
}
