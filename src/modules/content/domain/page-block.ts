import { isNamedAgain } from '../../../shared/text/typed-text.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { SitePictureName } from '../../../shared/pieces/site-picture.ts';

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

export const blockIcons = ['instalments', 'payment', 'shipping', 'languages'] as const;
export type BlockIcon = (typeof blockIcons)[number];

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

/** The fields of a block that its page shows, so that nobody fills in fields that are never shown. */
export interface BlockShape {
  /** Whether the heading is shown or read out, and therefore required. */
  readonly heading: 'needed' | 'left out';
  /** Whether the block has a text of its own. */
  readonly html: boolean;
  readonly mostItems: number;
  /** The fields of its entries besides title and text; a link has an address and a label. */
  readonly link: 'none' | 'address' | 'address and label';
  readonly itemHtml: boolean;
  readonly picture: boolean;
  readonly icon: boolean;
}

const band: BlockShape = {
  heading: 'needed',
  html: true,
  mostItems: 1,
  link: 'address and label',
  itemHtml: false,
  picture: true,
  icon: false,
};

export const blockShapes: Readonly<Record<BlockName, BlockShape>> = {
  benefits: {
    heading: 'left out',
    html: false,
    mostItems: 8,
    link: 'address',
    itemHtml: true,
    picture: false,
    icon: true,
  },
  'info-cards': {
    heading: 'needed',
    html: false,
    mostItems: 6,
    link: 'address and label',
    itemHtml: true,
    picture: true,
    icon: false,
  },
  'filler-banner-1': band,
  'filler-banner-2': band,
  'location-banner': band,
  'donation-proofs': {
    heading: 'needed',
    html: true,
    mostItems: 60,
    link: 'none',
    itemHtml: true,
    picture: false,
    icon: false,
  },
  'donation-notes': {
    heading: 'needed',
    html: false,
    mostItems: 12,
    link: 'none',
    itemHtml: true,
    picture: true,
    icon: false,
  },
};

/** A problem in a block, and its place: 'items.0.title'. */
export type BlockProblem = { readonly field: string } & (
  | { readonly code: 'heading-missing' | 'title-twice' | 'label-without-address' }
  | { readonly code: 'entries-too-many'; readonly params: { readonly maximum: number } }
);

/** Everything that would make a block look broken; empty if it can be shown. */
export function blockProblems(name: BlockName, { heading, items }: BlockContent): BlockProblem[] {
  const shape = blockShapes[name];
  const titles = items.map(({ title }) => title);
  return [
    ...problem('heading', 'heading-missing', shape.heading === 'needed' && (heading ?? '').trim() === ''),
    ...(items.length > shape.mostItems
      ? [{ field: 'items', code: 'entries-too-many', params: { maximum: shape.mostItems } } as const]
      : []),
    ...items.flatMap(({ href, linkLabel }, index) => [
      ...problem(`items.${index}.title`, 'title-twice', isNamedAgain(titles, index)),
      ...problem(
        `items.${index}.href`,
        'label-without-address',
        shape.link !== 'none' && href === null && linkLabel !== null,
      ),
    ]),
  ];
}

function problem(
  field: string,
  code: Exclude<BlockProblem['code'], 'entries-too-many'>,
  isWrong: boolean,
): BlockProblem[] {
  return isWrong ? [{ field, code }] : [];
}
