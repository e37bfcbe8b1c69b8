/** The widths in pixels in which every photograph exists. */
export const pictureWidths = [320, 640, 960, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/**
 * Where a picture is found, by its key, as AVIF. The one place that knows; keys carry a hash of the content, so
 * what is found there never changes and may be cached for ever.
 */
export function pictureAddress(key: string, width: PictureWidth): string {
  return `/pictures/${key}-${width}.avif`;
}

/** All sizes of a picture as the `srcset` of an image. */
export function avifSources(key: string): string {
  return pictureWidths.map((width) => `${pictureAddress(key, width)} ${width}w`).join(', ');
}

/** The same as JPEG, 640 pixels wide, for what does not read AVIF: old browsers, and programs that fetch previews. */
export function fallbackPictureAddress(key: string): string {
  return `/pictures/${key}-640.jpg`;
}

/** Of the picture that stands beside a link to a page where it is shared (Open Graph, cards of messengers). */
export const sharePictureSize = { widthPx: 1200, heightPx: 630 } as const;

/** A picture as it is shown beside a shared link: a JPEG, whatever has fetched it, because hardly any reads AVIF. */
export function sharePictureAddress(key: string): string {
  return `/pictures/share/${key}.jpg`;
}
