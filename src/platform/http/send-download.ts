import type { FastifyReply } from 'fastify';
import type { StoredFile } from '../files/file-store.ts';

/** A file of the store that belongs to one person: to be saved, and kept by no cache. */
export function sendDownload(reply: FastifyReply, file: StoredFile & { readonly name: string }): never {
  // The types of routes know JSON only.
  return reply
    .type(file.contentType)
    .header('content-length', file.size)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('cache-control', 'no-store')
    .send(file.stream) as never;
}
