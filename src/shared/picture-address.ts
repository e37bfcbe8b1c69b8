/** The widths in pixels in which every photograph exists. */
export const pictureWidths = [320, 640, 960, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/**
 * Where a picture is found, by its key. The one place that knows; keys carry a hash of the content, so
 * what is found there never changes and may be cached for ever.
 */
export function pictureAddress(key: string, width: PictureWidth, format: 'avif' | 'jpg' = 'avif'): string {
  return `/pictures/${key}-${width}.${format}`;
}
