import sharp from 'sharp';
import { pictureWidths, sharePictureSize } from '../../../shared/pieces/picture-address.ts';
import { type Result, fail, ok } from '../../../shared/result.ts';
import { preparePicture, type PictureRefusal } from './prepare-picture.ts';
import { maxSharePictureBytes } from '../domain/picture-limits.ts';

export interface ScaledPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Dominant colour, '#rrggbb'. */
  readonly placeholder: string;
  /** The end of each file's name, and its bytes. */
  readonly files: readonly { readonly suffix: string; readonly bytes: Buffer }[];
}

/** As the demonstration's photographs are made: indistinguishable from the original on a screen. */
const avif = { quality: 64, effort: 2 } as const;
const jpeg = { quality: 78, mozjpeg: true } as const;

/**
 * Scales a photograph to the sizes that pages use: AVIF in each width, JPEG for clients that do not read that, and one
 * for shared links. Without any metadata: no place, no camera. A small picture is not enlarged, but has a file for each
 * width.
 */
export async function scalePicture(
  original: Uint8Array,
  onUnreadable: (error: unknown) => void,
): Promise<Result<ScaledPicture, PictureRefusal>> {
  const prepared = await preparePicture(original, onUnreadable);
  if (!prepared.ok) return fail(prepared.error);
  const { webp, widthPx, heightPx } = prepared.value;
  const files: { suffix: string; bytes: Buffer }[] = [];
  for (const width of pictureWidths) {
    const resized = sharp(webp).resize({ width, withoutEnlargement: true });
    files.push({ suffix: `${width}.avif`, bytes: await resized.avif(avif).toBuffer() });
  }
  const fallback = sharp(webp).resize({ width: 640, withoutEnlargement: true });
  files.push({ suffix: '640.jpg', bytes: await fallback.jpeg(jpeg).toBuffer() });
  files.push({ suffix: 'share.jpg', bytes: await makeSharePicture(webp) });
  const small = await sharp(webp).resize({ width: 96 }).png().toBuffer();
  const { dominant } = await sharp(small).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
  return ok({ widthPx, heightPx, placeholder: `#${hex.join('')}`, files });
}

/** The shop's paper colour, as `--color-paper` in `app.css`. */
const background = '#f7f3ec';

/**
 * In JPEG's scale. A photograph of furniture is small enough with the best one; the others are for gravel and leaves.
 */
const bestQuality = 82;
const lowerQualities = [68, 52, 36, 20] as const;

/**
 * Fits a whole photograph into the format of shared links: a chair without its legs is no chair. The rest is filled
 * with the shop's background.
 * @throws Error if the bytes are not a picture
 */
export async function makeSharePicture(photograph: Uint8Array): Promise<Buffer> {
  const { widthPx: width, heightPx: height } = sharePictureSize;
  const { data, info } = await sharp(photograph)
    .flatten({ background })
    .resize({ width, height, fit: 'contain', background })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  const encoded = (quality: number) =>
    sharp(data, { raw: { width, height, channels } }).jpeg({ quality, mozjpeg: true }).toBuffer();
  let made = await encoded(bestQuality);
  for (const quality of lowerQualities) {
    if (made.length <= maxSharePictureBytes) break;
    made = await encoded(quality);
  }
  return made;
}
