import sharp from 'sharp';
import { sharePictureSize } from '../../../shared/picture-address.ts';
import { mostSharePictureBytes } from '../domain/picture-limits.ts';

/** The shop's paper, as `--color-paper` in `app.css`. */
const background = '#f7f3ec';

/** As JPEG knows it. A photograph of furniture is small enough with the best one; the others are for gravel and leaves. */
const bestQuality = 82;
const lowerQualities = [68, 52, 36, 20] as const;

/**
 * Fits a photograph whole into the format in which links are shared: a chair without its legs is no chair. What it does
 * not fill is the shop's background.
 * @throws Error when the bytes are no picture
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
