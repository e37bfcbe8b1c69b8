import { type CodePage, CodePageEvidence, textIn } from './code-page.ts';
import { type ImportFile, UnreadableFile } from './import-file.ts';

export type Encoding = 'utf-8' | 'utf-16le' | CodePage;

export interface FileNature {
  readonly bytes: number;
  readonly encoding: Encoding;
  /** The file's beginning as text, without a byte order mark. */
  readonly head: string;
}

const headBytes = 64 * 1024;

/** Reads a file piece by piece. */
export function decoderOf(encoding: Encoding): Pick<TextDecoder, 'decode'> {
  if (encoding === 'utf-8' || encoding === 'utf-16le') return new TextDecoder(encoding);
  return { decode: (bytes = new Uint8Array()) => textIn(encoding, bytes as Uint8Array) };
}

/**
 * Scans a whole file once, in chunks, and detects its text encoding.
 *
 * Text that is not UTF-8 is in the code page whose letters make words. A file that is mostly but not entirely UTF-8 is
 * refused, and so is one where several code pages make words: half of its umlauts would be broken.
 * @throws UnreadableFile if it is not text
 */
export async function examineFile(file: ImportFile): Promise<FileNature> {
  const { name, bytes } = file;
  if (bytes === 0) throw new UnreadableFile({ code: 'file-empty', params: { name } });
  const head = await readHead(file);
  if (isWorkbook(name, head)) throw new UnreadableFile({ code: 'file-is-workbook', params: { name } });
  if (isBinary(head)) throw new UnreadableFile({ code: 'file-not-text', params: { name } });
  const encoding = await encodingOf(file, head);
  const text = decoderOf(encoding).decode(head, { stream: true });
  if (text.includes('\0')) throw new UnreadableFile({ code: 'file-not-text', params: { name } });
  return { bytes, encoding, head: text };
}

const zip = 'PK\u0003\u0004';

/** Also without such a name: a workbook of Excel lists its types first, one of LibreOffice its own. */
function isWorkbook(name: string, head: Buffer): boolean {
  const text = head.toString('latin1');
  if (!text.startsWith(zip)) return false;
  return (
    /\.(xls[xmb]|ods|numbers)$/i.test(name) ||
    text.includes('xl/') ||
    text.includes('opendocument.spreadsheet')
  );
}

/**
 * PDF and ZIP begin with letters; photographs and most others are full of bytes that no text has: zeros, and control
 * characters other than tab, line ends and those that old programs wrote at the end of a page or of a file. A few of
 * those come along in a cell with what is pasted from a PDF: what reads the cell names its line and column.
 */
function isBinary(head: Buffer): boolean {
  const text = head.toString('latin1');
  if (text.startsWith('%PDF-') || text.startsWith(zip)) return true;
  const isUtf16 = head[0] === 0xff && head[1] === 0xfe;
  if (isUtf16) return false;
  const strange = head.reduce((count, byte) => (byte < 0x20 && !inTexts.has(byte) ? count + 1 : count), 0);
  return head.includes(0) || strange > head.length * maxStrange;
}

/** About a tenth of a file without text is control characters, since each byte is about as frequent as another. */
const maxStrange = 0.05;

/** Tab, line feed, vertical tab, form feed, carriage return, end of file, escape. */
const inTexts: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b]);

async function readHead(file: ImportFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Leaving the loop closes the file.
  for await (const chunk of (await file.open()) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= headBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, headBytes);
}

async function encodingOf(file: ImportFile, head: Buffer): Promise<Encoding> {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  const strict = new TextDecoder('utf-8', { fatal: true });
  let lines = 1;
  let beyondAscii = false;
  for await (const chunk of (await file.open()) as AsyncIterable<Buffer>) {
    try {
      const text = strict.decode(chunk, { stream: true });
      // The decoder removes a byte order mark; remaining non-ASCII characters are real letters.
      beyondAscii ||= /[^\0-\x7f]/.test(text);
      lines += countLineEnds(chunk);
    } catch {
      if (beyondAscii || mixes(chunk)) {
        throw new UnreadableFile({ code: 'file-mixes-encodings', params: { line: lines } });
      }
      return codePageOf(file);
    }
  }
  try {
    strict.decode();
  } catch {
    return codePageOf(file);
  }
  return 'utf-8';
}

async function codePageOf(file: ImportFile): Promise<CodePage> {
  const evidence = new CodePageEvidence();
  for await (const chunk of (await file.open()) as AsyncIterable<Buffer>) evidence.add(chunk);
  const verdict = evidence.verdict();
  if (verdict.ok) return verdict.codePage;
  throw new UnreadableFile({ code: 'file-encoding-unclear', params: { readings: verdict.readings } });
}

function countLineEnds(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
}

/**
 * German letters encoded as UTF-8 but read byte by byte: 'Ã¤', 'Ã
 *
 * ', 'Ã¼', 'ÃŸ', which no German word contains.
 */
function mixes(chunk: Buffer): boolean {
  return /\u00c3[\u0084\u0096\u009c\u009f\u00a4\u00b6\u00bc]/.test(chunk.toString('latin1'));
}
