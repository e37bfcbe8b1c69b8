import type { Tx } from '../../../platform/db/db.ts';
import { missingOnPages, missingPapers } from '../../../shared/pieces/ready-for-shop.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Issue } from '../../../shared/messages/message.ts';
import { checkDraft } from '../domain/check-draft.ts';
import { tooLongTexts } from '../domain/long-texts.ts';
import { newVariantId } from '../domain/piece-id.ts';
import { longestText, type Picture, type PieceDraft, priceToRecord } from '../domain/piece.ts';
import { clashesOf } from '../domain/sort-out-import.ts';
import type { StoredPiece } from '../infrastructure/read-draft.ts';
import { readKnown } from '../infrastructure/read-known.ts';
import {
  asStored,
  dependentRows,
  picturesOf,
  pieceRow,
  type StockCount,
} from '../infrastructure/piece-rows.ts';
import {
  removeVariants,
  withoutUnits,
  writePieces,
  type UnnamedVariant,
} from '../infrastructure/write-pieces.ts';
import type { StaffDependencies } from './catalogue-dependencies.ts';

/** Why the draft cannot be saved, or cannot be shown, by field. */
export interface InvalidPiece {
  readonly code: 'invalid-piece';
  readonly problems: readonly Issue[];
}

export const invalidPiece = (...problems: readonly Issue[]): InvalidPiece => ({
  code: 'invalid-piece',
  problems,
});

/**
 * Checks a draft against its own rules and the shop's data, and writes it with everything that depends on it: pictures,
 * stock, and the price record if visitors see it. The caller has locked the piece, or knows that it is new.
 */
export async function writePiece(
  deps: StaffDependencies,
  tx: Tx,
  piece: {
    readonly id: string;
    readonly before: StoredPiece | null;
    readonly publishedAt: Date | null;
    /** The piece whose pictures it may go on showing. */
    readonly picturesOf: PieceDraft | null;
  },
  draft: PieceDraft,
  now: Date,
): Promise<Result<void, InvalidPiece>> {
  const { id, before, publishedAt } = piece;
  const known = await readKnown(tx, [draft]);
  const problems = [
    ...checkDraft(draft),
    ...tooLongTexts(asStored(draft, null), before?.draft ?? null).map(({ field }) => ({
      field,
      code: 'text-too-long' as const,
      params: { maximum: longestText },
    })),
    ...clashesOf(draft, known).map(({ issue }) => issue),
  ];
  if (publishedAt !== null) problems.push(...missingOnPages(draft));
  // A piece that was in the shop before papers were asked stays there until somebody adds them.
  if (publishedAt !== null && (before?.publishedAt ?? null) === null) problems.push(...missingPapers(draft));
  const shown = await withSizes(deps, tx, draft, piece.picturesOf, now);
  problems.push(...shown.problems);
  if (problems.length > 0) return fail(invalidPiece(...problems));

  const write = {
    row: pieceRow(asStored(shown.draft, null), { id, now, createdAt: before?.createdAt ?? now, publishedAt }),
    ...dependentRows(shown.draft, id),
    prices: publishedAt === null ? [] : priceToRecord(draft.priceCents, before?.lastPrice ?? null, now),
  };
  await writePieces(tx, [write]);
  const unnamed = await withoutUnits(tx, [write]);
  for (const count of [...write.stock, ...unnamed.variants, ...unnamed.pieces]) {
    const set = await deps.setStock(tx, count, now);
    if (set.ok) continue;
    const hadVariants = before !== null && before.draft.variants.length > 0;
    if (count.variantId === null && shown.draft.variants.length > 0 && hadVariants) {
      // Its own units were taken before units belonged to either: those that are free leave, these stay.
      await deps.setStock(tx, { ...count, count: set.taken }, now);
    } else return fail(invalidPiece(takenProblem(count, set.taken, shown.draft, unnamed.variants)));
  }
  await removeVariants(
    tx,
    unnamed.variants.map(({ variantId }) => variantId),
    now,
  );
  await deps.invalidate(tx, ['catalogue']);
  return ok(undefined);
}

function takenProblem(
  { variantId }: StockCount,
  taken: number,
  draft: PieceDraft,
  unnamed: readonly UnnamedVariant[],
): Issue {
  if (variantId === null) {
    return draft.variants.length === 0
      ? { field: 'stock', code: 'fewer-than-taken', params: { taken } }
      : { field: 'variants', code: 'units-without-variant-taken', params: { taken } };
  }
  // A variant that was removed from the form has no field any more.
  const removed = unnamed.find((variant) => variant.variantId === variantId);
  if (removed !== undefined) {
    return { field: 'variants', code: 'removed-variant-taken', params: { name: removed.name, taken } };
  }
  const index = draft.variants.findIndex(({ sku }) => newVariantId(sku) === variantId);
  return { field: `variants.${index}.stock`, code: 'fewer-than-taken', params: { taken } };
}

/** The draft with the true sizes of its pictures: those it had before, and photographs that a job has scaled. */
async function withSizes(
  deps: StaffDependencies,
  tx: Tx,
  draft: PieceDraft,
  earlierDraft: PieceDraft | null,
  now: Date,
): Promise<{ readonly draft: PieceDraft; readonly problems: readonly Issue[] }> {
  const earlier = earlierDraft === null ? [] : picturesOf(earlierDraft);
  const keys = [...new Set(picturesOf(draft).map(({ key }) => key))];
  const ready = await deps.usePictures(tx, keys, now);
  const known = new Map([...earlier, ...ready].map((picture) => [picture.key, picture]));
  const problems: Issue[] = [];
  const sized = (pictures: readonly Picture[], field: string): Picture[] =>
    pictures.map((picture, index) => {
      const found = known.get(picture.key);
      if (found === undefined) {
        problems.push({ field: `${field}.${index}.key`, code: 'picture-gone-or-not-ready' });
        return picture;
      }
      const { widthPx, heightPx, placeholder } = found;
      return { key: picture.key, alt: picture.alt.trim(), widthPx, heightPx, placeholder };
    });
  return {
    draft: {
      ...draft,
      pictures: sized(draft.pictures, 'pictures'),
      variants: draft.variants.map((variant, index) => ({
        ...variant,
        pictures: sized(variant.pictures, `variants.${index}.pictures`),
      })),
    },
    problems,
  };
}
