import { changedPrice } from '../../../shared/money/cents.ts';
import { sections, type PieceDraft, type Section } from './piece.ts';

/** One change to many pieces at once. */
export type BulkChange =
  | { readonly kind: 'publish' }
  | { readonly kind: 'unpublish' }
  | { readonly kind: 'add-section'; readonly section: Section }
  | { readonly kind: 'remove-section'; readonly section: Section }
  /** `announce`: the former price is shown beside the new one, if the record supports it (§ 11 PAngV). */
  | { readonly kind: 'price'; readonly percent: number; readonly announce: boolean };

export const minPercent = -90;
export const maxPercent = 100;

/** Applies a change to a draft; whether a piece is published is not part of its draft. */
export function draftAfter(draft: PieceDraft, change: BulkChange): PieceDraft {
  switch (change.kind) {
    case 'publish':
    case 'unpublish':
      return draft;
    case 'add-section':
      return {
        ...draft,
        sections: sections.filter((one) => one === change.section || draft.sections.includes(one)),
      };
    case 'remove-section':
      return { ...draft, sections: draft.sections.filter((one) => one !== change.section) };
    case 'price': {
      if (change.percent === 0) return draft;
      const priceCents = changedPrice(draft.priceCents, change.percent);
      const announced = change.announce && priceCents < draft.priceCents;
      return { ...draft, priceCents, comparePriceCents: announced ? draft.priceCents : null };
    }
  }
}
