import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { longestSidePx, maxPixels, startsAsPicture } from '../domain/picture-limits.ts';
import type { HeicPixels } from './heic-worker.ts';

interface PreparedPicture {
  /** WebP without any metadata: no place, no camera, no thumbnail of what was cut away. */
  readonly webp: Buffer;
  readonly widthPx: number;
  readonly heightPx: number;
}

export type PictureRefusal = { readonly code: 'not-a-picture' } | { readonly code: 'picture-too-large' };

/** The accepted formats. Neither SVG, which is a program, nor PDF or TIFF, whose decoders are large and old. */
const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);

// libvips may use only these decoders; all others are blocked in the whole process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
});

/** Far more than an honest picture of the largest size needs. */
const maxSeconds = 20;

const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;

/**
 * Decodes a supposed picture and encodes it again: the result contains only pixels, whatever came in. Its content
 * decides its format, not its name.
 * @param onUnreadable called with the decoder's reason for giving up: a broken file, or a broken decoder
 */
export async function preparePicture(
  bytes: Uint8Array,
  onUnreadable: (error: unknown) => void,
): Promise<Result<PreparedPicture, PictureRefusal>> {
  if (!startsAsPicture(bytes)) return fail({ code: 'not-a-picture' });
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  } catch (error) {
    onUnreadable(error);
    return fail({ code: 'not-a-picture' });
  }
  if (!formats.has(metadata.format)) return fail({ code: 'not-a-picture' });
  if (metadata.width * metadata.height > maxPixels) return fail({ code: 'picture-too-large' });
  try {
    const picture = isHeic(metadata) ? await fromHeic(bytes) : sharp(bytes, options);
    if (picture === null) return fail({ code: 'picture-too-large' });
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: longestSidePx, height: longestSidePx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 84 })
      .timeout({ seconds: maxSeconds })
      .toBuffer({ resolveWithObject: true });
    return ok({ webp: data, widthPx: info.width, heightPx: info.height });
  } catch (error) {
    onUnreadable(error);
    return fail({ code: 'not-a-picture' });
  }
}

function isHeic({ format, compression }: Metadata): boolean {
  return format === 'heif' && compression !== 'av1';
}

async function fromHeic(bytes: Uint8Array): Promise<Sharp | null> {
  const pixels = await decodeHeic(bytes);
  if (pixels.kind === 'too-many-pixels') return null;
  const { width, height, rgba } = pixels;
  return sharp(rgba, { raw: { width, height, channels: 4 } });
}

const timeoutMs = 15_000;

/**
 * Decodes an iPhone's picture (HEIC), which the installed `sharp` cannot do because of patents. Runs in a thread of its
 * own with little memory beyond the pixels, and is ended if it takes too long.
 * @throws Error if it is no such picture
 */
async function decodeHeic(bytes: Uint8Array): Promise<HeicPixels> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const late = new AbortController();
  try {
    const answer = await Promise.race([
      once(worker, 'message') as Promise<[HeicPixels]>,
      once(worker, 'exit').then(() => null),
      pause(timeoutMs, null, { signal: late.signal }).catch(() => null),
    ]);
    if (answer === null) throw new Error('the picture could not be decoded');
    return answer[0];
  } finally {
    late.abort();
    await worker.terminate();
  }
}
