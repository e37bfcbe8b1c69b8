import { checkDraft, type DraftProblem } from './check-draft.ts';
import { newPieceId, newVariantId } from './piece-id.ts';
import type { PieceDraft } from './piece.ts';
import type { ShopType } from '../../../shared/shop-type.ts';

export interface RejectedRow {
  readonly line: number;
  readonly sku: string;
  /** In German, for the shop's staff. */
  readonly problem: string;
}

export interface KnownPiece {
  readonly id: string;
}

/** What the shop already has that a batch of rows may refer to or clash with. */
export interface Known {
  /** By SKU. */
  readonly pieces: ReadonlyMap<string, KnownPiece>;
  /** SKU of the owner by piece id, for the ids that the batch would take. */
  readonly pieceIds: ReadonlyMap<string, string>;
  /** SKU of the piece by variant SKU. */
  readonly variants: ReadonlyMap<string, string>;
  readonly categories: ReadonlyMap<string, ShopType>;
}

interface Row {
  readonly line: number;
  readonly draft: PieceDraft;
}

/** Parts a batch into rows that can be written and rows that cannot, with every reason of each. */
export function sortOut<R extends Row>(
  batch: readonly R[],
  known: Known,
): { accepted: R[]; rejected: RejectedRow[] } {
  const accepted: R[] = [];
  const rejected: RejectedRow[] = [];
  const seen = new Set<string>();
  const takenIds = new Map(known.pieceIds);
  for (const row of batch) {
    const { draft } = row;
    const problems = checkDraft(draft).map(({ field, problem }) => `${field} ${problem}`);
    for (const sku of [draft.sku, ...draft.variants.map((variant) => variant.sku)]) {
      if (seen.has(sku)) problems.push(`SKU „${sku}“ steht zweimal in der Datei`);
    }
    problems.push(...clashesOf(draft, known).map(({ problem }) => problem));
    const id = known.pieces.get(draft.sku)?.id ?? newPieceId(draft.title, draft.sku);
    const owner = takenIds.get(id);
    if (id === '') problems.push('SKU braucht Buchstaben oder Ziffern');
    else if (owner !== undefined && owner !== draft.sku) {
      problems.push(`SKU „${draft.sku}“ unterscheidet sich von „${owner}“ nur in Sonderzeichen`);
    }
    if (problems.length > 0) {
      rejected.push({ line: row.line, sku: draft.sku, problem: problems.join('; ') });
      continue;
    }
    takenIds.set(id, draft.sku);
    seen.add(draft.sku);
    for (const variant of draft.variants) seen.add(variant.sku);
    accepted.push(row);
  }
  return { accepted, rejected };
}

/** What of a draft does not fit what the shop already has. */
export function clashesOf(draft: PieceDraft, known: Pick<Known, 'variants' | 'categories'>): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const say = (field: string, problem: string): void => void problems.push({ field, problem });
  for (const id of draft.categoryIds) {
    const shopType = known.categories.get(id);
    if (shopType === undefined) say('categoryIds', `Kategorie „${id}“ gibt es nicht`);
    else if (shopType !== draft.shopType) say('categoryIds', `Kategorie „${id}“ gehört zur anderen Linie`);
  }
  for (const variant of draft.variants) {
    const owner = known.variants.get(variant.sku);
    if (owner !== undefined && owner !== draft.sku) {
      say('variants', `SKU „${variant.sku}“ gehört schon zu „${owner}“`);
    }
    if (newVariantId(variant.sku) === '') {
      say('variants', `SKU „${variant.sku}“ braucht Buchstaben oder Ziffern`);
    }
  }
  return problems;
}
