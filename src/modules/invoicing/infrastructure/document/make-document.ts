import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { InvoiceContent } from '../../domain/invoice.ts';

const timeoutMs = 60_000;

/**
 * The PDF of an invoice with the e-invoice inside (ZUGFeRD, profile EN 16931), made in a thread of its own.
 * @throws Error if it cannot be made, so that the job is retried and staff learn of it
 */
export async function makeDocument(content: InvoiceContent): Promise<Uint8Array> {
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), { workerData: content });
  const late = new AbortController();
  try {
    const [bytes] = (await Promise.race([
      once(worker, 'message'),
      once(worker, 'exit').then(() => Promise.reject(new Error('the thread ended without an invoice'))),
      pause(timeoutMs, null, { signal: late.signal }).then(() =>
        Promise.reject(new Error('the invoice was not made in time')),
      ),
    ])) as [Uint8Array];
    return bytes;
  } finally {
    late.abort();
    await worker.terminate();
  }
}
