import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalInGerman } from '../../domain/import/testing/source-rows.ts';
import { examineFile } from './file-encoding.ts';
import { fileOnDisk } from './import-file.ts';
import { openTable } from './read-table.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Buffer) {
  const path = join(folder, 'table.csv');
  await writeFile(path, content);
  const file = await fileOnDisk(path);
  const table = await openTable(file, await examineFile(file));
  const rows: [number, ...string[]][] = [];
  for await (const { line, values } of table.records) rows.push([line, ...values]);
  return { headings: table.headings, rows };
}

test.each([
  ['semicolons', 'sku;preis\nV-1;1,5\n'],
  ['commas', 'sku,preis\nV-1,"1,5"\n'],
  ['tabs', 'sku\tpreis\nV-1\t1,5\n'],
  ['a byte order mark and Windows line ends', '\ufeffsku;preis\r\nV-1;1,5\r\n'],
  ["Excel's own line", 'sep=;\r\nsku;preis\r\nV-1;1,5\r\n'],
  ['commas within the headings', '"sku";"preis";"a,b,c"\nV-1;1,5'],
])('%s', async (_, content) => {
  const { headings, rows } = await read(content);
  expect(headings.slice(0, 2)).toEqual(['sku', 'preis']);
  expect(rows).toEqual([[content.startsWith('sep') ? 3 : 2, 'V-1', '1,5']]);
});

test('a Windows file and one of Excel keep every character', async () => {
  const { rows } = await read(
    Buffer.from('sku;titel\nV-1;Gr\u00f6\u00dfe \u0080 \u0084s\u00fc\u00df\u0093\n', 'latin1'),
  );
  expect(rows).toEqual([[2, 'V-1', 'Größe € „süß“']]);
  const excel = await read(Buffer.from('\ufeffsku\ttitel\r\nV-1\tGröße € 🪑\r\n', 'utf16le'));
  expect(excel.rows).toEqual([[2, 'V-1', 'Größe € 🪑']]);
});

test.each(['\n', '\r\n'])('a record knows the line where it begins, with %j', async (end) => {
  const lines = ['sku;text', 'a;1', `b;"x${end}y${end}z"`, '', 'c;"4"" breit"', 'd;5" tief', 'e;6'];
  const { rows } = await read(lines.join(end));
  expect(rows).toEqual([
    [2, 'a', '1'],
    [3, 'b', `x${end}y${end}z`],
    [7, 'c', '4" breit'],
    [8, 'd', '5" tief'],
    [9, 'e', '6'],
  ]);
});

test.each([
  ['headings as Windows writes them, rows as others do', '\r\n', '\n', '\n'],
  ['the other way round', '\n', '\r\n', '\r\n'],
  ['one row after the other', '\r\n', '\n', '\r\n'],
  ['a row of an old Mac among them', '\n', '\r', '\r\n'],
])('line ends of several kinds: %s', async (_, first, second, third) => {
  const { headings, rows } = await read(
    `sku;text${first}a;1${second}b;"x\r\ny\nz"${third}${third}c;3${second}d;4`,
  );
  expect(headings).toEqual(['sku', 'text']);
  expect(rows).toEqual([
    [2, 'a', '1'],
    [3, 'b', 'x\r\ny\nz'],
    [7, 'c', '3'],
    [8, 'd', '4'],
  ]);
});

test('a quotation mark that nobody closed says where', async () => {
  expect(await refusalInGerman(read('sku;text\na;1\nb;"x\nc;2\n'))).toContain(
    'Nach Zeile 2 ist die Datei nicht mehr zu lesen',
  );
});

test('every row before it is read, however slowly', async () => {
  const path = join(folder, 'table.csv');
  await writeFile(path, `sku;text\n${'a;1\n'.repeat(1000)}b;"x\n`);
  const file = await fileOnDisk(path);
  const { records } = await openTable(file, await examineFile(file));
  let count = 0;
  const reading = async () => {
    for await (const _ of records) {
      count += 1;
      // As while a batch is written: meanwhile the parser comes to the place where the file is broken.
      if (count === 500) await new Promise((done) => setTimeout(done, 20));
    }
  };
  expect(await refusalInGerman(reading())).toContain('Nach Zeile 1001');
  expect(count).toBe(1000);
});

test('a record without end is not read into memory', async () => {
  expect(await refusalInGerman(read(`sku;text\na;1\nb;"${'x\n'.repeat(1_500_000)}`))).toContain(
    'Nach Zeile 2',
  );
});
