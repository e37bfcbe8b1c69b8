import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCategory, aParentCategory, aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { importsOf, type ImportDesk } from './an-import.ts';
import { openTestShop, testActor, type TestShop } from './open-test-shop.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
let desk: ImportDesk;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
  desk = importsOf(shop, () => owner);
  const room = (id: string, ...subCategoryIds: string[]) =>
    aParentCategory({ id, title: id, subCategoryIds });
  await shop.shop.catalogue.saveCategories(
    shop.shop.db,
    {
      categories: [
        aCategory({ id: 'sofas', name: 'Sofas' }),
        aCategory({ id: 'a-lounge', name: 'Lounge & Bar' }),
        // The campaign that a new shop's company data name.
        aCategory({ id: 'spenden-ukraine', name: 'Aktuelle Spenden' }),
      ],
      parents: [
        room('wohnzimmer', 'sofas'),
        room('dekoration', 'spenden-ukraine'),
        room('gastronomie', 'a-lounge'),
      ],
    },
    testActor,
  );
});
afterAll(() => shop.close());

const picture = {
  key: 'demo/x/studio.0123456789ab',
  alt: 'Sofa von vorn',
  widthPx: 1200,
  heightPx: 1500,
  placeholder: null,
};
let number = 0;
interface Piece {
  readonly id: string;
  readonly sku: string;
  readonly version: number;
  readonly mainCategoryId: string | null;
}
const read = async (id: string) => (await owner.call('GET', `/pieces/${id}`)).json<Piece>();
async function filled(different: Parameters<typeof aPiece>[0]): Promise<Piece> {
  number += 1;
  const sku = `H-${number}`;
  await shop.fill([aPiece({ sku, title: `Sofa ${number}`, pictures: [picture], ...different })]);
  return read((await desk.pieceOf(sku)).id);
}
const change = async (piece: Piece, changes: object) =>
  owner.call('PATCH', `/pieces/${piece.id}`, { ...changes, version: (await read(piece.id)).version });

/** What the page names in its breadcrumb, in its structured data, and the feed as the type of the product. */
async function standsUnder({ id, sku }: Piece): Promise<(string | undefined)[]> {
  const { body } = await shop.app.inject({ url: `/product/${id}`, headers: { accept: 'text/html' } });
  const [, trail = ''] = /<nav[^>]*aria-label="Sie sind hier"[^>]*>([\s\S]*?)<\/nav>/.exec(body) ?? [];
  const [, shown] = /href="\/category\/([^"]+)"/.exec(trail) ?? [];
  const [, json = '{}'] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(body) ?? [];
  const { '@graph': graph } = JSON.parse(json) as {
    '@graph': { '@type': string; itemListElement: { item: string }[] }[];
  };
  const list = graph.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  const feed = (await shop.app.inject('/feeds/merchant.xml')).body;
  const [, type] = new RegExp(`<g:id>${sku}</g:id>[\\s\\S]*?<g:product_type>([^<]*)`).exec(feed) ?? [];
  return [shown, list[1]?.item.split('/').at(-1), type];
}

const sofas = ['sofas', 'sofas', 'Sofas'];
const lounge = ['a-lounge', 'a-lounge', 'Lounge &amp; Bar'];

describe('a piece in several categories', () => {
  const all = ['a-lounge', 'sofas', 'spenden-ukraine'];

  test('stands under the one that staff chose, and without a choice under the first of the menu', async () => {
    const piece = await filled({ categoryIds: all });
    expect(await standsUnder(piece)).toEqual(sofas);

    expect((await change(piece, { mainCategoryId: 'a-lounge' })).json()).toMatchObject({
      mainCategoryId: 'a-lounge',
    });
    expect(await standsUnder(piece)).toEqual(lounge);

    await change(piece, { mainCategoryId: null });
    expect(await standsUnder(piece)).toEqual(sofas);
  });

  test('does not stand under the campaign by itself', async () => {
    expect(await standsUnder(await filled({ categoryIds: ['spenden-ukraine', 'a-lounge'] }))).toEqual(lounge);
  });

  test('loses the choice together with the category', async () => {
    const piece = await filled({ categoryIds: all, mainCategoryId: 'a-lounge' });
    const answer = await change(piece, { categoryIds: ['sofas'] });
    expect(answer.json()).toMatchObject({ categoryIds: ['sofas'], mainCategoryId: null });
    // As a form sends it, with all of its fields.
    const whole = await filled({ categoryIds: all, mainCategoryId: 'a-lounge' });
    const sent = await change(whole, { categoryIds: ['sofas'], mainCategoryId: 'a-lounge' });
    expect(sent.json()).toMatchObject({ mainCategoryId: null });
    expect(await standsUnder(whole)).toEqual(sofas);
  });

  test('is refused one that it is not in, by its field, and keeps what it had', async () => {
    const piece = await filled({ categoryIds: ['sofas'] });
    for (const mainCategoryId of ['a-lounge', 'nowhere']) {
      const answer = await change(piece, { mainCategoryId });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        issues: [{ field: 'mainCategoryId', message: 'ist keine der Kategorien des Stücks' }],
      });
    }
    expect(await read(piece.id)).toMatchObject({ mainCategoryId: null, version: piece.version });
  });

  test('gives it to its twin, and the choice stands in the history', async () => {
    const piece = await filled({ categoryIds: all });
    await change(piece, { mainCategoryId: 'a-lounge' });
    const twin = (await owner.call('POST', `/pieces/${piece.id}/duplicate`)).json<Piece>();
    expect((await read(twin.id)).mainCategoryId).toBe('a-lounge');
    const history = await owner.call('GET', `/audit?entity=pieces&entityId=${piece.id}`);
    expect(history.body).toContain('mainCategoryId');
  });
});

describe('a table', () => {
  const imported = async (...lines: string[]) => {
    const { id } = await desk.sent(lines.join('\r\n'));
    await desk.ran(id, 'check');
    await desk.ran(id, 'start');
    return id;
  };

  test('names it by name or address, leaves it where it has no column, and empties it with an empty cell', async () => {
    const piece = await filled({ categoryIds: ['sofas', 'a-lounge'] });
    await imported('sku;titel;preis;hauptkategorie', `${piece.sku};Sofa ${number};890;Lounge & Bar`);
    expect((await read(piece.id)).mainCategoryId).toBe('a-lounge');

    await imported('sku;titel;preis', `${piece.sku};Sofa ${number};900`);
    expect((await read(piece.id)).mainCategoryId).toBe('a-lounge');

    await imported('sku;titel;preis;hauptkategorie', `${piece.sku};Sofa ${number};900;`);
    expect((await read(piece.id)).mainCategoryId).toBeNull();
  });

  test('that takes the piece out of it empties it, and says so', async () => {
    const piece = await filled({ categoryIds: ['sofas', 'a-lounge'], mainCategoryId: 'a-lounge' });
    const id = await imported('sku;titel;preis;kategorien', `${piece.sku};Sofa ${number};890;Sofas`);
    expect((await read(piece.id)).mainCategoryId).toBeNull();
    expect((await desk.rowsOf(id, 'updated')).items[0]).toMatchObject({
      fields: ['categoryIds', 'mainCategoryId'],
      note: 'wird geleert: Hauptkategorie',
    });
  });

  test('is refused where the piece is not in it, by its column', async () => {
    const piece = await filled({ categoryIds: ['sofas'] });
    const id = await imported(
      'sku;titel;preis;hauptkategorie',
      `${piece.sku};Sofa ${number};890;Lounge & Bar`,
    );
    expect((await desk.rowsOf(id, 'refused')).items[0]?.problem).toBe(
      'hauptkategorie „a-lounge“ ist keine der Kategorien des Stücks',
    );
  });

  test('of all pieces that is exported names it, and changes nothing when it comes back', async () => {
    await filled({ categoryIds: ['sofas', 'a-lounge'], mainCategoryId: 'a-lounge' });
    const { body } = await owner.call('GET', '/pieces/export');
    expect(body.split('\r\n')[0]).toContain('hauptkategorie');
    const { id } = await desk.sent(body);
    expect(await desk.ran(id, 'check')).toMatchObject({ counts: { created: 0, updated: 0, refused: 0 } });
  });
});
