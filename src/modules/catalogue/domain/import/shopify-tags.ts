import { foldText } from '../../../../shared/fold-text.ts';
import type { ShopType } from '../../../../shared/shop-type.ts';
import type { Section } from '../piece.ts';

/** The information in a product's tags that this shop has a field for. */
export interface Tags {
  readonly line: ShopType | null;
  readonly sections: readonly Section[];
  readonly rentable: boolean | null;
  readonly assembly: boolean | null;
  readonly unknown: readonly string[];
}

const lines = new Map<string, ShopType>([
  ['vintage', 'vintage'],
  ['bootsholz', 'boatwood'],
  ['boatwood', 'boatwood'],
]);
const sections = new Map<string, Section>([
  ['highlight', 'highlights'],
  ['highlights', 'highlights'],
  ['sale', 'sales'],
  ['sales', 'sales'],
  ['neu', 'new'],
  ['new', 'new'],
]);
const rentable = new Set(['mietbar', 'verleih', 'rentable']);
const assembly = new Set(['montage', 'assembly']);

/** @param cell tags separated by commas, as Shopify writes them */
export function readTags(cell: string | null): Tags {
  const words = (cell ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const folded = words.map(foldText);
  const known = (word: string) =>
    lines.has(word) || sections.has(word) || rentable.has(word) || assembly.has(word);
  return {
    line: folded.map((word) => lines.get(word)).find((line) => line !== undefined) ?? null,
    sections: [
      ...new Set(folded.map((word) => sections.get(word)).filter((section) => section !== undefined)),
    ],
    rentable: folded.some((word) => rentable.has(word)) || null,
    assembly: folded.some((word) => assembly.has(word)) || null,
    unknown: words.filter((word) => !known(foldText(word))),
  };
}
