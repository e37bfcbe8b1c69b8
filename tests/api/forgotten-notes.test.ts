import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { forgetLogins } from '../../src/modules/staff/application/sessions.ts';
import { forgetNotes } from '../../src/platform/audit/audit.ts';
import { queries } from '../../src/platform/db/db.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, logInStaff, ownerEmail, staffPassword, staffWithRole } from './staff-login.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await firstOwner(shop);
});
afterAll(() => shop.close());

interface Entry {
  action: string;
  actor: string;
  before: unknown;
  after: unknown;
}

async function entriesOf(entity: string, id: string): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select action, actor_name as actor, before, after from audit_log
    where entity = ${entity} and entity_id = ${id} order by id
  `.execute(queries<object>(shop.shop.db));
  return rows;
}

const run = (statement: string) => sql.raw(statement).execute(queries<object>(shop.shop.db));

async function aPlacedOrder(sku: string): Promise<string> {
  await shop.fill([{ draft: aPiece({ sku }), publishedAt: testNow }]);
  const id = await shop.idOf(sku);
  const post = (url: string, body: object) => shop.app.inject({ method: 'POST', url, payload: body });
  const drafted = await post('/api/initiate-payment', payload([bought(id)], 915));
  const confirmed = await post(`/api/checkout/${orderIdOf(drafted)}/confirm`, {});
  return confirmed.json<{ orderNumber: string }>().orderNumber;
}

test('notes on an order stay as long as the order, and go with its customer', async () => {
  const owner = await logInStaff(shop, ownerEmail, staffPassword);
  const number = await aPlacedOrder('NOTE-1');
  const noted = await owner.call('POST', `/orders/${number}/notes`, { text: 'Frau Muster ist taub' });
  expect(noted.statusCode).toBe(200);
  await owner.call('POST', `/orders/${number}/payment`, {
    amountCents: 91_500,
    receivedOn: '2026-06-15',
    reference: 'Ada Muster, Miete',
  });
  shop.setNow(new Date('2034-12-30T12:00:00Z'));
  await shop.shop.ordering.forgetContracts();
  expect(JSON.stringify(await entriesOf('orders', number))).toContain('Frau Muster ist taub');

  shop.setNow(new Date('2035-01-02T12:00:00Z'));
  await shop.shop.ordering.forgetContracts();
  const entries = await entriesOf('orders', number);
  expect(JSON.stringify(entries)).not.toMatch(/Muster/);
  expect(entries.map(({ action, after }) => [action, after])).toContainEqual([
    'note',
    { note: '[redacted]' },
  ]);
  // Entries that belong to nobody stay.
  expect(entries.find(({ action }) => action === 'mark-as-paid')?.after).toMatchObject({
    reference: '[redacted]',
    payment: 'received',
  });
  shop.setNow(testNow);
});

test('notes on a shipping request go with it', async () => {
  const id = 'b9f5f2a4-1c1f-4a36-8f0c-1f1f5f2a4b9f';
  await run(`
    insert into audit_log (at, actor_kind, actor_name, action, entity, entity_id, before, after) values
      ('2026-01-01', 'system', 'test', 'change', 'questions', '${id}', null, '{"note":"ruft nie zurück"}')
  `);
  await shop.shop.db.transaction((tx) => forgetNotes(tx, 'questions', [id]));
  expect(await entriesOf('questions', id)).toMatchObject([{ after: { note: '[redacted]' } }]);
});

test('accounts and names of former staff are kept for three more years', async () => {
  const owner = await logInStaff(shop, ownerEmail, staffPassword);
  const other = await staffWithRole(shop, owner, 'office');
  const number = await aPlacedOrder('NOTE-2');
  await other.call('POST', `/orders/${number}/notes`, { text: 'Ruft morgen an' });
  const left = await owner.call('PATCH', `/staff/${other.id}`, { active: false });
  expect([left.statusCode, left.body]).toEqual([200, expect.any(String)]);
  const actors = async () => (await entriesOf('orders', number)).map(({ actor }) => actor);
  const forget = (day: string) => forgetLogins({ db: shop.shop.db, now: () => new Date(`${day}T12:00:00Z`) });
  const known = async () => {
    const { rows } = await sql`select from staff where id = ${other.id}`.execute(
      queries<object>(shop.shop.db),
    );
    return rows.length === 1;
  };
  await forget('2029-12-30');
  expect([await actors(), await known()]).toEqual([['Person office'], true]);
  await forget('2030-01-02');
  expect([await actors(), await known()]).toEqual([['[redacted]'], false]);
  expect(JSON.stringify(await entriesOf('staff', other.id))).not.toContain(other.email);
});

describe('while its subject is known, nothing in the log changes:', () => {
  test.each([
    `update audit_log set after = audit_redacted(after) where entity = 'orders' and entity_id = '#'`,
    `update audit_log set after = null where entity = 'orders' and entity_id = '#'`,
    `update audit_log set actor_name = '[redacted]' where entity = 'orders' and entity_id = '#'`,
    `update audit_log set at = now() where entity = 'orders' and entity_id = '#'`,
    `delete from audit_log where entity = 'orders' and entity_id = '#'`,
  ])('%s', async (statement) => {
    const owner = await logInStaff(shop, ownerEmail, staffPassword);
    const number = await aPlacedOrder(`NOTE-${Math.random()}`);
    await owner.call('POST', `/orders/${number}/notes`, { text: 'Ruft morgen an' });
    await expect(run(statement.replace('#', number))).rejects.toMatchObject({ code: '23000' });
    expect(await entriesOf('orders', number)).toMatchObject([{ after: { note: 'Ruft morgen an' } }]);
  });
});

test('of forgotten entries, too, only the notes are erased', async () => {
  const id = 'c9f5f2a4-1c1f-4a36-8f0c-1f1f5f2a4b9f';
  await run(`
    insert into audit_log (at, actor_kind, actor_name, action, entity, entity_id, before, after) values
      ('2026-01-01', 'system', 'test', 'change', 'enquiries', '${id}', null, '{"note":"x","state":"read"}')
  `);
  for (const set of [`after = '{"note":"[redacted]","state":"new"}'`, `after = '{}'`, `action = 'read'`]) {
    await expect(run(`update audit_log set ${set} where entity_id = '${id}'`)).rejects.toMatchObject({
      code: '23000',
    });
  }
});
