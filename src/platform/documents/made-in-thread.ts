import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const timeoutMs = 60_000;

/**
 * A document that a thread of its own makes and posts: it would hold up the whole shop otherwise.
 * @param script the thread's module, which gets `content` as its data
 * @throws Error if the thread fails or takes too long
 */
export async function madeInThread(script: URL, content: unknown): Promise<Uint8Array> {
  const worker = new Worker(script, { workerData: content });
  const late = new AbortController();
  try {
    const [bytes] = (await Promise.race([
      once(worker, 'message'),
      once(worker, 'exit').then(() => Promise.reject(new Error('the thread ended without a document'))),
      pause(timeoutMs, null, { signal: late.signal }).then(() =>
        Promise.reject(new Error('the document was not made in time')),
      ),
    ])) as [Uint8Array];
    return bytes;
  } finally {
    late.abort();
    await worker.terminate();
  }
}
