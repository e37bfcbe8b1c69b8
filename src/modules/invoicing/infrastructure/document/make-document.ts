import { madeInThread } from '../../../../platform/documents/made-in-thread.ts';
import type { InvoiceContent } from '../../domain/invoice.ts';

/**
 * The PDF of an invoice with the e-invoice inside (ZUGFeRD, profile EN 16931).
 * @throws Error if it cannot be made, so that the job is retried and staff learn of it
 */
export function makeDocument(content: InvoiceContent): Promise<Uint8Array> {
  return madeInThread(new URL('./document-worker.ts', import.meta.url), content);
}
