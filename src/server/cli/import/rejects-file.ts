import { createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ImportSource } from './candidate.ts';
import { problemColumn } from '../../../modules/catalogue/index.ts';

/** The rows that were refused, as they stood in the file, and why: mended, it can be imported itself. */
export interface RejectsFile {
  add(rows: readonly (readonly string[])[], problem: string): Promise<void>;
  close(): Promise<void>;
}

/** @throws Error when the file cannot be written */
export async function createRejectsFile(
  path: string,
  { headings, delimiter }: Pick<ImportSource, 'headings' | 'delimiter'>,
): Promise<RejectsFile> {
  const file = createWriteStream(path);
  await once(file, 'open');
  // A file that was refused before already has the column; its old problems are replaced.
  const kept = headings.map((_, place) => place).filter((place) => headings[place] !== problemColumn);
  const lineOf = (values: readonly string[], problem: string): string =>
    `${[...kept.map((place) => values[place] ?? ''), problem].map((value) => quote(value, delimiter)).join(delimiter)}\r\n`;
  // The byte order mark tells Excel that it is UTF-8.
  await write(file, `\ufeff${lineOf(headings, problemColumn)}`);
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

function quote(value: string, delimiter: string): string {
  return /["\r\n]/.test(value) || value.includes(delimiter) || value !== value.trim()
    ? `"${value.replaceAll('"', '""')}"`
    : value;
}
