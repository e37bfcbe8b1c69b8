import { sql } from 'kysely';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBoatwoodPiece, aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import { hashOf } from '../../src/platform/secrets/secrets.ts';
import { requestsPerMinute } from '../../src/server/admission/limit-requests.ts';
import { bought, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
let pieces: string[];
beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' });
  const drafts = Array.from({ length: 150 }, (_, index) => aPiece({ sku: `N-${index}` }));
  // Enough that nobody in this file empties the shelf: all of it together is less than 5 %.
  const many = aBoatwoodPiece({ sku: 'B-MANY', stock: 3_000 });
  await shop.fill([...drafts, many].map((draft) => ({ draft, publishedAt: testNow })));
  const { rows } = await sql<{ id: string }>`select id from pieces where sku <> 'B-MANY' order by id`.execute(
    queries<object>(shop.shop.db),
  );
  pieces = rows.map(({ id }) => id);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`update orders set hold_until = ${testNow}`.execute(queries<object>(shop.shop.db));
});

const post = (url: string, from: string, body: object) =>
  shop.app.inject({ method: 'POST', url, payload: body, remoteAddress: from });
type Answer = Awaited<ReturnType<typeof post>>;
const codeOf = (answer: Answer | undefined) => [answer?.statusCode, answer?.json<{ code?: string }>().code];

let holds = 0;
/** Checkouts of a piece, each by a different customer. */
const hold = (index: number, from: string) => {
  holds += 1;
  const body = payload([bought(pieces[holds] ?? '')], 915);
  const shipmentAdress = { ...body.shipmentAdress, address: `Boxhagener Straße ${index + 1}` };
  return post('/api/initiate-payment', from, { ...body, shipmentAdress });
};

/** Sends this many requests, each from a different address, one after the other. */
async function asked(
  times: number,
  ask: (index: number, from: string) => Promise<Answer>,
  address: (index: number) => string,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let index = 0; index < times; index += 1) answers.push(await ask(index, address(index)));
  return answers;
}
const oneNetwork = (digit: string) => (index: number) => `2001:db8:${digit}::${(index + 1).toString(16)}`;

test('changing the address within an IPv6 network allows no more password guesses', async () => {
  const answers = await asked(
    9,
    (index, from) => post('/api/login', from, { email: 'ada@example.org', password: `geraten ${index}` }),
    oneNetwork('1'),
  );
  expect(answers.slice(0, 8).map(codeOf)).toEqual(Array.from({ length: 8 }, () => [401, 'login-refused']));
  expect(codeOf(answers[8])).toEqual([429, 'too-many-logins']);
});

test('… and declares no more', async () => {
  const answers = await asked(
    11,
    (index, from) =>
      post('/api/withdrawal', from, {
        name: 'Ada Muster',
        contract: `WMK-${index}`,
        email: `ada-${index}@example.org`,
      }),
    oneNetwork('2'),
  );
  expect(answers.slice(0, 10).every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(codeOf(answers[10])).toEqual([429, 'too-many-declarations']);
});

test.each([
  ['a household', 20, (index: number) => `2001:db8:7:${(0xaa00 + index).toString(16)}::1`],
  ['one customer of a provider', 40, (index: number) => `2001:db8:8:${(index * 256).toString(16)}::1`],
])('all networks of %s declare no more together', async (_whose, most, address) => {
  const declare = (index: number, from: string) =>
    post('/api/withdrawal', from, { name: 'Eve', contract: from, email: `fremd-${index}@example.org` });
  const answers = await asked(most + 2, declare, address);
  expect(answers.slice(0, most).every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(answers.slice(most).map(codeOf)).toEqual([
    [429, 'too-many-declarations'],
    [429, 'too-many-declarations'],
  ]);
});

test('… and holds no more, whatever e-mail address and street are typed', async () => {
  const answers = await asked(25, hold, oneNetwork('3'));
  expect(answers.slice(0, 24).map(({ statusCode }) => statusCode)).toEqual(
    Array.from({ length: 24 }, () => 200),
  );
  expect(codeOf(answers[24])).toEqual([429, 'too-many-held']);
});

test.each([
  ['all networks of a household', 36, (index: number) => `2001:db8:4:${(0xaa00 + index).toString(16)}::1`],
  ['all networks of one customer', 72, (index: number) => `2001:db8:5:${(index * 256).toString(16)}::1`],
])('%s hold no more together, also when they ask at once', async (_who, most, address) => {
  const answers = await Promise.all(
    Array.from({ length: most + 3 }, (_, index) => hold(index, address(index))),
  );
  const codes = answers.map(codeOf);
  expect(codes.filter(([status]) => status === 200)).toHaveLength(most);
  expect(codes.filter(([status]) => status !== 200)).toEqual(
    Array.from({ length: 3 }, () => [429, 'too-many-held']),
  );
});

test('stored addresses cannot be found out by trying all possible ones', async () => {
  const address = '198.51.100.77';
  await post('/api/login', address, { email: 'eve@example.org', password: 'geraten' });
  await post('/api/withdrawal', address, { name: 'Eve', contract: 'X', email: 'eve@example.org' });
  expect((await hold(0, address)).statusCode).toBe(200);
  const { rows } = await sql<{ kept: string }>`
    select client_key as kept from orders union all select site_key from orders union all select block_key from orders
    union all select client_key from declarations union all select site_key from declarations
    union all select block_key from declarations union all select client_key from login_attempts
    union all select email_key from login_attempts
  `.execute(queries<object>(shop.shop.db));
  const kept = new Set(rows.map((row) => row.kept));
  expect([...kept].every((text) => /^[0-9a-f]{64}$/.test(text))).toBe(true);
  for (const purpose of ['hold', 'declaration', 'login', 'client']) {
    const guess = `${purpose} ${address}`;
    expect(kept).not.toContain(hashOf(guess));
    expect(kept).not.toContain(createHmac('sha256', '').update(guess).digest('hex'));
  }
  expect(kept).not.toContain(hashOf('account eve@example.org'));
});

test('forms without script are limited as REST is', async () => {
  const send = (index: number, type = 'application/x-www-form-urlencoded') =>
    shop.app.inject({
      method: 'POST',
      url: '/vertrag-widerrufen',
      remoteAddress: `2001:db8:6::${(index + 1).toString(16)}`,
      headers: { 'content-type': type },
      payload: 'name=',
    });
  expect((await send(0)).statusCode).toBe(400);
  // What is no form counts as well, and is refused without making a page.
  for (let index = 1; index < requestsPerMinute.line; index += 1) {
    const answer = await send(index, 'text/xml');
    if (answer.statusCode !== 415) throw new Error(`${index}: ${answer.statusCode}`);
  }
  const refused = await send(requestsPerMinute.line);
  expect(codeOf(refused)).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
