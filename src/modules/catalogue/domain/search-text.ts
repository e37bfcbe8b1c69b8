import { foldText } from '../../../shared/fold-text.ts';
import type { PieceDraft } from './piece.ts';

/** Everything of a piece that the search box looks through, title first, folded for comparison. */
export function searchTextOf(draft: PieceDraft): string {
  const parts = [
    draft.title,
    draft.sku,
    ...draft.variants.map((variant) => variant.name),
    ...draft.materials,
    draft.colour,
    draft.maker,
    draft.origin,
    draft.texts.subtopic,
    draft.era === null ? null : decadesOf(draft.era.fromYear, draft.era.toYear),
    ...draft.texts.descriptions.map((text) => text.replace(/<[^>]*>/g, ' ')),
  ];
  return foldText(parts.filter((part) => part !== null).join(' ')).replace(/\s+/g, ' ');
}

/** '1955–1964' → '1950er 50er 1960er 60er', since that is how shoppers write it. */
function decadesOf(fromYear: number, toYear: number): string {
  const words: string[] = [];
  for (let decade = Math.floor(fromYear / 10) * 10; decade <= toYear; decade += 10) {
    words.push(`${decade}er`, `${decade % 100}er`);
  }
  return words.join(' ');
}

/** The words of a query, folded; every one of them must be found. */
export function searchWordsOf(query: string): string[] {
  return foldText(query)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 0)
    .slice(0, 8);
}
