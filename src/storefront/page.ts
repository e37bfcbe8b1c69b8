import type { ReactNode } from 'react';
import type { ReadModels } from '../read-models/index.ts';
import type { ShellData } from './components/shell/shell-data.ts';

/** What a page may read. The shop hands it to every route; nothing else of the server is in reach. */
export type ShopReads = Pick<
  ReadModels,
  | 'piecesOfType'
  | 'piecesOfCategory'
  | 'piecesOfSection'
  | 'piece'
  | 'allCategories'
  | 'category'
  | 'parentCategory'
>;

export interface PageRequest {
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
    }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'redirect'; readonly to: string };

/** A screen's addresses and what it loads; `route.ts` of each screen. Runs on the server only. */
export interface PageRoute<Data> {
  /** The name of the screen's folder. */
  readonly screen: string;
  /** Address patterns, '/product/:id'. */
  readonly paths: readonly string[];
  /** Query parameters that change the page; all others neither reach it nor its cache key. */
  readonly query?: readonly string[];
  /** The address itself is a secret, as an order's: no copy is kept anywhere, and no other page learns of it. */
  readonly secretAddress?: boolean;
  load(shop: ShopReads, request: PageRequest): Promise<PageAnswer<Data>>;
}

/** What a page tells search engines and the browser's tab. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Path with its own parameters only, '/shop/vintage?page=2'; null where nobody should find the page. */
  readonly canonical: string | null;
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
