import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { mailboxLimits } from '../../src/modules/ordering/application/placing/prove-mailbox.ts';
import { queries } from '../../src/platform/db/db.ts';
import { newSecret } from '../../src/platform/secrets/secrets.ts';
import { bought, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { testsInOrder } from '../in-order.ts';

// The shelf is emptied, step by step.
testsInOrder();

let shop: TestShop;
let pieces: string[];
beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' });
  const drafts = Array.from({ length: 200 }, (_, index) => aPiece({ sku: `S-${index}` }));
  await shop.fill(drafts.map((draft) => ({ draft, publishedAt: testNow })));
  const { rows } = await sql<{ id: string }>`select id from pieces order by id`.execute(
    queries<object>(shop.shop.db),
  );
  pieces = rows.map(({ id }) => id);
});
afterAll(() => shop.close());

let asked = 0;
/** A draft by a different customer each time, from its own IPv4 address. */
function hold(
  changes: {
    email?: string;
    checkoutKey?: string;
    mailboxCode?: string;
    language?: string;
    method?: string;
    from?: string;
  } = {},
) {
  asked += 1;
  const remoteAddress = `198.51.${Math.floor(asked / 250)}.${asked % 250}`;
  const { email, language = 'de', method = 'stripe', from = remoteAddress, ...rest } = changes;
  const body = payload([bought(pieces[asked] ?? '')], 915, { payment_method: method, ...rest });
  const to = { ...body.shipmentAdress, address: `Boxhagener Straße ${asked}` };
  return shop.app.inject({
    method: 'POST',
    url: '/api/initiate-payment',
    remoteAddress: from,
    headers: { 'content-language': language },
    payload: { ...body, shipmentAdress: email === undefined ? to : { ...to, email } },
  });
}
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code?: string }>().code;
const minutesHeld = (answer: { json<T>(): T }) =>
  (Date.parse(answer.json<{ reservedUntil: string }>().reservedUntil) - testNow.getTime()) / 60_000;

/** The mails with codes to somebody, newest last. */
async function mailed(email: string): Promise<{ subject: string; code: string }[]> {
  const { rows } = await sql<{ payload: { to: string; subject: string } }>`
    select payload from outbox order by created_at, id
  `.execute(queries<object>(shop.shop.db));
  return rows
    .map(({ payload: mail }) => mail)
    .filter(({ to, subject }) => to === email && /^\d{6} /.test(subject))
    .map(({ subject }) => ({ subject, code: subject.slice(0, 6) }));
}

test('while the shelf is full no code is requested, and pieces are held for half an hour', async () => {
  for (let index = 0; index < 10; index += 1) {
    const answer = await hold();
    expect([answer.statusCode, minutesHeld(answer)]).toEqual([200, 30]);
  }
});

test('strangers who hold from many networks get no further than 5 %, by any means of payment', async () => {
  const answers = [];
  for (let index = 0; index < 30; index += 1) {
    answers.push(await hold({ method: ['stripe', 'paypal', 'bank_transfer'][index % 3] ?? 'stripe' }));
  }
  const held = answers.filter(({ statusCode }) => statusCode === 200);
  // Ten of 200 units are exactly 5 %, and the eleventh is above.
  expect(held).toHaveLength(1);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(new Set(refused.map((answer) => `${answer.statusCode} ${codeOf(answer)}`))).toEqual(
    new Set(['403 mailbox-code-needed']),
  );
});

test('with the code from the mail it goes on, for ten minutes and for the next two hours', async () => {
  const email = 'ada@example.org';
  const checkoutKey = 'a-checkout-of-ada';
  const first = await hold({ email, checkoutKey });
  expect([first.statusCode, codeOf(first)]).toEqual([403, 'mailbox-code-needed']);
  const [mail] = await mailed(email);
  expect(mail?.subject).toContain('ist Ihr Code für die Bestellung');
  const again = await hold({ email, checkoutKey });
  expect(codeOf(again)).toBe('mailbox-code-needed');
  expect(await mailed(email), 'a second click sends no second mail').toHaveLength(1);
  const spaced = `${mail?.code.slice(0, 3)} ${mail?.code.slice(3)}`;
  const answer = await hold({ email, checkoutKey, mailboxCode: spaced });
  expect([answer.statusCode, minutesHeld(answer)]).toEqual([200, 10]);
  expect((await hold({ email: email.toUpperCase(), checkoutKey: 'another-checkout' })).statusCode).toBe(200);
  shop.setNow(new Date(testNow.getTime() + mailboxLimits.provedMs + 1));
  // All other holds have lapsed by then.
  expect((await hold({ email })).statusCode).toBe(200);
  shop.setNow(testNow);
});

test('the click and the payment that follow it keep the pieces no longer than that', async () => {
  const email = 'ada@example.org';
  const drafted = await hold({ email, checkoutKey: 'a-third-one', method: 'paypal' });
  expect([drafted.statusCode, minutesHeld(drafted)]).toEqual([200, 10]);
  const { orderId } = drafted.json<{ orderId: string }>();
  shop.setNow(new Date(testNow.getTime() + 9 * 60_000));
  const confirmed = await shop.app.inject({
    method: 'POST',
    url: `/api/checkout/${orderId}/confirm`,
    payload: {},
  });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  const { rows } = await sql<{ minutes: number }>`
    select extract(epoch from upper(a.during) - ${testNow}::timestamptz)::int / 60 as minutes
    from allocations a join orders o on o.id::text = a.reference
    where o.email = ${email} and o.state = 'accepted' and a.released_at is null
  `.execute(queries<object>(shop.shop.db));
  const { payUntil } = confirmed.json<{ payUntil: string }>();
  expect([(Date.parse(payUntil) - testNow.getTime()) / 60_000, rows]).toEqual([19, [{ minutes: 19 }]]);
  shop.setNow(testNow);
});

test('a code is not guessed: it ends after five tries, and is another browser’s never', async () => {
  const email = 'guessed@example.org';
  const checkoutKey = 'where-it-was-asked-for';
  await hold({ email, checkoutKey, language: 'en' });
  const [mail] = await mailed(email);
  expect(mail?.subject).toContain('is your code for the order');
  const right = mail?.code ?? '';
  expect(codeOf(await hold({ email, checkoutKey: 'elsewhere', mailboxCode: right }))).toBe(
    'mailbox-code-wrong',
  );
  const wrong = right === '000000' ? '000001' : '000000';
  for (let index = 0; index < mailboxLimits.triesPerCode; index += 1) {
    expect(codeOf(await hold({ email, checkoutKey, mailboxCode: wrong }))).toBe('mailbox-code-wrong');
  }
  expect(codeOf(await hold({ email, checkoutKey, mailboxCode: right }))).toBe('mailbox-code-wrong');
});

test.each([
  ['of one line', 10, (index: number) => `2001:db8:1::${index.toString(16)}`],
  ['of a household', 20, (index: number) => `2001:db8:2:${(0xaa00 + index).toString(16)}::1`],
  [
    'of all that a provider gives to one customer',
    40,
    (index: number) => `2001:db8:3:${(index * 256).toString(16)}::1`,
  ],
])('the networks %s have codes sent to so many strangers together', async (_whose, most, address) => {
  const codes = [];
  for (let index = 0; index < most + 2; index += 1) {
    const email = `fremd-${index}-${address(index)}@example.org`.replaceAll(':', '-');
    codes.push(codeOf(await hold({ email, checkoutKey: newSecret(), from: address(index) })));
  }
  expect(codes.filter((code) => code === 'mailbox-code-needed')).toHaveLength(most);
  expect(codes.slice(most)).toEqual(['too-many-mailbox-codes', 'too-many-mailbox-codes']);
});

test('a mailbox gets a limited number of codes, and neither code nor address is stored', async () => {
  const email = 'flooded@example.org';
  const codes = [];
  for (let index = 0; index < mailboxLimits.codesPerEmailAnHour + 2; index += 1) {
    codes.push(codeOf(await hold({ email, checkoutKey: `checkout ${index}` })));
  }
  expect(codes.slice(-2)).toEqual(['too-many-mailbox-codes', 'too-many-mailbox-codes']);
  const mails = await mailed(email);
  expect(mails).toHaveLength(mailboxLimits.codesPerEmailAnHour);
  const { rows } = await sql<{ kept: string }>`select mailbox_codes::text as kept from mailbox_codes`.execute(
    queries<object>(shop.shop.db),
  );
  for (const { kept } of rows) {
    expect(kept).not.toContain(email);
    for (const { code } of mails) expect(kept).not.toMatch(new RegExp(`\\b${code}\\b`));
  }
  shop.setNow(new Date(testNow.getTime() + 25 * 3_600_000));
  await shop.shop.ordering.anonymiseDrafts();
  const left = await sql`select 1 from mailbox_codes`.execute(queries<object>(shop.shop.db));
  expect(left.rows).toHaveLength(0);
  shop.setNow(testNow);
});

test('a repeated request gets its draft, whatever has become of the shelf', async () => {
  shop.setNow(new Date(testNow.getTime() + 26 * 3_600_000));
  const later = new Date(testNow.getTime() + 26 * 3_600_000);
  const body = payload([bought(pieces[190] ?? '')], 915, { payment_method: 'stripe' });
  const send = () =>
    shop.app.inject({
      method: 'POST',
      url: '/api/initiate-payment',
      remoteAddress: '203.0.113.200',
      headers: { 'idempotency-key': key },
      payload: body,
    });
  const key = newSecret();
  const first = await send();
  expect(first.statusCode).toBe(200);
  for (let index = 0; index < 12; index += 1) await hold();
  expect((await hold()).statusCode).toBe(403);
  const second = await send();
  expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
  expect(Date.parse(second.json<{ reservedUntil: string }>().reservedUntil)).toBeGreaterThan(later.getTime());
  shop.setNow(testNow);
});
