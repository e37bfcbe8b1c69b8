import type { SitePicture, SitePictureName } from '../../../shared/pieces/site-picture.ts';
import type { OpeningHours, Store } from '../../../modules/content/index.ts';
import type { PageAnswer, PageRequest, PageRoute, ShopReads } from '../../page.ts';
import { picturesOf } from '../../screen-data.server.ts';
import { readText, type ReadingText } from '../../reading/read-text.server.ts';

/** The place that a page leads to at its end. */
export type WayOn = 'visit' | 'browse';

export interface InformationData {
  readonly path: string;
  readonly text: ReadingText;
  readonly pictures: readonly SitePicture[];
  /** The store that the page is about, and its opening hours. */
  readonly store:
    | (Store & { readonly openingHours: readonly OpeningHours[]; readonly closures: readonly string[] })
    | null;
  readonly wayOn: WayOn;
}

interface InformationPage {
  readonly path: string;
  readonly slug: string;
  readonly pictures?: readonly SitePictureName[];
  readonly store?: Store['shopType'];
  readonly wayOn: WayOn;
}

const showroom = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;

/** The pages that consist of one text with pictures (spec 2.20). */
const pages: readonly InformationPage[] = [
  { path: '/about-us', slug: 'about-us', pictures: ['about-1', 'about-2', 'about-3'], wayOn: 'visit' },
  { path: '/our-team', slug: 'our-team', pictures: ['team-1', 'team-2', 'team-3'], wayOn: 'visit' },
  { path: '/melem', slug: 'melem', pictures: ['shop-dog-1', 'shop-dog-2', 'shop-dog-3'], wayOn: 'visit' },
  {
    path: '/vintage-mega-store',
    slug: 'vintage-mega-store',
    pictures: showroom.map((number) => `showroom-${number}` as const),
    store: 'vintage',
    wayOn: 'visit',
  },
  { path: '/firmenname', slug: 'firmenname', wayOn: 'browse' },
  { path: '/wo-kommen-unsere-mobel-her', slug: 'wo-kommen-unsere-mobel-her', wayOn: 'browse' },
  { path: '/thinkGreen', slug: 'think-green', wayOn: 'browse' },
];

async function load(
  shop: ShopReads,
  page: InformationPage,
  request: PageRequest,
): Promise<PageAnswer<InformationData>> {
  const [text, company, closures] = await Promise.all([
    readText(shop, page.slug, request),
    shop.content.companyData(),
    shop.content.closures(request.language),
  ]);
  if (text === null) return { kind: 'not-found' };
  const store = company.stores.find(({ shopType }) => shopType === page.store);
  return {
    kind: 'page',
    data: {
      path: page.path,
      text,
      pictures: picturesOf(shop, page.pictures ?? []),
      store:
        store === undefined
          ? null
          : { ...store, openingHours: company.openingHours, closures: closures.words },
      wayOn: page.wayOn,
    },
  };
}

export const routes: readonly PageRoute<InformationData>[] = pages.map((page) => ({
  screen: 'information',
  paths: [page.path],
  load: (shop, request) => load(shop, page, request),
}));
