import {
  colourKeys,
  materialKeys,
  type ColourKey,
  type MaterialKey,
} from '../../../../shared/pieces/facets.ts';
import { slugOf } from '../../../../shared/text/fold-text.ts';
import type { PieceDraft } from '../piece.ts';
import { colourOf, materialOf } from './vocabulary.ts';
import { takeApart } from './compound.ts';
import { normalWords } from './normal-word.ts';

/** The values by which filters find a piece, each in the order of its list. */
interface PieceFacets {
  readonly materialKeys: readonly MaterialKey[];
  readonly colourKeys: readonly ColourKey[];
  /** The maker as part of an address; null if unknown. */
  readonly makerKey: string | null;
}

/** Derives filter values from a piece's free text. Gaps in its facts are filled from the title. */
export function facetsOf(draft: Pick<PieceDraft, 'title' | 'materials' | 'colour' | 'maker'>): PieceFacets {
  const named = draft.materials.flatMap(materialsIn);
  const materials = new Set(named.length > 0 ? named : materialsIn(draft.title));
  const said = draft.colour === null ? [] : coloursIn(draft.colour);
  const colours = new Set(said.length > 0 ? said : coloursIn(draft.title));
  const maker = draft.maker === null ? '' : slugOf(draft.maker, 60);
  return {
    materialKeys: materialKeys.filter((key) => materials.has(key)),
    colourKeys: colourKeys.filter((key) => colours.has(key)),
    makerKey: maker === '' ? null : maker,
  };
}

function materialsIn(text: string): MaterialKey[] {
  return normalWords(text).flatMap((word) => {
    const whole = materialOf(word);
    if (whole !== null) return [whole];
    return (takeApart(word)?.materials ?? []).filter((key) => key !== 'holz');
  });
}

function coloursIn(text: string): ColourKey[] {
  return normalWords(text).flatMap((word) => colourOf(word) ?? []);
}
