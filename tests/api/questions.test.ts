import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import { firstOwner } from './staff-login.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
let piece: string;
beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' });
  await shop.fill([{ draft: aPiece({ title: 'Sessel <b>Ente</b>' }), publishedAt: testNow }]);
  const { body } = await shop.app.inject({ url: '/api/user_product/products/list/vintage' });
  piece = (JSON.parse(body) as { products: { _id: string }[] }).products[0]?._id ?? '';
});
afterAll(() => shop.close());
/** Staff read a list of this test's own questions. */
beforeEach(() => sql`delete from questions`.execute(queries<object>(shop.shop.db)));

const typed = {
  name: 'Ada Muster',
  email: 'ada@example.org',
  message: 'Passt er in eine Ente?\nMeine ist rot.',
};
const ask = (payload: object) => shop.app.inject({ method: 'POST', url: '/api/contact', payload });
const sendForm = (fields: Record<string, string>, url = '/kontaktformular', remoteAddress = '198.51.100.1') =>
  shop.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

test('a question arrives with its piece, and staff answer it in the list of all questions', async () => {
  const sent = await ask({ ...typed, piece });
  expect([sent.statusCode, sent.json()]).toEqual([
    200,
    { message: 'Vielen Dank für Ihre Nachricht. Wir melden uns bei Ihnen.', number: expect.any(Number) },
  ]);
  const { number } = sent.json<{ number: number }>();
  const owner = await firstOwner(shop);
  const { items } = (await owner.call('GET', '/questions?open=true&kind=contact')).json<{
    items: { id: string; kind: string; message: string; pieces: object[] }[];
  }>();
  expect(items).toMatchObject([
    { kind: 'contact', message: typed.message, pieces: [{ id: piece, title: 'Sessel <b>Ente</b>' }] },
  ]);
  const { questions } = (await owner.call('GET', '/today')).json<{ questions: { items: object[] } }>();
  expect(questions.items).toMatchObject([{ who: 'Ada Muster', what: `${number}, Sessel <b>Ente</b>` }]);
  const answered = await owner.call('PATCH', `/questions/${items[0]?.id}`, { isAnswered: true });
  expect(answered.json()).toMatchObject({ isAnswered: true });
  expect((await owner.call('GET', '/today')).json()).toMatchObject({ questions: { total: 0 } });
});

test('what is missing is named at its field', async () => {
  const answer = await ask({ name: '', email: 'ada(at)example', phone: '', message: ' ' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ issues: { field: string }[] }>().issues.map(({ field }) => field)).toEqual([
    'message',
    'name',
    'email',
  ]);
});

test('without script the form keeps what was typed, and its piece, and says when it has arrived', async () => {
  const page = await shop.app.inject({ url: `/kontaktformular?stueck=${piece}` });
  expect(page.body).toContain('Ihre Frage ist zu „Sessel &lt;b&gt;Ente&lt;/b&gt;“');
  const hidden = { piece, pieceTitle: 'Sessel <b>Ente</b>' };
  const wrong = await sendForm({ ...typed, ...hidden, email: 'ada(at)example' });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.body).toContain('Bitte geben Sie eine gültige E-Mail-Adresse an');
  expect(wrong.body).toMatch(/<input[^>]*value="ada\(at\)example"/);
  expect(wrong.body).toContain('Meine ist rot.');
  expect(wrong.body).toContain(`value="${piece}"`);
  expect(wrong.body).toContain('Ihre Frage ist zu „Sessel &lt;b&gt;Ente&lt;/b&gt;“');
  const right = await sendForm({ ...typed, ...hidden, email: 'ohne@example.org' }, '/en/kontaktformular');
  expect(right.statusCode).toBe(200);
  expect(right.body).toContain('Your message has arrived');
  expect(right.headers).toMatchObject({ 'cache-control': 'no-store' });
});

test('a piece that does not exist is no obstacle', async () => {
  expect((await shop.app.inject({ url: '/kontaktformular?stueck=nichts' })).statusCode).toBe(200);
  expect((await ask({ ...typed, email: 'nichts@example.org', piece: 'nichts' })).statusCode).toBe(200);
});

test('an hour has twenty forms of a network, with or without script', async () => {
  const send = (index: number) =>
    sendForm({ ...typed, email: `a${index}@example.org` }, '/kontaktformular', `2001:db8:9::${index + 1}`);
  for (let index = 0; index < 20; index += 1)
    expect([index, (await send(index)).statusCode]).toEqual([index, 200]);
  expect((await send(20)).statusCode).toBe(429);
});
