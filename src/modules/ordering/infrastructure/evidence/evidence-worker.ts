import { parentPort, workerData } from 'node:worker_threads';
import { evidencePdf, type EvidencePage } from './evidence-pdf.ts';

parentPort?.postMessage(await evidencePdf(workerData as EvidencePage));
