import type { Language } from '../../shared/language.ts';
import type { SitePicture } from '../../shared/site-picture.ts';
import type { ShopReads } from '../page.ts';

/** The EU's notice on the legal guarantee in a language; null until the shop has it. */
export function guaranteePicture(shop: ShopReads, language: Language): SitePicture | null {
  const name = `guarantee-notice-${language}` as const;
  return shop.sitePictures(name)[name] ?? null;
}
