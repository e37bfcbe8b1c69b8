import sharp from 'sharp';
import { sharePictureSize } from '../../../shared/pieces/picture-address.ts';
import { mostSharePictureBytes } from '../domain/picture-limits.ts';

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
 * @throws Error if the bytes are no picture
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
    if (made.length <= mostSharePictureBytes) break;
    made = await encoded(quality);
  }
  return made;
}
