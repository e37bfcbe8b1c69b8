import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { StoredFile } from '../files/file-store.ts';

/** Sends a file of the store that belongs to one person. */
export function sendDownload(reply: FastifyReply, file: StoredFile & { readonly name: string }): never {
  reply.header('content-length', file.size);
  return sendStream(reply, file.name, file.contentType, file.stream);
}

/** Sends a table while it is being written. */
export function sendCsv(reply: FastifyReply, name: string, lines: AsyncIterable<string>): never {
  return sendStream(reply, name, 'text/csv; charset=utf-8', Readable.from(lines));
}

/** Sends a ZIP archive. */
export function sendArchive(reply: FastifyReply, name: string, bytes: Buffer): never {
  reply.header('content-length', bytes.length);
  return sendStream(reply, name, 'application/zip', Readable.from([bytes]));
}

/** Sends a PDF that was just made. */
export function sendPdf(reply: FastifyReply, name: string, bytes: Buffer): never {
  reply.header('content-length', bytes.length);
  return sendStream(reply, name, 'application/pdf', Readable.from([bytes]));
}

/** Sent as a download with that name, and never cached. */
function sendStream(reply: FastifyReply, name: string, contentType: string, stream: Readable): never {
  // The types of routes only know JSON.
  return reply
    .type(contentType)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(stream) as never;
}
