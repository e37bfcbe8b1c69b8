import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import {
  type Outcome,
  problemColumn,
  UnreadableFile,
  type ImportSource,
} from '../../../modules/catalogue/index.ts';
import { byteOrderMark, csvLine } from '../../../platform/csv/csv-line.ts';
import type { InWords } from '../../../shared/messages/message.ts';
import { say } from '../../answers/say.ts';

/** What is counted in a file. */
export const placeWords = { line: 'Zeile', entry: 'Eintrag' } as const;

/** The terminal speaks German. */
export const inGerman: InWords = (message) => say('de', message);

export const wordsOf = (error: Error): string =>
  error instanceof UnreadableFile ? inGerman(error.problem) : error.message;

interface Summary {
  readonly lines: readonly string[];
  /** 0: everything imported; 2: some rows were rejected or not reached; 130: stopped; 1: nothing could be done. */
  readonly exitCode: number;
}

/** The outcome of an import, in words and as an exit code. */
export function summaryOf(
  outcome: Outcome,
  run: { readonly place: ImportSource['place']; readonly dryRun: boolean; readonly seconds: number },
): Summary {
  const { created, updated, unchanged, rejected, lastLine, ended } = outcome;
  const number = (count: number): string => count.toLocaleString('de-DE');
  const seconds = run.seconds.toLocaleString('de-DE', { maximumFractionDigits: 1 });
  const [made, changed] = run.dryRun
    ? ['würden angelegt', 'würden aktualisiert']
    : ['angelegt', 'aktualisiert'];
  const lines = [
    `${number(created)} ${created === 1 ? 'Stück' : 'Stücke'} ${made}, ${number(updated)} ${changed}, ${number(unchanged)} unverändert, ${number(rejected)} abgelehnt, in ${seconds} s.`,
  ];
  const reached =
    lastLine === 0 ? 'vor der ersten Zeile' : `nach ${placeWords[run.place]} ${number(lastLine)}`;
  const again = run.dryRun ? '' : ' Derselbe Aufruf macht weiter: was schon da ist, wird aktualisiert.';
  if (ended?.by === 'stop') lines.push(`Angehalten ${reached}.${again}`);
  else if (ended !== null) lines.push(`Abgebrochen ${reached}: ${wordsOf(ended.error)}`);
  const nothing = created + updated + unchanged + rejected === 0;
  if (nothing && ended === null) lines.push('Die Datei enthält keine Stücke.');
  if (ended?.by === 'stop') return { lines, exitCode: 130 };
  if (nothing) return { lines, exitCode: 1 };
  return { lines, exitCode: rejected > 0 || ended !== null ? 2 : 0 };
}

/** The rejected rows as they stood in the file, with the reasons. Once corrected, this file can be imported itself. */
interface RejectsFile {
  add(rows: readonly (readonly string[])[], problem: string): Promise<void>;
  close(): Promise<void>;
}

/** @throws Error if the file cannot be written */
export async function createRejectsFile(
  path: string,
  { headings, delimiter }: Pick<ImportSource, 'headings' | 'delimiter'>,
): Promise<RejectsFile> {
  const file = createWriteStream(path);
  await once(file, 'open');
  // A file of rejected rows already has this column; its old problems are replaced.
  const kept = headings.map((_, place) => place).filter((place) => headings[place] !== problemColumn);
  const lineOf = (values: readonly string[], problem: string): string =>
    csvLine([...kept.map((place) => values[place] ?? ''), problem], delimiter);
  // The byte order mark tells Excel that the file is UTF-8.
  await write(file, `${byteOrderMark}${lineOf(headings, problemColumn)}`);
  return {
    async add(rows, problem) {
      for (const values of rows) await write(file, lineOf(values, problem));
    },
    async close() {
      file.end();
      await finished(file);
    },
  };
}

async function write(file: WriteStream, text: string): Promise<void> {
  if (!file.write(text)) await once(file, 'drain');
}
