const megabyte = 1_000_000;

/** A phone's best photograph is about 15 MB. */
export const mostUploadBytes = 25 * megabyte;

/**
 * The most pixels that are decoded: phones take up to 50 million. A small file can claim to have far more, and would
 * fill the memory.
 */
export const mostPixels = 64_000_000;

/** Longest side of a stored picture in pixels: sharp on a large screen, and a tenth of what a phone sends. */
export const longestSidePx = 2_400;

/** For the picture beside a shared link: some messengers show no larger ones. */
export const mostSharePictureBytes = 300_000;

/** An unclaimed upload is deleted after this many hours. */
export const unusedKeptHours = 24;

/** The total size of unclaimed uploads, so that nobody can fill the disk with them. */
export const mostUnusedBytes = 4_000 * megabyte;

/** The share of it for one network: some two hundred photographs, so that no single one takes all the room. */
export const mostUnusedOfNetwork = {
  line: 200 * megabyte,
  /** For all networks that a provider may have given to one customer, together. */
  block: 400 * megabyte,
} as const;
