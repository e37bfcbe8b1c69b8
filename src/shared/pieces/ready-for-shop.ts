import type { PlainCode } from '../messages/message.ts';
import type { ShopType } from './shop-type.ts';

/** The facts of a piece that decide whether it may be shown, whether they come from the database or from a form. */
export interface PieceToShow {
  readonly shopType: ShopType;
  readonly pictures: readonly { readonly alt: string }[];
  readonly categoryIds: readonly string[];
  readonly productSafety: { readonly kind: string; readonly reason?: string };
}

interface Gap {
  readonly field: string;
  readonly code: PlainCode &
    ('pictures-missing' | 'picture-undescribed' | 'categories-missing' | 'responsible-missing');
}

/**
 * What a piece still lacks before visitors may see it; empty if nothing. The server decides by it. The form uses it
 * too, so that it can name these gaps together with the errors that prevent saving.
 */
export function missingForShop(piece: PieceToShow): Gap[] {
  const missing: Gap[] = [];
  if (piece.pictures.length === 0) {
    missing.push({ field: 'pictures', code: 'pictures-missing' });
  }
  piece.pictures.forEach(({ alt }, index) => {
    if (alt.trim() === '') {
      missing.push({
        field: `pictures.${index}.alt`,
        code: 'picture-undescribed',
      });
    }
  });
  if (piece.categoryIds.length === 0) {
    missing.push({ field: 'categoryIds', code: 'categories-missing' });
  }
  const { shopType, productSafety } = piece;
  if (
    shopType === 'boatwood' &&
    productSafety.kind === 'exempt' &&
    productSafety.reason === 'older-lawful-goods'
  ) {
    // Art. 19 Regulation (EU) 2023/988. New pieces are always made after the regulation took effect.
    missing.push({ field: 'productSafety.kind', code: 'responsible-missing' });
  }
  return missing;
}
