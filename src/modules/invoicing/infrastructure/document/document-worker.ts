import { parentPort, workerData } from 'node:worker_threads';
import type { InvoiceContent } from '../../domain/invoice.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { zugferd } from './zugferd.ts';

// One document, then the thread ends: checking an e-invoice takes half a second, during which the shop would stand
// still.
const content = workerData as InvoiceContent;
parentPort?.postMessage(await zugferd(content, await invoicePdf(content)));
