import type { CategorySummary } from '../../../read-models/index.ts';
import { cardData, type CardData } from '../../screen-data.server.ts';
import type { PageRoute } from '../../page.ts';

export interface StyleguideData {
  readonly pieces: readonly CardData[];
  readonly categories: readonly CategorySummary[];
}

/** `/styleguide`: every component of the design system in its states. In development only (`npm run dev`). */
export const route: PageRoute<StyleguideData> = {
  screen: 'styleguide',
  paths: ['/styleguide'],
  async load(shop) {
    const [pieces, categories] = await Promise.all([shop.piecesOfSection('sales', 4), shop.allCategories()]);
    return {
      kind: 'page',
      data: { pieces: pieces.map(cardData), categories: categories.slice(0, 5) },
    };
  },
};
