import type { Language } from '../../shared/text/language.ts';
import type { FrameData } from '../../storefront/components/shell/shell-data.ts';
import type { ShopReads } from '../../storefront/page.ts';

/** Data that a preview shows in place of what visitors see. */
export interface Drafts {
  readonly language?: Language;
  readonly params?: Record<string, string>;
  readonly reads?: Partial<ShopReads>;
  readonly frame?: Partial<FrameData>;
}
