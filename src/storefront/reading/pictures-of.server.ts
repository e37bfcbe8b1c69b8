import type { SitePicture, SitePictureName } from '../../shared/pieces/site-picture.ts';
import type { ShopReads } from '../page.ts';
import type { Language } from '../../shared/text/language.ts';

/** Pictures of the shop in this order, without unfinished ones. */
export function picturesOf(shop: ShopReads, names: readonly SitePictureName[]): readonly SitePicture[] {
  const found = shop.sitePictures(...names);
  return names.flatMap((name) => found[name] ?? []);
}

/** The EU's notice on the legal guarantee in a language; null until the shop has it. */
export function guaranteePicture(shop: ShopReads, language: Language): SitePicture | null {
  const name = `guarantee-notice-${language}` as const;
  return shop.sitePictures(name)[name] ?? null;
}
