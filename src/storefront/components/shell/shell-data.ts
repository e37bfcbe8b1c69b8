import type { CompanyData, DashboardTexts, PageBlock } from '../../../modules/content/index.ts';
import type { PaymentSetup } from '../../../modules/payments/index.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';

/** The browser's data about a page's frame. */
export interface ShellData {
  /** When the server rendered the page, as ISO text; 'today' must be the same on both sides. */
  readonly renderedAt: string;
  /** The available ways to pay. */
  readonly payment: PaymentSetup;
  /** Whether the page has nothing around it that leads away: no search, menu, banner, newsletter, chat. */
  readonly isQuiet: boolean;
}

/** The shop takes no orders yet, or only simulated ones. */
export type ShopNotice = 'closed' | 'trial';

/** The contents of header and footer on every page. Only the server reads it, so it is never sent as data. */
export interface FrameData {
  readonly language: Language;
  /** The languages to choose from, including this one. */
  readonly languages: readonly Language[];
  /** Parent categories of both lines, in the order set by staff. */
  readonly menu: readonly MenuGroup[];
  readonly company: CompanyData;
  /** When the stores will be closed, in words. */
  readonly closures: readonly string[];
  readonly texts: DashboardTexts;
  readonly benefits: PageBlock | null;
  /** Whether the shop has a page at this address: only such pages are linked. */
  readonly hasPage: (path: string) => boolean;
  /** The notice at the top of every page; null: none. */
  readonly notice: ShopNotice | null;
  /** The contents of the search box: on a page of results its query. */
  readonly searched?: string | undefined;
}

export interface MenuGroup {
  readonly id: string;
  readonly title: string;
  /** The language of the title if it is not German. */
  readonly titleLanguage?: Language | undefined;
  readonly type: ShopType;
  /** The key of its picture; null: neither it nor its first category has one. */
  readonly image: string | null;
  readonly categories: readonly {
    readonly id: string;
    readonly name: string;
    readonly nameLanguage?: Language | undefined;
  }[];
}

/** The frame of one page: the parts common to all pages, and this page's own data. */
export interface FrameOfPage extends FrameData {
  /** The page's own address without the language's prefix; null if it has no public one. */
  readonly path: string | null;
}
