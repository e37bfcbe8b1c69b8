import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBoatwoodPiece, aCategory, aPiece, aVariant } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import { openImportDesk, type ImportDesk } from './an-import.ts';
import { testNow, type TestShop } from './open-test-shop.ts';
import type { StaffBrowser } from './staff-login.ts';
import { testsInOrder } from '../in-order.ts';

// What a test counts or lists begins with what the tests before it have left.
testsInOrder();

const day = 24 * 60 * 60_000;
const later = (days: number) => new Date(testNow.getTime() + days * day);

let shop: TestShop;
let owner: StaffBrowser;
let desk: ImportDesk;
beforeAll(async () => {
  ({ shop, owner, desk } = await openImportDesk(aCategory()));
  const { db } = shop.shop;
  const picture = { key: 'shop/x', alt: 'Von vorn', widthPx: 800, heightPx: 1000, placeholder: null };
  await shop.fill([
    aPiece({ sku: 'U-SOLD' }),
    aPiece({ sku: 'U-HELD' }),
    aPiece({ sku: 'U-LET', rentable: true }),
    aPiece({ sku: 'U-AWAY' }),
    aPiece({ sku: 'U-FREE' }),
    aPiece({ sku: 'U-MANY', stock: 5 }),
    aPiece({ sku: 'U-LAPSED' }),
    aBoatwoodPiece({
      sku: 'U-VAR',
      pictures: [picture],
      variants: [
        aVariant({ sku: 'U-VAR-R', stock: 3 }),
        aVariant({ sku: 'U-VAR-B', name: 'Blau', stock: 0 }),
      ],
    }),
  ]);
  const line = async (position: number, sku: string, quantity = 1, variantId: string | null = null) => ({
    position,
    kind: 'sale' as const,
    pieceId: (await desk.pieceOf(sku)).id,
    variantId,
    quantity,
  });
  const { inventory } = shop.shop;
  const lines = {
    sold: [await line(0, 'U-SOLD'), await line(1, 'U-MANY', 2), await line(2, 'U-VAR', 1, 'u-var-r')],
    held: [await line(0, 'U-HELD'), await line(1, 'U-MANY'), await line(2, 'U-VAR', 1, 'u-var-r')],
    lapsed: [await line(0, 'U-LAPSED')],
    let: [{ ...(await line(0, 'U-LET')), kind: 'rental' as const }],
  };
  await db.transaction(async (tx) => {
    const now = testNow;
    const done = [
      await inventory.sellOrRent(tx, { reference: 'WMK-1', lines: lines.sold, now }),
      await inventory.holdUnits(tx, { reference: 'WMK-2', lines: lines.held, until: later(1), now }),
      await inventory.sellOrRent(tx, { reference: 'WMK-3', lines: lines.let, now }),
      await inventory.holdUnits(tx, {
        reference: 'WMK-4',
        lines: lines.lapsed,
        until: new Date(testNow.getTime() + 1),
        now,
      }),
    ];
    expect(done.map(({ ok }) => ok)).toEqual([true, true, true, true]);
  });
  for (const sku of ['U-AWAY', 'U-MANY']) {
    const { id } = await desk.pieceOf(sku);
    const { units } = (await owner.call('GET', `/pieces/${id}`)).json<{
      units: { unitId: string; entries: object[] }[];
    }>();
    const unitId = units.find(({ entries }) => entries.length === 0)?.unitId;
    const blocked = await owner.call('POST', `/pieces/${id}/blocks`, { unitId, reason: 'Werkstatt' });
    expect(blocked.statusCode, blocked.body).toBe(200);
  }
  shop.setNow(new Date(testNow.getTime() + 60_000));
});
afterAll(() => shop.close());

/** The exported table, and the cells of each of its rows by heading. */
async function exported() {
  const { body } = await owner.call('GET', '/pieces/export');
  const [heading = '', ...lines] = body.replace('\ufeff', '').trimEnd().split('\r\n');
  const headings = heading.split(';');
  const rows = lines.map((row) => {
    const values = row.split(';');
    return Object.fromEntries(headings.map((name, place) => [name, values[place] ?? '']));
  });
  return { body, headings, rows };
}

/** The exported table with one cell of one row changed. */
async function exportedWith(sku: string, column: string, value: string): Promise<string> {
  const { headings, rows } = await exported();
  const changed = rows.map((row) => {
    const isIt = row['varianten_sku'] === sku || (row['sku'] === sku && row['varianten_sku'] === '');
    return isIt ? { ...row, [column]: value } : row;
  });
  expect(changed).not.toEqual(rows);
  return [headings, ...changed.map((row) => headings.map((name) => row[name]))]
    .map((cells) => cells.join(';'))
    .join('\r\n');
}

/** Everything that a round trip must leave unchanged. */
async function state() {
  const { rows } = await sql<{ units: string; prices: number; audits: number; touched: string }>`
    select (select string_agg(u.piece_id || coalesce(u.variant_id, '') || u.id || coalesce(u.retired_at::text, ''), ' ' order by u.id) from units u) as units,
      (select count(*)::int from price_history) as prices,
      (select count(*)::int from audit_log where entity = 'pieces') as audits,
      (select string_agg(p.id || p.version || p.updated_at, ' ' order by p.id) from pieces p) as touched
  `.execute(queries(shop.shop.db));
  return rows[0];
}

async function imported(table: string) {
  const { id } = await desk.sent(table);
  const checked = await desk.ran(id, 'check');
  const refused = (await desk.rowsOf(id, 'refused')).items;
  return { id, checked, refused };
}

describe('the exported table', () => {
  test('says what has become of the units', async () => {
    const { rows } = await exported();
    const said = rows.map((row) => [
      row['varianten_sku'] === '' ? row['sku'] : row['varianten_sku'],
      row['verfuegbarkeit'],
      [
        'bestand',
        'davon_verfuegbar',
        'davon_reserviert',
        'davon_vermietet',
        'davon_gesperrt',
        'davon_verkauft',
      ]
        .map((name) => row[name])
        .join(' '),
    ]);
    expect(said).toEqual([
      ['U-AWAY', 'gesperrt', '1 0 0 0 1 0'],
      ['U-FREE', 'verfügbar', '1 1 0 0 0 0'],
      ['U-HELD', 'reserviert', '1 0 1 0 0 0'],
      ['U-LAPSED', 'verfügbar', '1 1 0 0 0 0'],
      ['U-LET', 'vermietet', '1 0 0 1 0 0'],
      ['U-MANY', 'verfügbar', '5 1 1 0 1 2'],
      ['U-SOLD', 'verkauft', '1 0 0 0 0 1'],
      ['U-VAR-R', 'verfügbar', '3 1 1 0 0 1'],
      ['U-VAR-B', 'kein Bestand', '0 0 0 0 0 0'],
    ]);
  });

  test('imported again changes nothing, and says which columns it has passed over', async () => {
    const before = await state();
    const { id, checked, refused } = await imported((await exported()).body);
    expect(refused).toEqual([]);
    expect(checked).toMatchObject({
      counts: { created: 0, updated: 0, unchanged: 8, refused: 0 },
      warnings: [],
      forInformation: [
        'verfuegbarkeit',
        'davon_verfuegbar',
        'davon_reserviert',
        'davon_vermietet',
        'davon_gesperrt',
        'davon_verkauft',
      ],
    });
    await desk.ran(id, 'start');
    expect(await state()).toEqual(before);
  });

  test('changed in a column for information changes nothing either', async () => {
    const before = await state();
    const { id, checked } = await imported(await exportedWith('U-SOLD', 'davon_verfuegbar', '1'));
    expect(checked).toMatchObject({ counts: { updated: 0, unchanged: 8 } });
    await desk.ran(id, 'start');
    expect(await state()).toEqual(before);
  });

  test.each([
    ['U-SOLD', '0', 'bestand „0“ ist zu niedrig: 1 verkauft, also mindestens 1'],
    ['U-LET', '0', 'bestand „0“ ist zu niedrig: 1 vermietet, also mindestens 1'],
    ['U-MANY', '3', 'bestand „3“ ist zu niedrig: 2 verkauft, 1 gesperrt, 1 reserviert, also mindestens 4'],
    ['U-VAR-R', '1', 'bestand „1“ von „U-VAR-R“ ist zu niedrig: 1 verkauft, 1 reserviert, also mindestens 2'],
  ])('with fewer of %s than are taken is refused in that row', async (sku, value, problem) => {
    const before = await state();
    const { id, refused } = await imported(await exportedWith(sku, 'bestand', value));
    expect(refused).toMatchObject([{ problem }]);
    await desk.ran(id, 'start');
    expect((await desk.rowsOf(id, 'refused')).items).toMatchObject([{ problem }]);
    expect(await state()).toEqual(before);
  });

  test('with a higher number brings new units in, with a lower one free units leave', async () => {
    const standOf = async (sku: string) => {
      const { rows } = await exported();
      const row = rows.find((each) => each['sku'] === sku && each['variante'] === '');
      return [row?.['bestand'], row?.['davon_verfuegbar'], row?.['davon_verkauft']];
    };
    const change = async (sku: string, value: string) => {
      const { id, checked } = await imported(await exportedWith(sku, 'bestand', value));
      expect(checked).toMatchObject({ counts: { updated: 1, unchanged: 7, refused: 0 } });
      await desk.ran(id, 'start');
      return standOf(sku);
    };
    expect(await change('U-SOLD', '2')).toEqual(['2', '1', '1']);
    expect(await change('U-SOLD', '1')).toEqual(['1', '0', '1']);
    expect(await change('U-MANY', '4')).toEqual(['4', '0', '2']);
  });

  test('without a number leaves the units that are there', async () => {
    const before = await state();
    for (const sku of ['U-MANY', 'U-VAR-R']) {
      const { id, checked } = await imported(await exportedWith(sku, 'bestand', ''));
      expect(checked).toMatchObject({ counts: { updated: 0, unchanged: 8, refused: 0 } });
      await desk.ran(id, 'start');
    }
    expect(await state()).toEqual(before);
  });
});

test('a price that falls by more than half is named, with its row, before it is imported', async () => {
  const { rows } = await exported();
  const line = rows.findIndex((row) => row['sku'] === 'U-FREE') + 2;
  const title = rows[line - 2]?.['titel'] ?? '';
  const { id, checked } = await imported(await exportedWith('U-FREE', 'preis', '1'));
  const named = new RegExp(
    String.raw`^fällt bei „${title}“ \(U-FREE\) um mehr als die Hälfte: [\d.,]+\s€ → 1,00\s€$`,
  );
  expect(checked.warnings).toMatchObject([
    { column: 'preis', problem: expect.stringMatching(named) as string, count: 1, line },
  ]);
  expect((await desk.rowsOf(id, 'updated')).items).toMatchObject([
    {
      line,
      sku: 'U-FREE',
      fields: ['priceCents'],
      problem: null,
      note: expect.stringMatching(/^preis fällt um mehr als die Hälfte: [\d.,]+\s€ → 1,00\s€$/) as string,
    },
  ]);
  const half = await imported(await exportedWith('U-FREE', 'preis', '445'));
  expect(half.checked.warnings).toEqual([]);
});

test('a new title or price of pieces that are all sold is pointed out before it is imported', async () => {
  const changes =
    'sku;titel;preis;zustand\nU-SOLD;Ein ganz anderer Sessel;99;gut\nU-MANY;Hocker aus Kiefer;77;gut\n';
  const { id } = await desk.sent(changes);
  const { warnings } = await desk.ran(id, 'check');
  expect(warnings).toContainEqual(
    expect.objectContaining({
      column: 'Schon verkauft:',
      problem: 'Titel oder Preis wird geändert',
      count: 1,
      line: 2,
    }),
  );
  const { items } = await desk.rowsOf(id, 'updated');
  expect(items.map(({ sku, note }) => [sku, note?.includes('Schon verkauft') ?? false])).toEqual([
    ['U-SOLD', true],
    ['U-MANY', false],
  ]);
  await owner.call('DELETE', `/imports/${id}`);
});

test('an import names the columns required by each row', async () => {
  const { choices } = await desk.sent('sku;titel;preis\nN-1;Stuhl;80\n');
  expect(choices.filter(({ required }) => required).map(({ name }) => name)).toEqual([
    'sku',
    'titel',
    'preis',
  ]);
  const ofSome = choices.flatMap(({ name, requiredFor }) =>
    requiredFor === null ? [] : [[name, requiredFor]],
  );
  expect(Object.fromEntries(ofSome)).toEqual({
    variante: 'mit „SKU der Variante“',
    varianten_sku: 'mit „Ausführung“',
    verkaeufer: 'mit „Einkaufspreis in Euro“',
    zustand: 'bei Vintage',
    gpsr_name: 'bei Bootsholz ohne „Grund der Ausnahme (GPSR)“',
    gpsr_anschrift: 'mit „Verantwortliche Stelle: Name“',
    gpsr_kontakt: 'mit „Verantwortliche Stelle: Name“',
  });
  // Which of them a file needs depends on its other columns.
  expect(choices.find(({ name }) => name === 'zustand')).toMatchObject({ requiredWith: null });
  expect(choices.find(({ name }) => name === 'gpsr_name')).toMatchObject({
    requiredWith: 'linie',
    requiredWithout: 'gpsr_ausnahme',
  });
});

test('a table gives a piece variants or takes them away, unless units are taken', async () => {
  const heading = 'sku;titel;preis;zustand;kategorien;variante;varianten_sku;bestand';
  const withVariants = (sku: string) => [
    `${sku};Sessel;890;gut;Sideboards;Rot;${sku}-R;2`,
    `${sku};Sessel;890;gut;Sideboards;Blau;${sku}-B;1`,
  ];
  const taken = await imported([heading, ...withVariants('U-LET')].join('\n'));
  expect(taken.refused).toMatchObject([{ sku: 'U-LET', problem: expect.stringContaining('ohne Variante') }]);
  const both = await imported('sku;titel;preis;variante;varianten_sku;bestand\nU-VAR;Esstisch;890;;;2');
  expect(both.refused).toMatchObject([
    { sku: 'U-VAR', problem: expect.stringContaining('lassen sich nicht entfernen') },
  ]);

  const unitsOf = async (sku: string) => {
    const { units } = (await owner.call('GET', `/pieces/${(await desk.pieceOf(sku)).id}`)).json<{
      units: { variant: string | null }[];
    }>();
    return units.map(({ variant }) => variant);
  };
  const run = async (lines: readonly string[]) => {
    const { id, refused } = await imported(lines.join('\n'));
    expect(refused).toEqual([]);
    await desk.ran(id, 'start');
  };
  await run([heading, ...withVariants('U-LAPSED')]);
  expect(await unitsOf('U-LAPSED')).toEqual(['Rot', 'Rot', 'Blau']);
  await run([heading, withVariants('U-LAPSED')[0]!]);
  expect(await desk.pieceOf('U-LAPSED')).toMatchObject({ variants: [{ name: 'Rot', stock: 2 }] });
  await run([heading, 'U-LAPSED;Sessel;890;gut;Sideboards;;;4']);
  expect(await desk.pieceOf('U-LAPSED')).toMatchObject({ variants: [], stock: 4 });
  expect(await unitsOf('U-LAPSED')).toEqual([null, null, null, null]);
});
