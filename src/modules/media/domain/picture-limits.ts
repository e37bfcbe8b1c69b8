const megabyte = 1_000_000;

/** A phone's best photograph is about 15 MB. */
export const mostUploadBytes = 25 * megabyte;

/**
 * Pixels of a picture that is decoded: phones take up to 50 million. A small file can claim to be far more, and would
 * fill the memory.
 */
export const mostPixels = 64_000_000;

/** Longest side of a stored picture in pixels: sharp on a large screen, and a tenth of what a phone sends. */
export const longestSidePx = 2_400;

/** Of a picture beside a shared link: some messengers show none that is larger. */
export const mostSharePictureBytes = 300_000;

/** An upload that nothing refers to is deleted after so many hours. */
export const unusedKeptHours = 24;

/** Bytes that uploads without an owner may take together, so that nobody fills the disk with them. */
export const mostUnusedBytes = 4_000 * megabyte;

/** Of these, what one network may take: some two hundred photographs, so that none takes the room of all. */
export const mostUnusedOfNetwork = {
  line: 200 * megabyte,
  /** Of all networks together that a provider may have given to one customer. */
  block: 400 * megabyte,
} as const;
