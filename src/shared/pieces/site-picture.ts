import type { Language } from '../text/language.ts';

type UpTo3 = '1' | '2' | '3';
type UpTo4 = UpTo3 | '4';
type UpTo10 = `0${UpTo4 | '5' | '6' | '7' | '8' | '9'}` | '10';
type UpTo12 = UpTo10 | '11' | '12';

/** The pictures of the shop itself, by name. Pictures of pieces belong to their pieces. */
export type SitePictureName =
  | 'banner'
  | `showroom-${UpTo12}`
  | `rental-${UpTo4}`
  | `${'team' | 'about' | 'shop-dog' | 'ukraine' | 'versand'}-${UpTo3}`
  | `review-${UpTo10}`
  /** The EU's notice on the legal guarantee, unchanged (Regulation (EU) 2025/1960): an SVG for each language. */
  | `guarantee-notice-${Language}`;

/** A finished picture of the shop as pages get it: its address and the attributes of its `<img>`. */
export interface SitePicture {
  /** Without width and extension. Carries a hash, so the picture at an address may be cached for ever. */
  readonly key: string;
  readonly alt: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** The widths in which it exists as AVIF; empty for a drawing (SVG). */
  readonly widths: readonly number[];
  /** Shown until the picture has loaded; one of `pictureTones`. */
  readonly placeholder: string;
}

/** The pictures that a page shows. Names without a finished picture are missing. */
export type SitePictures = Partial<Record<SitePictureName, SitePicture>>;

/** How pages get pictures and films of the shop. */
export interface SiteMedia {
  /** The pictures with these names; those without a finished picture are left out. */
  readonly sitePictures: (...names: readonly SitePictureName[]) => SitePictures;
  /**
   * Addresses of the slow, silent pan across the banner, best format first; empty if there is no film. It loops and is
   * cached for ever; the picture `banner` is its poster.
   */
  readonly bannerFilm: () => readonly string[];
}

/** The address of a picture of the shop as AVIF, in one of its widths. */
export function sitePictureAddress(picture: SitePicture, width: number): string {
  return `/pictures/${picture.key}-${width}.avif`;
}

/** The same picture as JPEG, for clients that do not read AVIF; the only address of a drawing. */
export function sitePictureFallback(picture: SitePicture): string {
  return picture.widths.length === 0 ? `/pictures/${picture.key}.svg` : `/pictures/${picture.key}-640.jpg`;
}
