import type { Language } from '../../../shared/language.ts';
import type { SitePictureName } from '../../../shared/site-picture.ts';

/** The parts of pages that staff may change and that are not pages of their own. */
export const blockNames = [
  'benefits',
  'info-cards',
  'filler-banner-1',
  'filler-banner-2',
  'location-banner',
  'donation-proofs',
  'donation-notes',
] as const;

export type BlockName = (typeof blockNames)[number];

export interface BlockItem {
  readonly title: string;
  /** Sanitised HTML; may be empty. */
  readonly html: string;
  /** Its link within the shop ('/verleih'); null: none. */
  readonly href: string | null;
  readonly linkLabel: string | null;
  readonly picture: SitePictureName | null;
  /** The drawing beside it; null: none. */
  readonly icon: BlockIcon | null;
}

export type BlockIcon = 'instalments' | 'payment' | 'shipping' | 'languages';

export interface BlockContent {
  readonly heading: string | null;
  /** Sanitised HTML. */
  readonly html: string;
  readonly items: readonly BlockItem[];
}

export interface PageBlock extends BlockContent {
  readonly name: BlockName;
  /** Its actual language: German if there is nothing in the requested one. */
  readonly language: Language;
}
