import { maxPictureMegabytes } from '../../../shared/limits.ts';

const megabyte = 1_000_000;

export const maxUploadBytes = maxPictureMegabytes * megabyte;

/**
 * The most pixels that are decoded: phones take up to 50 million. A small file can claim to have far more, and would
 * fill the memory.
 */
export const maxPixels = 64_000_000;

/** Longest side of a stored picture in pixels: sharp on a large screen, and a tenth of what a phone sends. */
export const longestSidePx = 2_400;

/** For the picture beside a shared link: some messengers show no larger ones. */
export const maxSharePictureBytes = 300_000;

/** An unclaimed upload is deleted after this many hours. */
export const unusedKeptHours = 24;

/** The total size of unclaimed uploads, so that nobody can fill the disk with them. */
export const maxUnusedBytes = 4_000 * megabyte;

/** The share of it for one network: some two hundred photographs, so that no single one takes all the room. */
export const maxUnusedOfNetwork = {
  line: 200 * megabyte,
  /** For all networks that a provider may have given to one customer, together. */
  block: 400 * megabyte,
} as const;

/** Types of files in the ISO format: AVIF, and HEIC in its variants. */
const brands = /^(avif|avis|mif1|msf1|miaf|heic|heix|heim|heis|hevc|hevx)$/;

/**
 * Whether a file begins like one of the accepted picture formats. Decoders choose by the same bytes, so those of other
 * formats, some of them large and old, never see files from strangers.
 */
export function startsAsPicture(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, 16));
  return (
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('\u0089PNG\r\n\u001a\n') ||
    /^GIF8[79]a/.test(text) ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') ||
    (text.slice(4, 8) === 'ftyp' && brands.test(text.slice(8, 12)))
  );
}

const pattern = /^\/uploads\/([\w-]{22,64})\.webp$/;

/** The address of an upload, on this shop only. */
export function uploadAddress(id: string): string {
  return `/uploads/${id}.webp`;
}

/**
 * The id in the address of one of our uploads, or null: somebody else's address, a script, a path out of the folder.
 */
export function uploadIdOf(address: string): string | null {
  return pattern.exec(address)?.[1] ?? null;
}
