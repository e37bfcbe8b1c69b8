/** The widths in pixels in which every photograph exists. */
export const pictureWidths = [320, 640, 960, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/**
 * The address of a picture as AVIF, by its key. Keys carry a hash of the content, so the picture at an address never
 * changes and may be cached for ever.
 */
export function pictureAddress(key: string, width: PictureWidth): string {
  return `/pictures/${key}-${width}.avif`;
}

/** All sizes of a picture as the `srcset` of an image. */
export function avifSources(key: string): string {
  return pictureWidths.map((width) => `${pictureAddress(key, width)} ${width}w`).join(', ');
}

/**
 * The same picture as JPEG, 640 pixels wide, for clients that do not read AVIF: old browsers and programs that fetch
 * previews.
 */
export function fallbackPictureAddress(key: string): string {
  return `/pictures/${key}-640.jpg`;
}

/** The size of the picture beside a shared link (Open Graph, cards of messengers). */
export const sharePictureSize = { widthPx: 1200, heightPx: 630 } as const;

/** A picture for shared links. Always a JPEG, because hardly any program that fetches previews reads AVIF. */
export function sharePictureAddress(key: string): string {
  return `/pictures/share/${key}.jpg`;
}

/** How many characters may say what a picture shows. */
export const longestPictureText = 300;
