import type { SitePicture, SitePictureName } from '../../shared/site-picture.ts';
import type { ShopReads } from '../page.ts';

/** Pictures of the shop in this order, without unfinished ones. */
export function picturesOf(shop: ShopReads, names: readonly SitePictureName[]): readonly SitePicture[] {
  const found = shop.sitePictures(...names);
  return names.flatMap((name) => found[name] ?? []);
}
