import { writeAudit, versionOf } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { movedTo } from '../domain/page-text.ts';
import { maxReviews, type ReviewDraft, type StoredReview } from '../domain/short-texts.ts';
import { storedReviews, writeReviews } from '../infrastructure/stored-short-texts.ts';
import { lockText } from './change-text.ts';
import { contentTag, type ContentDependencies } from './content-dependencies.ts';

/** A review as staff see it. */
interface ReviewForStaff extends StoredReview {
  /** Its position among all, from 0. */
  readonly position: number;
  readonly version: string;
}

export type ReviewRefusal =
  | { readonly code: 'record-not-found' | 'record-changed' }
  | { readonly code: 'too-many-reviews' };

const entity = 'reviews';

/** Customer reviews as staff manage them, in one order. */
export function staffReviews(deps: ContentDependencies) {
  return {
    async list(actor: Actor): Promise<readonly ReviewForStaff[]> {
      requireRight(actor, 'texts:read');
      return (await storedReviews(deps.db)).map(forStaff);
    },

    /** A new one comes first. */
    add(draft: ReviewDraft, actor: Actor): Promise<Result<ReviewForStaff, ReviewRefusal>> {
      // Reviews entered by staff are never samples, which are marked as invented.
      const review = { ...draft, id: deps.newId(), isSample: false };
      return change(deps, actor, review.id, 'create', (all) =>
        all.length >= maxReviews ? fail({ code: 'too-many-reviews' }) : ok([review, ...all]),
      );
    },

    /** @param changes fields, and the new position among all, from 0 */
    change(
      id: string,
      changes: Partial<ReviewDraft> & { readonly position?: number },
      basedOn: string,
      actor: Actor,
    ): Promise<Result<ReviewForStaff, ReviewRefusal>> {
      const { position, ...fields } = changes;
      return change(deps, actor, id, 'change', (all) => {
        const before = all.find((one) => one.id === id);
        if (before === undefined) return fail({ code: 'record-not-found' });
        if (versionOf(before) !== basedOn) return fail({ code: 'record-changed' });
        const changed = all.map((one) => (one.id === id ? { ...one, ...fields } : one));
        return ok(position === undefined ? changed : movedTo(changed, all.indexOf(before), position));
      });
    },

    async remove(id: string, actor: Actor): Promise<Result<void, ReviewRefusal>> {
      const removed = await change(deps, actor, id, 'delete', (all) =>
        all.some((one) => one.id === id)
          ? ok(all.filter((one) => one.id !== id))
          : fail({ code: 'record-not-found' }),
      );
      return removed.ok ? ok(undefined) : removed;
    },
  };
}

/**
 * One change of the list, with its record.
 * @returns the review after the change; if it was removed, as it was before
 */
function change(
  deps: ContentDependencies,
  actor: Actor,
  id: string,
  action: 'create' | 'change' | 'delete',
  decide: (all: readonly StoredReview[]) => Result<readonly StoredReview[], ReviewRefusal>,
): Promise<Result<ReviewForStaff, ReviewRefusal>> {
  requireRight(actor, 'texts:write');
  return deps.db.transaction(async (tx): Promise<Result<ReviewForStaff, ReviewRefusal>> => {
    await lockText(tx, entity);
    const all = await listed(tx);
    const decided = decide(all.map(({ position: _, version: __, ...review }) => review));
    if (!decided.ok) return decided;
    await writeReviews(tx, decided.value);
    const before = all.find((one) => one.id === id) ?? null;
    const after = (await listed(tx)).find((one) => one.id === id) ?? null;
    await writeAudit(
      tx,
      actor,
      { action, entity, entityId: id, before: factsOf(before), after: factsOf(after) },
      deps.now(),
    );
    await deps.invalidate(tx, [contentTag]);
    const shown = after ?? before;
    if (shown === null) throw new Error(`the review ${id} neither was nor is there`);
    return ok(shown);
  });
}

const listed = async (tx: Tx): Promise<readonly ReviewForStaff[]> => (await storedReviews(tx)).map(forStaff);

const forStaff = (review: StoredReview, position: number): ReviewForStaff => ({
  ...review,
  position,
  version: versionOf(review),
});

function factsOf(review: ReviewForStaff | null): Omit<ReviewForStaff, 'id' | 'version'> | null {
  if (review === null) return null;
  const { id: _, version: __, ...facts } = review;
  return facts;
}
