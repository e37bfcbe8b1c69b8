import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { UnreadableFile } from './unreadable-file.ts';

export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le';

export interface FileNature {
  readonly bytes: number;
  readonly encoding: Encoding;
  /** The file's beginning as text, without a byte order mark. */
  readonly head: string;
}

const headBytes = 64 * 1024;

/**
 * Looks at a whole file once, in pieces, and tells how its text is encoded.
 *
 * What is not UTF-8 is Windows-1252, in which every byte means something. A file that is mostly UTF-8 but not
 * everywhere is refused: read either way, half of its umlauts would come out broken.
 * @throws UnreadableFile when there is no such file, or it is no text
 */
export async function examineFile(path: string): Promise<FileNature> {
  const info = await stat(path).catch(() => null);
  if (info === null) throw new UnreadableFile(`Die Datei „${path}“ gibt es nicht.`);
  if (!info.isFile()) throw new UnreadableFile(`„${path}“ ist keine Datei.`);
  if (info.size === 0) throw new UnreadableFile(`Die Datei „${path}“ ist leer.`);
  const head = await readHead(path);
  if (head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') {
    throw new UnreadableFile(`„${path}“ ist eine Excel- oder ZIP-Datei; bitte als CSV speichern.`);
  }
  const encoding = await encodingOf(path, head);
  const text = new TextDecoder(encoding).decode(head, { stream: true });
  if (text.includes('\0')) throw new UnreadableFile(`„${path}“ ist keine Textdatei.`);
  return { bytes: info.size, encoding, head: text };
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function encodingOf(path: string, head: Buffer): Promise<Encoding> {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  const strict = new TextDecoder('utf-8', { fatal: true });
  let lines = 1;
  let beyondAscii = false;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    try {
      const text = strict.decode(chunk, { stream: true });
      // A byte order mark is swallowed by the decoder; what is left beyond ASCII are real letters.
      beyondAscii ||= /[^\0-\x7f]/.test(text);
      lines += countLineEnds(chunk);
    } catch {
      if (beyondAscii || mixes(chunk)) {
        throw new UnreadableFile(
          `Die Datei mischt zwei Zeichensätze (nach Zeile ${lines}): bitte neu als UTF-8 speichern.`,
        );
      }
      return 'windows-1252';
    }
  }
  try {
    strict.decode();
  } catch {
    return 'windows-1252';
  }
  return 'utf-8';
}

function countLineEnds(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
}

/** German letters as UTF-8 wrote them, read byte by byte: 'Ã¤', 'Ã¶', 'Ã¼', 'ÃŸ', which no German word contains. */
function mixes(chunk: Buffer): boolean {
  return /\u00c3[\u0084\u0096\u009c\u009f\u00a4\u00b6\u00bc]/.test(chunk.toString('latin1'));
}
