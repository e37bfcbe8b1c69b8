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
  const { shopType, productSafety } = draft;
  if (
    shopType === 'boatwood' &&
    productSafety.kind === 'exempt' &&
    productSafety.reason === 'older-lawful-goods'
  ) {
    // Art. 19 Regulation (EU) 2023/988; what is built now is not older than the regulation.
    const problem = 'Neue Möbel brauchen einen Verantwortlichen mit Anschrift und Kontakt';
    missing.push({ field: 'productSafety.kind', problem });
  }
  return missing;
}
