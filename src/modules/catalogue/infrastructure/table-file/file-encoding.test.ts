import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalInGerman } from '../../domain/import/testing/source-rows.ts';
import { examineFile as examine } from './file-encoding.ts';
import { fileOnDisk } from './import-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterAll(() => rm(folder, { recursive: true }));

const examineFile = async (path: string) => examine(await fileOnDisk(path));

async function fileOf(...parts: readonly (string | Buffer)[]): Promise<string> {
  const path = join(folder, 'file.csv');
  await writeFile(path, Buffer.concat(parts.map((part) => Buffer.from(part as string))));
  return path;
}

const windows = (text: string) => Buffer.from(text, 'latin1');

describe('the encoding of a file', () => {
  test.each<[string, readonly (string | Buffer)[], string]>([
    ['plain ASCII', ['sku;titel\n'], 'utf-8'],
    ['umlauts', ['sku;größe – „schön“ €\n'], 'utf-8'],
    ['a byte order mark', ['\ufeffsku;größe\n'], 'utf-8'],
    ['Windows umlauts', [windows('sku;größe\n')], 'windows-1252'],
    ['Windows umlauts far down', ['sku;titel\n'.repeat(30_000), windows('größe')], 'windows-1252'],
    ['a file that ends within a Windows umlaut', [windows('sku\ngrö')], 'windows-1252'],
    ['an umlaut across two pieces of the file', ['a'.repeat(65_535), 'ö'], 'utf-8'],
    ['a Mac', [Buffer.from('sku;gr\x9a\xa7e\nM-1;K\x9fchenb\x9ffett, wei\xa7', 'latin1')], 'macintosh'],
    ['MS-DOS', [Buffer.from('sku;gr\x94\xe1e\nM-1;K\x81chenb\x81fett, wei\xe1', 'latin1')], 'cp850'],
    ['a control character in a title', ['sku;titel\nV-1;Sessel\u0007 aus Teak\n'], 'utf-8'],
    ['what Excel calls Unicode', [Buffer.from('\ufeffsku\tgröße\n', 'utf16le')], 'utf-16le'],
  ])('%s', async (_, parts, encoding) => {
    const nature = await examineFile(await fileOf(...parts));
    expect(nature.encoding).toBe(encoding);
    expect(nature.head).not.toContain('\ufeff');
    expect(nature.head).not.toContain('\ufffd');
  });

  test.each([
    ['a Mac', 'gr\x9a\xa7e;K\x9fchenb\x9ffett'],
    ['MS-DOS', 'gr\x94\xe1e;K\x81chenb\x81fett'],
  ])('%s: its letters are read', async (_, text) => {
    const { head } = await examineFile(await fileOf(Buffer.from(text, 'latin1')));
    expect(head).toBe('größe;Küchenbüfett');
  });

  test('letters that could as well be others are refused, as both', async () => {
    const refusal = await refusalInGerman(examineFile(await fileOf('titel\n', windows('\u008akoda\n'))));
    expect(refusal).toContain('„äkoda“ oder „Škoda“');
  });

  test('two in one file are refused: half of it would come out broken', async () => {
    const near = await fileOf('größe\n', windows('größe\n'));
    expect(await refusalInGerman(examineFile(near))).toContain('mischt zwei Zeichensätze');
    const far = await fileOf('größe\n', 'x\n'.repeat(100_000), windows('größe\n'));
    expect(await refusalInGerman(examineFile(far))).toContain('mischt zwei Zeichensätze');
  });
});

test.each<[string, readonly (string | Buffer)[]]>([
  ['ist leer', ['']],
  [
    'ist eine Excel-Datei',
    [Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), '[Content_Types].xml', 'xl/workbook.xml'],
  ],
  ['ist keine Tabelle', [Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), 'foto.jpg']],
  ['ist keine Tabelle', [Buffer.from([1, 0, 2, 0, 3])]],
  ['ist keine Tabelle', [Buffer.from(Array.from({ length: 900 }, (_, place) => 1 + ((place * 37) % 255)))]],
  ['ist keine Tabelle', ['%PDF-1.7\n', Buffer.from([0x25, 0xe2, 0xe3, 0xcf, 0xd3]), '\n1 0 obj\n']],
  // The beginnings of a photograph and of a screenshot; in either, UTF-8 letters and others happen to stand side by side.
  [
    'Möglich sind CSV-Dateien',
    [Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'JFIF ö', Buffer.from([0xc3, 0xff])],
  ],
  ['Möglich sind CSV-Dateien', ['ö', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 0x1a, 10, 0, 0, 0, 13])]],
])('a file that is no table is refused: %s', async (message, parts) => {
  expect(await refusalInGerman(examineFile(await fileOf(...parts)))).toContain(message);
});

test('no file, no import', async () => {
  expect(await refusalInGerman(examineFile(join(folder, 'nope.csv')))).toContain('gibt es nicht');
  expect(await refusalInGerman(examineFile(folder))).toContain('ist keine Datei');
});
