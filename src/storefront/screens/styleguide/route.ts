import { cardData, type CardData } from '../../card-data.ts';
import type { PageRoute } from '../../page.ts';

export interface StyleguideData {
  readonly pieces: readonly CardData[];
}

/** `/styleguide`: every component of the design system in its states. In development only (`npm run dev`). */
export const route: PageRoute<StyleguideData> = {
  screen: 'styleguide',
  paths: ['/styleguide'],
  async load(shop) {
    return { kind: 'page', data: { pieces: (await shop.piecesOfSection('sales', 4)).map(cardData) } };
  },
};
