import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Message } from '../../../../shared/messages/message.ts';
import type { FileStore } from '../../../../platform/files/file-store.ts';

/** A file that an import reads, wherever it is stored. It is read several times, always from its beginning. */
export interface ImportFile {
  /** Its name in messages. */
  readonly name: string;
  readonly bytes: number;
  open(): Promise<Readable>;
}

/** @throws UnreadableFile if there is no such file */
export async function fileOnDisk(path: string): Promise<ImportFile> {
  const info = await stat(path).catch(() => null);
  if (info === null) throw new UnreadableFile({ code: 'file-unknown', params: { name: path } });
  if (!info.isFile()) throw new UnreadableFile({ code: 'not-a-file', params: { name: path } });
  return { name: path, bytes: info.size, open: async () => createReadStream(path) };
}

/** A file that cannot be read at all, or only up to some line. People are told its problem, not its message. */
export class UnreadableFile extends Error {
  readonly problem: Message;

  constructor(problem: Message) {
    super(`unreadable file: ${JSON.stringify(problem)}`);
    this.name = 'UnreadableFile';
    this.problem = problem;
  }
}

/** A file of the store, in the form the table readers expect. */
export function storedFile(files: FileStore, key: string, name: string, bytes: number): ImportFile {
  return {
    name,
    bytes,
    async open() {
      const stored = await files.get(key);
      if (stored === null) throw new UnreadableFile({ code: 'file-gone', params: { name } });
      return stored.stream;
    },
  };
}
