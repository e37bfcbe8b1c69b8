import type { ShopType } from './shop-type.ts';

/** The facts of a piece that decide whether it may be shown, whether they come from the database or from a form. */
export interface PieceToShow {
  readonly shopType: ShopType;
  readonly pictures: readonly { readonly alt: string }[];
  readonly categoryIds: readonly string[];
  readonly productSafety: { readonly kind: string; readonly reason?: string };
}

/**
 * What a piece still lacks before visitors may see it; empty if nothing. The server decides by it. The form uses it
 * too, so that it can name these gaps together with the errors that prevent saving.
 */
export function missingForShop(piece: PieceToShow): { readonly field: string; readonly problem: string }[] {
  const missing: { field: string; problem: string }[] = [];
  if (piece.pictures.length === 0) {
    missing.push({ field: 'pictures', problem: 'Bitte fügen Sie mindestens ein Bild hinzu' });
  }
  piece.pictures.forEach(({ alt }, index) => {
    if (alt.trim() === '') {
      missing.push({
        field: `pictures.${index}.alt`,
        problem: 'Bitte beschreiben Sie das Bild in wenigen Worten',
      });
    }
  });
  if (piece.categoryIds.length === 0) {
    missing.push({ field: 'categoryIds', problem: 'Bitte wählen Sie mindestens eine Kategorie' });
  }
  const { shopType, productSafety } = piece;
  if (
    shopType === 'boatwood' &&
    productSafety.kind === 'exempt' &&
    productSafety.reason === 'older-lawful-goods'
  ) {
    // Art. 19 Regulation (EU) 2023/988. New pieces are always made after the regulation took effect.
    const problem = 'Neue Möbel brauchen einen Verantwortlichen mit Anschrift und Kontakt';
    missing.push({ field: 'productSafety.kind', problem });
  }
  return missing;
}
