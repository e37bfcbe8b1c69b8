import type { ReactNode } from 'react';
import type { Content } from '../modules/content/index.ts';
import type { Shipping } from '../modules/shipping/index.ts';
import type { Enquiries } from '../modules/enquiries/index.ts';
import type { Declarations } from '../modules/declarations/index.ts';
import type { ReadModels } from '../read-models/index.ts';
import type { Language } from '../shared/text/language.ts';
import type { SiteMedia } from '../shared/pieces/site-picture.ts';
import type { StructuredData } from './structured-data/breadcrumb.server.ts';
import type { ShellData } from './components/shell/shell-data.ts';
import type { Issue } from '../shared/messages/message.ts';

/** The data a page may read. The shop passes it to every route; nothing else of the server is accessible. */
export type ShopReads = Pick<
  ReadModels,
  | 'piecesOfType'
  | 'piecesOfCategory'
  | 'piecesOfSection'
  | 'piece'
  | 'similarPieces'
  | 'matchingPieces'
  | 'piecesByIds'
  | 'allCategories'
  | 'category'
  | 'parentCategory'
  | 'listPage'
  | 'filterCounts'
  | 'searchPage'
> & {
  /** The shop's content: pages of text, blocks, questions, reviews, the company's data. */
  readonly content: Pick<
    Content,
    | 'companyData'
    | 'closures'
    | 'dashboardTexts'
    | 'block'
    | 'page'
    | 'pageVersions'
    | 'pageVersion'
    | 'faq'
    | 'reviews'
  >;
  /** The delivery prices, as a table for display. */
  readonly deliveryFees: Shipping['feeTable'];
  /** What the delivery of a piece costs in each country. */
  readonly deliveryRates: Shipping['ratesByCountry'];
  /** The postal codes in which the shop's people assemble pieces. */
  readonly assemblyPostalCodes: Shipping['assemblyPostalCodes'];
} & SiteMedia;

export interface PageRequest {
  readonly language: Language;
  /** The named parts of the path (with a colon). */
  readonly params: Readonly<Record<string, string>>;
  /** Only the parameters that the route allows; others are dropped. */
  readonly query: Readonly<Record<string, string>>;
}

/** A route's answer: data for its page, 'not found', or another address. */
export type PageAnswer<Data> =
  | {
      readonly kind: 'page';
      readonly data: Data;
      /** When its content expires, for example with a reservation; a cached copy expires then too. */
      readonly validUntil?: Date | null;
      /** Its data for search engines. */
      readonly structured?: StructuredData;
      /** The contents of the header's search box: the query of this page. */
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
      /** Whether there may be something at this address another day. */
      readonly isTemporary?: boolean;
    };

/** What a form of a page may do. The shop hands it to the route as it hands out what may be read. */
export type ShopForms = Pick<Declarations, 'declare'> &
  Pick<Enquiries['questions'], 'ask'> &
  Pick<ShopReads['content'], 'companyData'>;

/** A form of a page, as a browser without script sends it. */
export interface FormRequest extends PageRequest {
  readonly form: Readonly<Record<string, string>>;
  /** The network address it comes from. */
  readonly client: string;
  /** Puts a problem of a field in the words of the page's language. */
  readonly sayIssue: (issue: Issue) => { readonly field: string; readonly message: string };
}

/** The page again, with the result of its form. Nobody else sees it, and it is not cached. */
export interface FormAnswer<Data> {
  readonly status: 200 | 400 | 429;
  readonly data: Data;
}

/** A screen's addresses and its data; `route.ts` of each screen. Runs on the server only. */
export interface PageRoute<Data> {
  /** The name of the screen's folder. */
  readonly screen: string;
  /** Address patterns, '/product/:id'. */
  readonly paths: readonly string[];
  /** Query parameters that change the page; all others reach neither it nor its cache key. */
  readonly query?: readonly string[];
  /** The same parameters in canonical form, so that the page is cached once. */
  readonly plainQuery?: (query: PageRequest['query']) => PageRequest['query'];
  /**
   * One of very many pages, few of which are requested twice: cached separately, so that it does not displace the
   * others.
   */
  readonly isRare?: (query: PageRequest['query']) => boolean;
  /** The address itself is a secret, like an order's: it is never cached, and no other page learns of it. */
  readonly secretAddress?: boolean;
  /** Hosts that this screen may embed in a frame, once the visitor agrees; all other screens embed none. */
  readonly mayFrame?: readonly string[];
  /**
   * A card may be charged here: if real payments are on, the provider's script may run on this page, and on no other.
   */
  readonly takesPayment?: boolean;
  load(shop: ShopReads, request: PageRequest): Promise<PageAnswer<Data>>;
  /** How many forms one network may send in an hour. Default: as many as requests of REST. */
  readonly formsAnHour?: number;
  /** Receives a form that was sent to the page's own address, for browsers without script. */
  submit?(shop: ShopForms, request: FormRequest): Promise<FormAnswer<Data>>;
}

export interface FirstPicture {
  readonly picture: { readonly key: string; readonly alt: string };
  /** Its displayed width, as the attribute of an image. */
  readonly sizes: string;
}

/** A page's metadata for search engines and the browser's tab. */
export interface Head {
  /** The page's own name. The shop's is added to it by the document. */
  readonly title: string;
  readonly description: string;
  /** Path with its own parameters only, '/shop/vintage?page=2'; null if the page should not be indexed. */
  readonly canonical: string | null;
  /**
   * The photograph of the first view: requested before the browser has read that far, and shown beside shared links.
   */
  readonly firstPicture?: FirstPicture | undefined;
}

/** `page.tsx` of each screen: pure functions of the data that its route has loaded. */
export interface ScreenPage<Data> {
  readonly Page: (props: { readonly data: Data }) => ReactNode;
  readonly head: (data: Data) => Head;
}

/** The data that a document carries from the server to the browser. */
export interface PageState<Data> {
  readonly data: Data;
  readonly shell: ShellData;
}

/** A type after a round trip through JSON: dates are text. */
export type AsRead<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? readonly AsRead<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: AsRead<T[Key]> }
      : T;
