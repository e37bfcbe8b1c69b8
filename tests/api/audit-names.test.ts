import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;

beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
});
afterAll(() => shop.close());

/** The newest entry about a kind of record. */
async function newest(entity: string) {
  const answer = await owner.call('GET', `/audit?entity=${entity}`);
  return answer.json<{ items: { entityId: string; entityName: string | null }[] }>().items[0];
}

async function aPieceId(sku: string): Promise<string> {
  await shop.fill([{ draft: aPiece({ sku, title: `Sessel ${sku}` }), publishedAt: testNow }]);
  return shop.idOf(sku);
}

test('a piece is called by its title and SKU', async () => {
  const id = await aPieceId('A-1');
  const { version } = (await owner.call('GET', `/pieces/${id}`)).json<{ version: number }>();
  const done = await owner.call('POST', `/pieces/${id}/unpublish`, { version });
  expect(done.statusCode, done.body).toBe(200);
  expect(await newest('pieces')).toMatchObject({ entityId: id, entityName: 'Sessel A-1 (A-1)' });
});

test('one of the staff is called by name', async () => {
  await staffWithRole(shop, owner, 'office');
  expect(await newest('staff')).toMatchObject({ entityName: 'Person office' });
});

test('a page of text is called by the title that it has now', async () => {
  const before = await owner.call('GET', '/page-texts/versand.de');
  const { version } = before.json<{ version: string }>();
  await owner.call('PATCH', '/page-texts/versand.de', { title: 'Lieferung und Abholung', version });
  expect(await newest('page-texts')).toMatchObject({
    entityId: 'versand.de',
    entityName: 'Lieferung und Abholung',
  });
});

test('deleted people have no name here either', async () => {
  const email = 'grete@example.org';
  const payload = { name: 'Grete Muster', email, phone: '030 1', password: 'Vier alte Stühle' };
  await shop.app.inject({ method: 'POST', url: '/api/signup', payload });
  const found = await owner.call('GET', `/customers?q=${email}`);
  const id = found.json<{ items: { id: string }[] }>().items[0]?.id ?? '';
  await owner.call('GET', `/customers/${id}`);
  expect(await newest('customers')).toMatchObject({ entityId: id, entityName: 'Grete Muster' });
  await sql`delete from customers where id = ${id}`.execute(queries<object>(shop.shop.db));
  expect(await newest('customers')).toMatchObject({ entityId: id, entityName: null });
});

test('a number that people use is its own name', async () => {
  const { version } = (await owner.call('GET', '/dashboard-texts/de')).json<{ version: string }>();
  await owner.call('PATCH', '/dashboard-texts/de', { welcomeText: '<p>Montag zu</p>', version });
  expect(await newest('dashboard-texts')).toMatchObject({ entityId: 'de', entityName: null });
});
