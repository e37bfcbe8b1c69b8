import type { DraftProblem } from './check-draft.ts';
import type { PieceDraft } from './piece.ts';

/** What a piece still lacks before visitors may see it; empty when nothing. Its fields themselves are right already. */
export function missingForShop(draft: PieceDraft): DraftProblem[] {
  const missing: DraftProblem[] = [];
  if (draft.pictures.length === 0) {
    missing.push({ field: 'pictures', problem: 'Bitte fügen Sie mindestens ein Bild hinzu' });
  }
  draft.pictures.forEach(({ alt }, index) => {
    if (alt.trim() === '') {
      missing.push({
        field: `pictures.${index}.alt`,
        problem: 'Bitte beschreiben Sie das Bild in wenigen Worten',
      });
    }
  });
  if (draft.categoryIds.length === 0) {
    missing.push({ field: 'categoryIds', problem: 'Bitte wählen Sie mindestens eine Kategorie' });
  }
  return missing;
}
