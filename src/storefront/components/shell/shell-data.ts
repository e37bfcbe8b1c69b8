import type { ShopType } from '../../../shared/shop-type.ts';

/** What header and footer show on every page. */
export interface ShellData {
  /** When the server rendered the page, as ISO text; what is 'today' must be the same on both sides. */
  readonly renderedAt: string;
  /** Parent categories of both lines, in the order that staff gave them. */
  readonly menu: readonly MenuGroup[];
}

export interface MenuGroup {
  readonly id: string;
  readonly title: string;
  readonly type: ShopType;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
}
