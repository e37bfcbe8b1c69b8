import { parentPort, workerData } from 'node:worker_threads';
import { giftPdf, type GiftPaper } from './gift-pdf.ts';

parentPort?.postMessage(await giftPdf(workerData as GiftPaper));
