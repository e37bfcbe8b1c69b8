import type { Language } from './language.ts';

type UpTo3 = '1' | '2' | '3';
type UpTo4 = UpTo3 | '4';
type UpTo10 = `0${UpTo4 | '5' | '6' | '7' | '8' | '9'}` | '10';
type UpTo12 = UpTo10 | '11' | '12';

/** The pictures of the shop itself, by name; those of pieces belong to their pieces. */
export type SitePictureName =
  | 'banner'
  | `showroom-${UpTo12}`
  | `rental-${UpTo4}`
  | `${'team' | 'about' | 'shop-dog' | 'ukraine' | 'versand'}-${UpTo3}`
  | `review-${UpTo10}`
  /** The EU's notice on the legal guarantee, as it is (Regulation (EU) 2025/1960): an SVG for each language. */
  | `guarantee-notice-${Language}`;

/** A finished picture of the shop as pages get it: where it is, and what an `<img>` says of it. */
export interface SitePicture {
  /** Without width and ending; carries a hash, so what is found there may be cached for ever. */
  readonly key: string;
  readonly alt: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** In which widths it exists as AVIF; none: it is a drawing (SVG). */
  readonly widths: readonly number[];
  /** Shown until the picture has come, one of `pictureTones`. */
  readonly placeholder: string;
}

/** The pictures that a page shows; a name without a finished picture is missing. */
export type SitePictures = Partial<Record<SitePictureName, SitePicture>>;

/** What pages ask for pictures and films of the shop. */
export interface SiteMedia {
  /** The pictures with these names; those without a finished picture are left out. */
  readonly sitePictures: (...names: readonly SitePictureName[]) => SitePictures;
  /**
   * Addresses of the slow, silent pan over the banner, the best format first; none while there is none. It runs in a
   * circle, is cached for ever, and the picture `banner` is its poster.
   */
  readonly bannerFilm: () => readonly string[];
}

/** Where a picture of the shop is found: in one of its widths as AVIF. */
export function sitePictureAddress(picture: SitePicture, width: number): string {
  return `/pictures/${picture.key}-${width}.avif`;
}

/** The same for what does not read AVIF, as JPEG; a drawing's only address. */
export function sitePictureFallback(picture: SitePicture): string {
  return picture.widths.length === 0 ? `/pictures/${picture.key}.svg` : `/pictures/${picture.key}-640.jpg`;
}
