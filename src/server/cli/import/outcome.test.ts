import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examineFile, fileOnDisk, openTable } from '../../../modules/catalogue/index.ts';
import { createRejectsFile } from './outcome.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('rejected rows come back as they were, with their problems', async () => {
  const path = join(folder, 'rejects.csv');
  const file = await createRejectsFile(path, { headings: ['sku', 'problem', 'titel'], delimiter: ';' });
  await file.add([['V-1', 'alt', ' Ein "Stuhl";\nalt ']], 'preis fehlt');
  await file.add([['V-2'], ['V-3', '', '=Ü()']], 'a; b');
  await file.close();
  expect((await readFile(path, 'utf8')).startsWith('\ufeffsku;titel;problem\r\n')).toBe(true);
  const written = await fileOnDisk(path);
  const { headings, records } = await openTable(written, await examineFile(written));
  const rows: (readonly string[])[] = [];
  for await (const { values } of records) rows.push(values);
  expect(headings).toEqual(['sku', 'titel', 'problem']);
  expect(rows).toEqual([
    ['V-1', ' Ein "Stuhl";\nalt ', 'preis fehlt'],
    ['V-2', '', 'a; b'],
    ['V-3', '=Ü()', 'a; b'],
  ]);
  expect(await readFile(path, 'utf8')).toContain("V-3;'=Ü();");
});

test('a place that cannot be written to is an error at once', async () => {
  await expect(
    createRejectsFile(join(folder, 'no/such.csv'), { headings: [], delimiter: ';' }),
  ).rejects.toThrow();
});
