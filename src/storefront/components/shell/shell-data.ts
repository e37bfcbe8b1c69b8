import type { CompanyData, DashboardTexts, PageBlock } from '../../../modules/content/index.ts';
import type { PaymentSetup } from '../../../modules/payments/index.ts';
import type { Language } from '../../../shared/language.ts';
import type { ShopType } from '../../../shared/shop-type.ts';

/** What the browser knows of a page's surroundings. */
export interface ShellData {
  /** When the server rendered the page, as ISO text; what is 'today' must be the same on both sides. */
  readonly renderedAt: string;
  /** How one can pay here. */
  readonly payment: PaymentSetup;
}

/** The shop takes no orders yet, or only ones that are not meant. */
export type ShopNotice = 'closed' | 'trial';

/** What header and footer show on every page. The server alone reads it, so it is never sent as data. */
export interface FrameData {
  readonly language: Language;
  /** Languages that can be chosen, this one among them. */
  readonly languages: readonly Language[];
  /** Parent categories of both lines, in the order that staff gave them. */
  readonly menu: readonly MenuGroup[];
  readonly company: CompanyData;
  readonly texts: DashboardTexts;
  readonly benefits: PageBlock | null;
  /** Whether the shop has a page at this address: only such are linked. */
  readonly hasPage: (path: string) => boolean;
  /** What every page says above everything else; null: nothing. */
  readonly notice: ShopNotice | null;
  /** What the search box holds: on a page of results the query that it answers. */
  readonly searched?: string | undefined;
}

export interface MenuGroup {
  readonly id: string;
  readonly title: string;
  readonly type: ShopType;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
}

/** The frame of one page: what is the same on all of them, and where this one is. */
export interface FrameOfPage extends FrameData {
  /** The page's own address without the language's prefix; null where it has none to be found under. */
  readonly path: string | null;
}
