import type { FeeTable } from '../../../modules/shipping/index.ts';
import type { SitePicture } from '../../../shared/pieces/site-picture.ts';
import type { PageRoute } from '../../page.ts';
import { picturesOf } from '../../screen-data.server.ts';
import { readText, type ReadingText } from '../../reading/read-text.server.ts';

export interface DeliveryData {
  readonly text: ReadingText;
  readonly fees: FeeTable;
  readonly pictures: readonly SitePicture[];
}

/** `/versand`: delivery prices and times (spec 2.20, 9). */
export const route: PageRoute<DeliveryData> = {
  screen: 'delivery',
  paths: ['/versand'],
  async load(shop, request) {
    const text = await readText(shop, 'versand', request);
    if (text === null) return { kind: 'not-found' };
    return {
      kind: 'page',
      data: {
        text,
        fees: await shop.deliveryFees(),
        pictures: picturesOf(shop, ['versand-1', 'versand-2', 'versand-3']),
      },
    };
  },
};
