import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createImports } from '../../src/modules/catalogue/index.ts';
import { aCategory } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import { importsOf, never, openImportDesk, upload, type ImportDesk } from './an-import.ts';
import { testNow, type TestShop } from './open-test-shop.ts';
import { logInStaff, ownerEmail, staffPassword, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
let desk: ImportDesk;
beforeAll(async () => {
  ({ shop, owner, desk } = await openImportDesk(
    aCategory({ id: 'sideboards' }),
    aCategory({ id: 'stuehle', name: 'Stühle' }),
  ));
});
afterAll(() => shop.close());

// The first test imports what the others change.
describe('a table of ours', { shuffle: false }, () => {
  const table = [
    'sku;titel;preis;zustand;kategorien;herkunft;bilder;steuer',
    'I-1;Sideboard;1.250,00;gut;sideboards;Dänemark;a.jpg;regel',
    'I-2;Stuhl;80;sehr gut;stuehle;Berlin;b.jpg;regel',
    'I-3;=HYPERLINK("x");viel;gut;;;;',
    'I-1;Noch einmal;5;gut;;;;',
  ].join('\r\n');

  test('is recognised, tried, imported, and then forgotten', async () => {
    const { id, ...received } = await desk.sent(`\ufeff${table}`);
    expect(received).toMatchObject({
      state: 'mapping',
      encoding: 'utf-8',
      columns: ['sku', 'titel', 'preis', 'zustand', 'kategorien', 'herkunft', 'bilder', 'steuer'],
      missing: [],
    });
    expect(received.preview[0]).toEqual([
      'I-1',
      'Sideboard',
      '1.250,00',
      'gut',
      'sideboards',
      'Dänemark',
      'a.jpg',
      'regel',
    ]);
    expect((await owner.call('POST', `/imports/${id}/start`)).json()).toMatchObject({
      code: 'import-elsewhere',
    });

    const checked = await desk.ran(id, 'check');
    const expected = { created: 2, updated: 0, unchanged: 0, refused: 2 };
    expect(checked).toMatchObject({ state: 'checked', counts: expected, problem: null });
    expect((await desk.rowsOf(id, 'refused')).items).toMatchObject([
      { line: 4, sku: 'I-3', priceCents: null, problem: 'preis „viel“ ist keine Zahl' },
      { line: 5, sku: 'I-1', problem: 'sku „I-1“ steht schon in Zeile 2' },
    ]);
    expect((await owner.call('GET', '/pieces?q=I-1')).json()).toMatchObject({ total: 0 });

    expect(await desk.ran(id, 'start')).toMatchObject({ state: 'done', counts: expected });
    const { id: pieceId, ...piece } = await desk.pieceOf('I-1');
    expect(piece).toMatchObject({ state: 'published', priceCents: 125_000, version: 1 });
    expect(await desk.audited('pieces', pieceId)).toEqual(['import']);
    expect(await desk.audited('imports', id)).toEqual(['finish', 'start', 'create']);
    expect(await shop.shop.files.exists(`imports/${id}.csv`)).toBe(false);

    const csv = await owner.call('GET', `/imports/${id}/refused`);
    expect(csv.headers['content-disposition']).toMatch(/abgelehnt-\w{8}\.csv/);
    expect(csv.body.split('\r\n').slice(0, 2)).toEqual([
      '\ufeffsku;titel;preis;zustand;kategorien;herkunft;bilder;steuer;zeile;problem',
      `I-3;"'=HYPERLINK(""x"")";viel;gut;;;;;4;preis „viel“ ist keine Zahl`,
    ]);
    // Once corrected, it is a file like any other.
    const mended = await desk.sent(csv.body.replace('viel', '12').replace('\r\nI-1', '\r\nI-4'));
    expect(mended.columns).toEqual([...received.columns, null, null]);
    expect(await desk.ran(mended.id, 'check')).toMatchObject({ counts: { created: 2, refused: 0 } });
    await owner.call('DELETE', `/imports/${mended.id}`);
  });

  test('names the changes, and leaves the rest alone', async () => {
    const before = await desk.pieceOf('I-2');
    const { id } = await desk.sent(
      'sku,titel,preis,zustand,kategorien,herkunft,bilder\nI-1,Sideboard,999,gut,sideboards,Schweden,a.jpg\nI-2,Stuhl,80,sehr gut,stuehle,Berlin,b.jpg\n',
    );
    const counts = { created: 0, updated: 1, unchanged: 1, refused: 0 };
    expect(await desk.ran(id, 'check')).toMatchObject({ counts });
    expect((await desk.rowsOf(id, 'updated')).items).toMatchObject([
      { sku: 'I-1', fields: ['priceCents', 'origin'] },
    ]);
    expect(await desk.ran(id, 'start')).toMatchObject({ counts });
    expect((await desk.pieceOf('I-1')).prices).toHaveLength(2);
    expect(await desk.pieceOf('I-2')).toEqual(before);
  });

  test('keeps drafts as drafts, and makes some where it says so', async () => {
    const heading = 'sku;titel;preis;zustand;kategorien;bilder;steuer;veroeffentlicht\n';
    const first = await desk.sent(`${heading}I-5;Bank;50;gut;stuehle;a.jpg;regel;nein\n`);
    await desk.ran(first.id, 'check');
    await desk.ran(first.id, 'start');
    expect(await desk.pieceOf('I-5')).toMatchObject({ state: 'draft', prices: [] });
    const again = await desk.sent('sku;titel;preis;zustand\nI-5;Bank;60;gut\n');
    await desk.ran(again.id, 'check');
    await desk.ran(again.id, 'start');
    expect(await desk.pieceOf('I-5')).toMatchObject({ state: 'draft', priceCents: 6_000, prices: [] });
    const shown = await desk.sent(`${heading}I-5;Bank;60;gut;stuehle;a.jpg;regel;ja\n`);
    await desk.ran(shown.id, 'check');
    expect((await desk.rowsOf(shown.id, 'updated')).items).toMatchObject([{ fields: ['published'] }]);
    await desk.ran(shown.id, 'start');
    expect(await desk.pieceOf('I-5')).toMatchObject({ state: 'published', prices: [{ priceCents: 6_000 }] });
  });
});

describe('somebody else’s table', () => {
  test('is mapped by hand, with a category for all', async () => {
    const file = Buffer.from('Artikel;Benennung;Betrag;Zust.\nF-1;Küchentisch;120;gut\n', 'latin1');
    const { id, columns, encoding, missing } = await desk.sent(file);
    expect([columns, encoding, missing]).toEqual([
      [null, null, null, null],
      'windows-1252',
      ['SKU', 'Titel', 'Preis in Euro'],
    ]);
    expect((await owner.call('POST', `/imports/${id}/check`)).statusCode).toBe(400);
    const map = (names: (string | null)[], categoryId: string | null = null) =>
      owner.call('PATCH', `/imports/${id}`, { columns: names, categoryId });
    for (const wrong of [['sku'], ['sku', 'sku', 'preis', null], ['sku', 'nirgends', 'preis', null]]) {
      expect((await map(wrong)).statusCode).toBe(400);
    }
    expect((await map(['sku', 'titel', 'preis', 'zustand'], 'nirgends')).statusCode).toBe(400);
    expect((await map(['sku', 'titel', 'preis', 'zustand'], 'stuehle')).json()).toMatchObject({
      missing: [],
    });
    await desk.ran(id, 'check');
    expect(await desk.ran(id, 'start')).toMatchObject({ state: 'done', counts: { created: 1, refused: 0 } });
    expect(await desk.pieceOf('F-1')).toMatchObject({ title: 'Küchentisch', categoryIds: ['stuehle'] });
  });

  test('of Shopify’s is recognised', async () => {
    const table =
      'Handle,Title,Type,Variant Price,Vendor,Image Src\nbank,Bank,Stuehle,80,Nielsen,https://x.example/a.jpg\n';
    const { id, columns } = await desk.sent(table);
    expect(columns).toEqual(['handle', 'title', 'type', 'variant_price', 'vendor', 'image_src']);
    const checked = await desk.ran(id, 'check');
    expect(checked).toMatchObject({ counts: { created: 1, refused: 0 } });
    // Its picture, its category, and that it stays a draft without them and what was paid for it.
    expect(checked.warnings.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
  });

  test('shows its first row of boat-wood, however far down, because that needs other columns', async () => {
    const vintage = Array.from({ length: 40 }, (_, n) => `B-${n};Stuhl;80;gut;Vintage`);
    const rows = [...vintage, 'B-40;Bank;90;;Bootsholz', 'B-41;Bank;90;;boot', 'B-42;Bank;90;;Bootsholz'];
    const { id, preview } = await desk.sent(['SKU;Titel;Preis;Zustand;Linie', ...rows].join('\n'));
    expect(preview.map(([sku]) => sku)).toEqual(['B-0', 'B-1', 'B-2', 'B-3', 'B-4', 'B-40']);
    await owner.call('DELETE', `/imports/${id}`);
  });

  test.each([
    ['a picture', Buffer.from([1, 0, 2, 0])],
    ['nothing', ''],
    ['headings alone', 'sku;titel;preis\n'],
    ['JSON', '[{"title":"x"}]'],
    ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 0])],
  ])('that is %s is refused with words for people', async (_, content) => {
    const answer = await upload(shop, owner, content);
    expect(answer.statusCode).toBe(400);
    const { issues } = answer.json<{ issues: { field: string; message: string }[] }>();
    expect(issues).toMatchObject([{ field: 'file', message: expect.stringContaining('ist') as string }]);
  });

  test('above 50 MB is refused', async () => {
    expect((await upload(shop, owner, Buffer.alloc(50 * 1024 * 1024 + 1, 'a'))).statusCode).toBe(413);
  });
});

test('categories are known by the names that the shop shows', async () => {
  const { id } = await desk.sent(
    [
      'sku;titel;preis;zustand;linie;kategorien',
      'N-1;Stuhl;80;gut;vintage;stühle|SIDEBOARDS|stuehle',
      'N-2;Stuhl;80;gut;bootsholz;Stühle',
    ].join('\n'),
  );
  expect(await desk.ran(id, 'check')).toMatchObject({ counts: { created: 1, refused: 1 } });
  const { items } = await desk.rowsOf(id, 'refused');
  expect(items[0]?.problem).toContain('kategorien „Stühle“ gibt es nicht');
  await desk.ran(id, 'start');
  const { categoryIds } = (await desk.pieceOf('N-1')) as { categoryIds?: string[] };
  expect(categoryIds?.toSorted()).toEqual(['sideboards', 'stuehle']);
});

describe('rows that are refused', () => {
  test('say all that is wrong with each: where, what was read, what could stand there', async () => {
    const { id } = await desk.sent(
      [
        'Nr;titel;preis;zustand;kategorien;variante;varianten_sku',
        ';Regal;viel;;nirgends;;',
        'P-2;Bank;80;gut;;Eiche;P-2-E',
        'P-2;Bank;80;gut;;Buche;',
        'P-3;Hocker;20;wie neu;;;',
        'P-4;Tisch;20;gut;;;',
        'P-4;Tisch;x;gut;;;',
      ].join('\n'),
    );
    const columns = ['sku', 'titel', 'preis', 'zustand', 'kategorien', 'variante', 'varianten_sku'];
    await owner.call('PATCH', `/imports/${id}`, { columns, categoryId: null });
    expect(await desk.ran(id, 'check')).toMatchObject({ counts: { created: 1, refused: 4 } });
    const { items } = await desk.rowsOf(id, 'refused');
    const told = items.map(({ line, problems }) => [
      line,
      ...problems.map((each) => `${each.line} ${each.column} (${each.value}) ${each.problem}`),
    ]);
    expect(told).toEqual([
      [
        2,
        '2 Nr () fehlt',
        '2 preis (viel) ist keine Zahl',
        '2 zustand () fehlt',
        '2 kategorien (nirgends) gibt es nicht',
      ],
      [3, '4 varianten_sku () fehlt zu „variante“'],
      [5, expect.stringMatching(/^5 zustand \(wie neu\) ist nicht bekannt; möglich: neuwertig, /)],
      [7, '7 preis (x) ist keine Zahl', '7 Nr (P-4) steht schon in Zeile 6'],
    ]);
    expect(items[0]?.problems[1]?.expected).toBe('Verkaufspreis in Euro, brutto; zum Beispiel „1.250,00“');

    const csv = await owner.call('GET', `/imports/${id}/problems`);
    expect(csv.headers['content-disposition']).toMatch(/probleme-\w{8}\.csv/);
    const lines = csv.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(9);
    expect(lines.slice(0, 3)).toEqual([
      '\ufeffZeile;SKU;Titel;Spalte;Gelesen;Problem;Erwartet',
      expect.stringMatching(/^2;;Regal;Nr;;fehlt;"Artikelnummer, 1 bis 40 Zeichen; /),
      '2;;Regal;preis;viel;ist keine Zahl;"Verkaufspreis in Euro, brutto; zum Beispiel „1.250,00“"',
    ]);
  });

  test('are all told of a file of several batches', async () => {
    const rows = Array.from({ length: 1_101 }, (_, place) => `Q-${place};Stuhl;viel;gut`);
    const { id } = await desk.sent(['sku;titel;preis;zustand', ...rows].join('\n'));
    expect(await desk.ran(id, 'check')).toMatchObject({ counts: { created: 0, refused: 1_101 } });
    const lines = (await owner.call('GET', `/imports/${id}/problems`)).body.trimEnd().split('\r\n');
    expect(lines.slice(1).map((line) => Number(line.split(';')[0]))).toEqual(rows.map((_, at) => at + 2));
    await owner.call('DELETE', `/imports/${id}`);
  });
});

// The last test finds in the shop what the first has imported.
describe('an import that is interrupted', { shuffle: false }, () => {
  const many = 1_203;
  const table = ['sku;titel;preis;zustand;kategorien;bilder;steuer'].concat(
    Array.from(
      { length: many },
      (_, place) => `M-${place};Hocker ${place};10;${place % 3 === 0 ? 'x' : 'gut'};stuehle;a.jpg;regel`,
    ),
  );

  test('goes on where it was, and does nothing twice', async () => {
    const { id } = await desk.sent(table.join('\n'));
    await desk.ran(id, 'check');
    await owner.call('POST', `/imports/${id}/start`);
    const order = await desk.ordered();
    const { db, files, inventory } = shop.shop;
    let batches = 0;
    const dying = createImports({
      db,
      files,
      now: () => testNow,
      newId: randomUUID,
      pieces: {
        setStock: inventory.setStocks,
        countUnits: inventory.countUnits,
        lockStock: inventory.lockStock,
        invalidate: async () => {
          batches += 1;
          if (batches === 2) throw new Error('the power went');
        },
      },
    });
    await expect(dying.run(order, never)).rejects.toThrow('the power went');
    expect(await desk.read(id)).toMatchObject({
      state: 'importing',
      lastLine: 501,
      counts: { created: 333 },
    });
    // Another process has taken over meanwhile: one of them works, and the other one notices.
    await Promise.all([shop.shop.imports.run(order, never), shop.shop.imports.run(order, never)]);
    const counts = { created: 802, updated: 0, unchanged: 0, refused: 401 };
    expect(await desk.read(id)).toMatchObject({ state: 'done', counts });
    await shop.shop.imports.run(order, never);
    const { rows } = await sql<{
      pieces: number;
      prices: number;
      units: number;
      audits: number;
      kept: number;
    }>`
      select count(*)::int as pieces,
        (select count(*)::int from price_history h join pieces p on p.id = h.piece_id where p.sku like 'M-%') as prices,
        (select count(*)::int from units u join pieces p on p.id = u.piece_id where p.sku like 'M-%') as units,
        (select count(*)::int from audit_log where action = 'import' and entity_id like '%hocker%') as audits,
        (select count(*)::int from piece_import_rows where import_id = ${id}) as kept
      from pieces where sku like 'M-%'
    `.execute(queries(db));
    expect(rows[0]).toEqual({ pieces: 802, prices: 802, units: 802, audits: 802, kept: many });
  });

  test('by staff keeps what it has written; by a signal it is tried again', async () => {
    const { id } = await desk.sent(table.join('\n'));
    await desk.ran(id, 'check');
    await owner.call('POST', `/imports/${id}/start`);
    const order = await desk.ordered();
    await expect(shop.shop.imports.run(order, AbortSignal.abort())).rejects.toThrow('will resume later');
    const stopped = await owner.call('POST', `/imports/${id}/stop`);
    expect(stopped.json()).toMatchObject({ state: 'stopped' });
    await shop.shop.imports.run(order, never);
    expect(await desk.read(id)).toMatchObject({ state: 'stopped', counts: { created: 0, unchanged: 0 } });
    expect(await shop.shop.files.exists(`imports/${id}.csv`)).toBe(false);
  });

  test('for good is ordered again; what nobody goes on with is deleted', async () => {
    const open = await desk.sent(table.join('\n'));
    const stuck = await desk.sent(table.join('\n'));
    await owner.call('POST', `/imports/${stuck.id}/check`);
    const { runId } = await desk.ordered();
    shop.setNow(new Date(testNow.getTime() + 25 * 3_600_000));
    await shop.shop.imports.forget();
    expect(await desk.ordered()).toEqual({ id: stuck.id, runId });
    expect(await shop.shop.files.exists(`imports/${open.id}.csv`)).toBe(false);
    await shop.shop.imports.run({ id: stuck.id, runId }, never);
    // Its session was over long ago.
    owner = await logInStaff(shop, ownerEmail, staffPassword);
    desk = importsOf(shop, () => owner);
    expect(await desk.read(stuck.id)).toMatchObject({
      state: 'checked',
      counts: { unchanged: 802, refused: 401 },
    });
    expect((await owner.call('DELETE', `/imports/${stuck.id}`)).statusCode).toBe(200);
    shop.setNow(testNow);
  });
});
