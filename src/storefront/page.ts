import type { ReactNode } from 'react';
import type { Content } from '../modules/content/index.ts';
import type { Shipping } from '../modules/shipping/index.ts';
import type { Declarations } from '../modules/declarations/index.ts';
import type { ReadModels } from '../read-models/index.ts';
import type { Language } from '../shared/language.ts';
import type { SiteMedia } from '../shared/site-picture.ts';
import type { StructuredData } from './structured-data/thing.ts';
import type { ShellData } from './components/shell/shell-data.ts';

/** What a page may read. The shop hands it to every route; nothing else of the server is in reach. */
export type ShopReads = Pick<
  ReadModels,
  | 'piecesOfType'
  | 'piecesOfCategory'
  | 'piecesOfSection'
  | 'piece'
  | 'similarPieces'
  | 'allCategories'
  | 'category'
  | 'parentCategory'
  | 'listPage'
  | 'filterCounts'
  | 'searchPage'
> & {
  /** What the shop says: pages of text, blocks, questions, reviews, the company's data. */
  readonly content: Pick<
    Content,
    'companyData' | 'dashboardTexts' | 'block' | 'page' | 'pageVersions' | 'pageVersion' | 'faq' | 'reviews'
  >;
  /** What deliveries cost, as a table to show. */
  readonly deliveryFees: Shipping['feeTable'];
} & SiteMedia;

export interface PageRequest {
  readonly language: Language;
  /** The parts of the address that the path names with a colon. */
  readonly params: Readonly<Record<string, string>>;
  /** Only the parameters that the route allows; others are dropped. */
  readonly query: Readonly<Record<string, string>>;
}

/** What a route answers: data for its page, 'there is no such thing', or another address. */
export type PageAnswer<Data> =
  | {
      readonly kind: 'page';
      readonly data: Data;
      /** When what it shows ends by itself, such as a reservation; a cached copy ends then too. */
      readonly validUntil?: Date | null;
      /** What search engines read of it. */
      readonly structured?: StructuredData;
      /** What the search box of the header holds: what this page has been found for. */
      readonly searched?: string;
    }
  | {
      readonly kind: 'not-found';
      /** What is missing, in the specification's words (8); without it the page says that it does not exist. */
      readonly message?: string;
    }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      /** Whether there may be something else at this address another day. */
      readonly isForNow?: boolean;
    };

/** What a form of a page may do. The shop hands it to the route as it hands out what may be read. */
export type ShopForms = Pick<Declarations, 'declare'>;

/** A form of a page, as a browser without script sends it. */
export interface FormRequest extends PageRequest {
  readonly form: Readonly<Record<string, string>>;
  /** The network address it comes from. */
  readonly client: string;
}

/** The page again, with what came of its form. Nobody else sees it, and no copy is kept. */
export interface FormAnswer<Data> {
  readonly status: 200 | 400 | 429;
  readonly data: Data;
}

/** A screen's addresses and what it loads; `route.ts` of each screen. Runs on the server only. */
export interface PageRoute<Data> {
  /** The name of the screen's folder. */
  readonly screen: string;
  /** Address patterns, '/product/:id'. */
  readonly paths: readonly string[];
  /** Query parameters that change the page; all others neither reach it nor its cache key. */
  readonly query?: readonly string[];
  /** The same parameters as everybody writes them who means the same page, so that it is kept once. */
  readonly plainQuery?: (query: PageRequest['query']) => PageRequest['query'];
  /** One of very many pages, of which few are asked for twice: kept apart, so that it does not push out the others. */
  readonly isRare?: (query: PageRequest['query']) => boolean;
  /** The address itself is a secret, as an order's: no copy is kept anywhere, and no other page learns of it. */
  readonly secretAddress?: boolean;
  /** Hosts whose pages this screen may show in a frame, once the visitor wants it; all others show none. */
  readonly mayFrame?: readonly string[];
  /** A card may be charged here: where it really is, the provider's script may run on this page, and on no other. */
  readonly takesPayment?: boolean;
  load(shop: ShopReads, request: PageRequest): Promise<PageAnswer<Data>>;
  /** Takes a form that was sent to the page's own address, for browsers without script. */
  submit?(shop: ShopForms, request: FormRequest): Promise<FormAnswer<Data>>;
}

export interface FirstPicture {
  readonly picture: { readonly key: string; readonly alt: string };
  /** How wide it is shown, as the attribute of an image. */
  readonly sizes: string;
}

/** What a page tells search engines and the browser's tab. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Path with its own parameters only, '/shop/vintage?page=2'; null where nobody should find the page. */
  readonly canonical: string | null;
  /** The photograph of the first view: asked for before the browser has read that far, and shown beside shared links. */
  readonly firstPicture?: FirstPicture | undefined;
}

/** `page.tsx` of each screen: pure functions of the data that its route has loaded. */
export interface ScreenPage<Data> {
  readonly Page: (props: { readonly data: Data }) => ReactNode;
  readonly head: (data: Data) => Head;
}

/** All that a document carries from the server to the browser. */
export interface PageState<Data> {
  readonly data: Data;
  readonly shell: ShellData;
}
