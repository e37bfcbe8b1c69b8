import type { CardView } from '../../components/pieces/piece-card.tsx';

/** A list that grows page by page (spec 4.7). */
export interface EndlessList {
  readonly pieces: readonly CardView[];
  /** The last page that it contains. */
  readonly page: number;
  readonly hasMore: boolean;
}

/**
 * The list with its next page, merged by id; later products replace the same earlier ones. A page without products ends
 * it.
 */
export function grown(list: EndlessList, next: readonly CardView[]): EndlessList {
  if (next.length === 0) return { ...list, hasMore: false };
  const byId = new Map([...list.pieces, ...next].map((piece) => [piece.id, piece]));
  return { pieces: [...byId.values()], page: list.page + 1, hasMore: true };
}
