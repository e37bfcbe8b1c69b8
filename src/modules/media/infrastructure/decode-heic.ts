import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { HeicPixels } from './heic-worker.ts';

const timeoutMs = 15_000;

/**
 * Decodes an iPhone's picture (HEIC), which the installed `sharp` cannot do because of patents. Runs in a thread of its
 * own with little memory beyond the pixels, and is ended if it takes too long.
 * @throws Error if it is no such picture
 */
export async function decodeHeic(bytes: Uint8Array): Promise<HeicPixels> {
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
