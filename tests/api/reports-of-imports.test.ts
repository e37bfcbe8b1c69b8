import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { openImportDesk, type ImportDesk } from './an-import.ts';
import type { TestShop } from './open-test-shop.ts';
import type { StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
let desk: ImportDesk;
beforeAll(async () => {
  ({ shop, owner, desk } = await openImportDesk());
});
afterAll(() => shop.close());

const broken =
  'sku;titel;preis;zustand;kategorien;vergleichspreis\nE-1;Tisch;viel;gut;sofas;\nE-2;Tisch;90;gut;;80\n';

async function inEnglish<T>(path: string): Promise<T> {
  const answer = await shop.app.inject({
    url: `/api/admin${path}`,
    headers: { cookie: owner.cookie, 'content-language': 'en' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const isCsv = answer.headers['content-type']?.toString().startsWith('text/csv');
  return (isCsv === true ? answer.body : answer.json()) as T;
}

test('a report is stored as codes, and said in the language in which it is asked for', async () => {
  const { id } = await desk.sent(`${broken}E-3;Bank;90;gut;;\nE-4;"Tisch;10;gut;;\n`);
  const checked = await desk.ran(id, 'check');
  const { warnings } = checked;
  expect(warnings).toMatchObject([
    {
      column: 'vergleichspreis',
      problem: 'liegt nicht über dem Preis; ohne Ermäßigung bleibt das Feld leer',
      line: 3,
    },
    { column: 'Bleibt Entwurf:', problem: 'Bitte fügen Sie mindestens ein Bild hinzu' },
    { column: 'Bleibt Entwurf:', problem: 'Bitte wählen Sie mindestens eine Kategorie' },
    {
      column: 'Bleibt Entwurf:',
      problem: 'Für die Differenzbesteuerung fehlen Einkaufspreis und Verkäufer (§ 25a UStG)',
    },
  ]);
  const german = (await desk.rowsOf(id, 'refused')).items;
  expect(german).toMatchObject([
    { problem: 'preis „viel“ ist keine Zahl; kategorien „sofas“ gibt es nicht', note: null },
  ]);

  const english = await inEnglish<{ problem: string; warnings: object[] }>(`/imports/${id}`);
  expect(english.problem).toContain('The file cannot be read after line 4');
  expect(english.warnings).toMatchObject([
    {
      column: 'vergleichspreis',
      problem: 'is not above the price; without a reduction the field stays empty',
    },
    { column: 'Stays a draft:' },
    { column: 'Stays a draft:' },
    { column: 'Stays a draft:' },
  ]);
  const rows = await inEnglish<{ items: object[] }>(`/imports/${id}/rows?outcome=refused`);
  expect(rows.items).toMatchObject([
    {
      problem: 'preis ‘viel’ is not a number; kategorien ‘sofas’ does not exist',
      problems: [
        { column: 'preis', value: 'viel', problem: 'is not a number' },
        { column: 'kategorien', value: 'sofas', problem: 'does not exist' },
      ],
    },
  ]);
  expect(await inEnglish<string>(`/imports/${id}/problems`)).toContain(';preis;viel;is not a number;');
  expect(await inEnglish<string>(`/imports/${id}/refused`)).toContain('preis ‘viel’ is not a number');
});

test('a report of sentences, from before they were codes, is still shown', async () => {
  const { id } = await desk.sent(broken);
  await desk.ran(id, 'check');
  const sentence = 'preis „viel“ ist keine Zahl';
  const problem = { line: 2, column: 'preis', value: 'viel', problem: 'ist keine Zahl', expected: 'Zahlen' };
  const warning = { column: 'farbe', problem: 'wird geleert', count: 3, line: 7, value: '' };
  await sql`
    update piece_import_rows set remarks = null, problem = ${sentence},
      problems = ${JSON.stringify([problem])}::jsonb
    where import_id = ${id} and outcome = 'refused'
  `.execute(queries(shop.shop.db));
  await sql`
    update piece_imports set remarks = '[]', problem = 'Die Datei enthält keine Stücke.',
      warnings = ${JSON.stringify([warning])}::jsonb
    where id = ${id}
  `.execute(queries(shop.shop.db));

  expect(await desk.read(id)).toMatchObject({
    problem: 'Die Datei enthält keine Stücke.',
    warnings: [warning],
  });
  expect((await desk.rowsOf(id, 'refused')).items).toMatchObject([
    { problem: sentence, problems: [problem], note: null },
  ]);
  const csv = await owner.call('GET', `/imports/${id}/problems`);
  expect(csv.body).toContain('2;E-1;Tisch;preis;viel;ist keine Zahl;Zahlen');
});

test('a report names the cell that holds what nobody sees, whatever ends its lines', async () => {
  const { id, preview } = await desk.sent(
    'sku;titel;preis;zustand;kategorien\r\nI-8;Hocker;40;gut;\nI-9;Se\u0007ssel;90;gut;\r\n',
  );
  expect(preview).toHaveLength(2);
  expect(await desk.ran(id, 'check')).toMatchObject({ counts: { created: 1, refused: 1 } });
  const { items } = await desk.rowsOf(id, 'refused');
  expect(items).toMatchObject([
    { line: 3, sku: 'I-9', problem: expect.stringMatching(/^titel .* enthält ein Zeichen/) as string },
  ]);
  await owner.call('DELETE', `/imports/${id}`);
});

test.each([
  [
    'a file that breaks off is taken up to there, and says so',
    'sku;titel;preis;zustand',
    '',
    { created: 2, refused: 0 },
  ],
  [
    'a file that breaks off beside a piece with variants may lack some of them: it is refused by name',
    'sku;titel;preis;zustand;variante;varianten_sku',
    ';blau;K-1-BL',
    { created: 1, refused: 1 },
  ],
])('%s', async (_, headings, variant, counts) => {
  const none = variant === '' ? '' : ';;';
  const { id } = await desk.sent(
    `${headings}\nK-0;Tisch;9;gut${none}\nK-1;Tisch;10;gut${variant}\nK-2;"Tisch;10;gut${none}\n`,
  );
  const checked = await desk.ran(id, 'check');
  expect(checked).toMatchObject({ state: 'checked', counts });
  expect(checked.problem).toContain('Nach Zeile 3 ist die Datei nicht mehr zu lesen');
  const { items } = await desk.rowsOf(id, 'refused');
  expect(items.map(({ sku, problem }) => `${sku} ${problem}`)).toEqual(
    variant === '' ? [] : [expect.stringContaining('K-1 ist vielleicht unvollständig') as string],
  );
});
