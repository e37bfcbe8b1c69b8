import type { BlockName, PageBlock, Review } from '../../../modules/content/index.ts';
import type { Section } from '../../../modules/catalogue/index.ts';
import type { SitePictures } from '../../../shared/pieces/site-picture.ts';
import { cardData, type CardData, earliestEnd } from '../../screen-data.server.ts';
import { siteOf, storesOf } from '../../structured-data/shop.server.ts';
import type { PageRoute } from '../../page.ts';

export interface HomeData {
  readonly highlights: readonly CardData[];
  readonly sales: readonly CardData[];
  readonly newest: readonly CardData[];
  readonly infoCards: PageBlock | null;
  readonly filler1: PageBlock | null;
  readonly filler2: PageBlock | null;
  readonly location: PageBlock | null;
  readonly reviews: readonly Review[];
  readonly pictures: SitePictures;
  readonly film: readonly string[];
}

/** Each section of the home page shows at most this many (spec 9). */
const blockSize = 7;

/** `/`: the home page (spec 2.3). */
export const route: PageRoute<HomeData> = {
  screen: 'home',
  paths: ['/'],
  async load(shop, { language }) {
    const pieces = (section: Section) => shop.piecesOfSection(section, blockSize);
    const block = (name: BlockName): Promise<PageBlock | null> => shop.content.block(name, language);
    const [highlights, sales, newest, infoCards, filler1, filler2, location, reviews, company, closures] =
      await Promise.all([
        pieces('highlights'),
        pieces('sales'),
        pieces('new'),
        block('info-cards'),
        block('filler-banner-1'),
        block('filler-banner-2'),
        block('location-banner'),
        shop.content.reviews(),
        shop.content.companyData(),
        shop.content.closures(language),
      ]);
    const items = [infoCards, filler1, filler2, location].flatMap((one) => one?.items ?? []);
    const shown = [...items, ...reviews].flatMap(({ picture }) => picture ?? []);
    return {
      kind: 'page',
      data: {
        highlights: highlights.map(cardData),
        sales: sales.map(cardData),
        newest: newest.map(cardData),
        infoCards,
        filler1,
        filler2,
        location,
        reviews,
        pictures: shop.sitePictures('banner', ...shown),
        film: shop.bannerFilm(),
      },
      validUntil: earliestEnd([...highlights, ...sales, ...newest]),
      structured: (at) => [siteOf(company, at), ...storesOf(company, closures.days, at)],
    };
  },
};
