import { readFile } from 'node:fs/promises';
import {
  calledInOffice,
  UnreadableFile,
  type Candidate,
  type FileNature,
  type ImportSource,
  type MapContext,
} from '../../src/modules/catalogue/index.ts';
import { mapMuseum } from './map-entry.ts';

// The museum's whole collection is a few megabytes. Unlike tables, JSON is read all at once.
const largest = 100_000_000;

type Entry = Readonly<Record<string, unknown>>;

/** @throws UnreadableFile if the file is not a JSON list */
export async function openMuseumSource(
  path: string,
  nature: FileNature,
  context: MapContext,
): Promise<ImportSource> {
  if (nature.bytes > largest) throw new UnreadableFile({ code: 'museum-file-too-large' });
  const text = new TextDecoder(nature.encoding).decode(await readFile(path));
  const entries = parse(text, path);
  const headings = [...new Set(entries.flatMap((entry) => Object.keys(fieldsOf(entry))))];
  let done = 0;
  const candidates = async function* (): AsyncGenerator<Candidate> {
    for (const [place, entry] of entries.entries()) {
      done = place + 1;
      const fields = fieldsOf(entry);
      const mapped = mapMuseum(entry, done, context);
      const name = mapped.ok ? mapped.draft.sku : cellOf(fields.accession_number);
      yield {
        line: done,
        lastLine: done,
        name,
        mapped,
        rows: [headings.map((column) => cellOf(fields[column]))],
      };
    }
  };
  return {
    title: { code: 'source-museum' },
    notes: [],
    place: 'entry',
    headings,
    called: calledInOffice,
    delimiter: ';',
    totalBytes: nature.bytes,
    position: () => Math.round((nature.bytes * done) / Math.max(entries.length, 1)),
    candidates: candidates(),
  };
}

function parse(text: string, path: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value as readonly unknown[];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnreadableFile({ code: 'not-json', params: { name: path, reason } });
  }
  throw new UnreadableFile({ code: 'not-a-json-list', params: { name: path } });
}

function fieldsOf(entry: unknown): Entry {
  return typeof entry === 'object' && entry !== null ? (entry as Entry) : {};
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
