import decodeHeic from 'heic-decode';
import { parentPort, workerData } from 'node:worker_threads';
import { maxPixels } from '../domain/picture-limits.ts';

/** The worker's answer: pixels in RGBA, or that there are too many. */
export type HeicPixels =
  | {
      readonly kind: 'pixels';
      readonly width: number;
      readonly height: number;
      readonly rgba: Uint8ClampedArray;
    }
  | { readonly kind: 'too-many-pixels' };

// One picture, then the thread ends and its memory with it.
const pictures = await decodeHeic.all({ buffer: workerData as Uint8Array });
const [first] = pictures;
if (first === undefined) throw new Error('the file holds no picture');
if (first.width * first.height > maxPixels) {
  parentPort?.postMessage({ kind: 'too-many-pixels' } satisfies HeicPixels);
} else {
  const { width, height, data } = await first.decode();
  parentPort?.postMessage({ kind: 'pixels', width, height, rgba: data } satisfies HeicPixels, [data.buffer]);
}
