import { createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { problemColumn, type ImportSource } from '../../../modules/catalogue/index.ts';
import { byteOrderMark, csvLine } from '../../../platform/csv/csv-line.ts';

/** The rejected rows as they stood in the file, with the reasons. Once corrected, this file can be imported itself. */
export interface RejectsFile {
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
