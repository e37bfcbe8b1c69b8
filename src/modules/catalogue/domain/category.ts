import type { ShopType } from '../../../shared/pieces/shop-type.ts';

export interface CategoryDraft {
  /** Address of the category page, lower case and hyphens: 'sideboards'. */
  readonly id: string;
  readonly name: string;
  readonly shopType: ShopType;
  readonly descriptionHtml: string | null;
  /** Picture key, as in `Picture`. */
  readonly image: string | null;
}

export interface ParentCategoryDraft {
  readonly id: string;
  readonly title: string;
  readonly type: ShopType;
  readonly descriptionHtml: string | null;
  readonly images: readonly string[];
  /** In the order shown on the page. */
  readonly subCategoryIds: readonly string[];
}
