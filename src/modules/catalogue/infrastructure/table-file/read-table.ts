import { Parser } from 'csv-parse';
import { pipeline } from 'node:stream';
import type { Message } from '../../../../shared/messages/message.ts';
import { unguarded } from '../../../../platform/csv/csv-line.ts';
import type { Called, ForKnown, Mapped } from '../../domain/import/mapped.ts';
import { decoderOf, type Encoding, type FileNature } from './file-encoding.ts';
import { type ImportFile, UnreadableFile } from './import-file.ts';

/** A record of a table file: its values without the guard against formulas, and the line where it begins. */
export interface TableRecord {
  readonly line: number;
  readonly values: readonly string[];
}

export interface Table {
  readonly headings: readonly string[];
  readonly delimiter: string;
  /**
   * Everything below the headings, read on demand.
   * @throws UnreadableFile
   */
  readonly records: AsyncGenerator<TableRecord, void>;
  /** Bytes of the file read so far. */
  position(): number;
}

/** All of them end a row in one file: what several programs have written to is mixed. The longest comes first. */
const lineEnds = ['\r\n', '\n', '\r'];
const delimiters = [';', ',', '\t'];
// A description with inlined pictures is long; more than this is an unclosed quotation mark.
const longestRecord = 2_000_000;

/**
 * Opens a CSV file: comma, semicolon or tab, whichever is most frequent in its first line.
 * @throws UnreadableFile if there is no line of headings
 */
export async function openTable(file: ImportFile, { head, encoding }: FileNature): Promise<Table> {
  // Excel's own way of naming the delimiter, in a line before the headings.
  const named = /^sep=(.)(?:\r\n?|\n)/i.exec(head);
  const delimiter = named?.[1] ?? delimiterOf(head);
  const stream = await file.open();
  let position = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      position += chunk.length;
      yield chunk;
    }
  };
  const parser = new PatientParser({
    bom: true,
    delimiter,
    from_line: named === null ? 1 : 2,
    info: true,
    max_record_size: longestRecord,
    record_delimiter: lineEnds,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  // Errors on the way are thrown where the records are read.
  const ignore = () => undefined;
  if (encoding === 'utf-8') pipeline(stream, counted, parser, ignore);
  else pipeline(stream, counted, (chunks: AsyncIterable<Buffer>) => decode(chunks, encoding), parser, ignore);
  const records = recordsOf(parser);
  const first = await records.next();
  if (first.done === true)
    throw new UnreadableFile({ code: 'file-without-headings', params: { name: file.name } });
  const headings = first.value.values.map((heading) => heading.trim());
  return { headings, delimiter, records, position: () => position };
}

/** A stream that fails drops what nobody has read yet. This one ends where the file is broken, and says so afterwards. */
class PatientParser extends Parser {
  isBroken = false;

  override _transform(chunk: unknown, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    super._transform(chunk, encoding, (error?: Error | null) => {
      if (error != null) {
        this.isBroken = true;
        this.push(null);
      }
      done();
    });
  }

  override _flush(done: () => void): void {
    super._flush((error?: Error | null) => {
      this.isBroken ||= error != null;
      done();
    });
  }
}

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

async function* decode(chunks: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function* recordsOf(parser: PatientParser): AsyncGenerator<TableRecord, void> {
  let countedTwice = 0;
  let lastLine = 0;
  for await (const { record, info } of parser as AsyncIterable<Parsed>) {
    // The parser reports the line where a record ends, and counts '\r\n' within quotation marks as two lines.
    let inside = 0;
    for (const value of record) {
      if (!/[\r\n]/.test(value)) continue;
      inside += value.match(/\r\n|\r|\n/g)?.length ?? 0;
      countedTwice += value.match(/\r\n/g)?.length ?? 0;
    }
    lastLine = info.lines - countedTwice;
    yield { line: lastLine - inside, values: record.map(unguarded) };
  }
  if (parser.isBroken) throw new UnreadableFile({ code: 'file-broken', params: { line: lastLine } });
}

function delimiterOf(head: string): string {
  const counts = new Map(delimiters.map((delimiter) => [delimiter, 0]));
  let quoted = false;
  for (const character of head.replace(/^[\r\n]+/, '')) {
    if (character === '"') quoted = !quoted;
    if (quoted) continue;
    if (character === '\n' || character === '\r') break;
    const count = counts.get(character);
    if (count !== undefined) counts.set(character, count + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best?.[0] ?? ',';
}

/** The data for one piece: the result of its rows, and the rows as they stood in the file. */
export interface Candidate {
  readonly line: number;
  /** The line where the last of its rows begins. */
  readonly lastLine: number;
  /** How people find it in their file: its SKU, or a replacement. */
  readonly name: string;
  /** As a new piece. */
  readonly mapped: Mapped;
  /**
   * As a piece that the shop knows. Omitted if that changes nothing, or if the rows are rejected in any case: what is
   * wrong with them is not just a column that the file lacks.
   */
  readonly forKnown?: ForKnown;
  readonly rows: readonly (readonly string[])[];
}

/** An opened file, whose pieces are read on demand. */
export interface ImportSource {
  /** What kind of file it is, for progress messages. */
  readonly title: Message;
  /** Messages before it begins. */
  readonly notes: readonly Message[];
  /** The things that are counted: the lines of a table, or the entries of a list. */
  readonly place: 'line' | 'entry';
  readonly headings: readonly string[];
  readonly called: Called;
  readonly delimiter: string;
  readonly totalBytes: number;
  position(): number;
  /** @throws UnreadableFile at the place where the file is broken */
  readonly candidates: AsyncIterable<Candidate>;
}
