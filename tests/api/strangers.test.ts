import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { aCustomer, anotherDevice, anOrder, mailsTo, tokenIn, type TestCustomer } from './an-account.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';

/** Words that occur in all data of this person, and nowhere else. */
const marks = ['Unverwechselbar', 'Geheimweg', '23125777', '1977-07-07'];

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
interface Call {
  readonly method: Method;
  readonly path: string;
}

let shop: TestShop;
let victim: TestCustomer;
let stranger: TestCustomer;
let calls: readonly Call[];
/** Values for the parameters of a path: the victim's own, as far as they could be known or guessed. */
let known: Readonly<Record<string, readonly string[]>>;

async function idsOf(query: ReturnType<typeof sql<{ id: string }>>): Promise<string[]> {
  const { rows } = await query.execute(queries<object>(shop.shop.db));
  return rows.map(({ id }) => id);
}

beforeAll(async () => {
  shop = await openTestShop();
  const { app } = shop;
  victim = await aCustomer(shop, 'Viktoria Unverwechselbar');
  stranger = await aCustomer(shop);
  await anotherDevice(shop, victim);
  const person = { firstName: 'Viktoria', lastName: 'Unverwechselbar', phone: '030 23125 777' };
  await victim.ask('PUT', '/account/profile', { ...person, birthDate: '1977-07-07', salutation: 'frau' });
  await victim.ask('POST', '/account/addresses', {
    ...person,
    street: 'Geheimweg 7',
    postalCode: '10247',
    city: 'Berlin',
    country: 'DE',
  });
  const order = await anOrder(shop, victim, { lastName: 'Unverwechselbar' });
  await victim.ask('POST', '/account/wishlist', { add: [order.pieceId], remove: [] });
  await victim.ask('POST', '/account/email/confirmation');
  const token = tokenIn((await mailsTo(shop, victim.email))[0]);
  await victim.ask('POST', '/account/email/confirm', { token });
  await app.inject({
    method: 'POST',
    url: '/api/withdrawal',
    payload: { name: 'Viktoria Unverwechselbar', contract: order.number, email: victim.email },
  });
  await app.inject({ method: 'POST', url: '/api/subscribe', payload: { email: victim.email } });
  await app.inject({
    method: 'POST',
    url: '/api/buy-in-mail',
    payload: {
      lastName: 'Unverwechselbar',
      street: 'Geheimweg 7',
      email: victim.email,
      furnitureItems: [0, 1, 2].map(() => ({ images: [], price: '', condition: 'gut' })),
    },
  });
  known = {
    orderNumber: [order.number, order.number.slice(4)],
    // The number and the row's own id are not keys: only the secret in the link opens an order.
    orderId: [order.number, order.number.slice(4), ...(await idsOf(sql`select id from orders`))],
    id: [
      order.pieceId,
      ...(await idsOf(sql`select id::text from customers where email = ${victim.email}`)),
      ...(await idsOf(sql`select id::text from customer_addresses`)),
      ...(await idsOf(sql`select id::text from customer_sessions`)),
      ...(await idsOf(sql`select id::text from buy_in_enquiries`)),
      ...(await idsOf(sql`select id::text from declarations`)),
    ],
    slug: ['terms'],
    version: ['1'],
    type: ['vintage'],
  };
  const { paths } = app.swagger() as { paths: Record<string, object> };
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase() as Method, path })),
  );
});
afterAll(() => shop.close());

/** A path with all possible values of its parameters. */
function addressesOf(path: string): readonly string[] {
  const [, name] = /\{(\w+)\}/.exec(path) ?? [];
  if (name === undefined) return [path];
  const values = known[name] ?? known['id'] ?? [];
  return values.flatMap((value) => addressesOf(path.replace(`{${name}}`, encodeURIComponent(value))));
}

/** A request from somebody who wants to find out something: with the victim's address wherever one is expected. */
const curious = () => ({
  email: victim.email,
  user_id: victim.email,
  token: 'a'.repeat(43),
  password: 'geraten geraten',
  newPassword: 'geraten geraten geraten',
  name: 'X',
  phone: '1',
  contract: known['orderNumber']?.[0],
  orderNumber: known['orderNumber']?.[0],
  orderId: known['orderId']?.[0],
  add: [],
  remove: [],
});

async function tell(
  call: Call,
  token: string | null,
): Promise<{ status: number; text: string; path: string }[]> {
  const answers = [];
  for (const path of addressesOf(call.path)) {
    const answer = await shop.app.inject({
      method: call.method,
      url: path.startsWith('/api') ? path : `/api${path}`,
      ...(call.method === 'GET' || call.method === 'DELETE' ? {} : { payload: curious() }),
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    answers.push({ status: answer.statusCode, text: answer.body, path });
  }
  return answers;
}

const secrets = () => [...marks, victim.email, victim.token];
const byMailedLink = /\/account\/email\/(confirm|refuse)$/;
const isPersonal = (path: string) => path.includes('/account/') && !byMailedLink.test(path);

test('the marks are there to be found by their owner', async () => {
  const exported = await victim.ask('GET', '/account/export');
  for (const mark of [...marks, victim.email]) expect(exported.body).toContain(mark);
  expect(calls.length).toBeGreaterThan(40);
  expect(calls.filter(({ path }) => isPersonal(path)).length).toBeGreaterThan(15);
});

test('no path tells a stranger anything personal, and personal ones ask for a login first', async () => {
  for (const call of calls) {
    for (const { status, text, path } of await tell(call, null)) {
      const what = `${call.method} ${path}`;
      expect(
        secrets().filter((secret) => text.includes(secret)),
        what,
      ).toEqual([]);
      expect(status, what).toBeLessThan(500);
      if (isPersonal(call.path)) expect(status, what).toBe(401);
    }
  }
});

test('no path tells another customer anything of somebody else', async () => {
  for (const call of calls) {
    // Ends the stranger's own session or account, so it is sent last, by a separate person.
    if (/\/(?:logout|account\/deletion|account\/sessions\/removal)$/.test(call.path)) continue;
    for (const { status, text, path } of await tell(call, stranger.token)) {
      const what = `${call.method} ${path}`;
      expect(
        secrets().filter((secret) => text.includes(secret)),
        what,
      ).toEqual([]);
      expect(status, what).toBeLessThan(500);
    }
  }
});

test('and nobody has changed any of their data', async () => {
  expect((await victim.ask('GET', '/account/profile')).json()).toMatchObject({
    firstName: 'Viktoria',
    email_address: victim.email,
  });
  const { addresses } = (await victim.ask('GET', '/account/addresses')).json<{ addresses: object[] }>();
  expect(addresses).toMatchObject([{ street: 'Geheimweg 7' }]);
  const { sessions } = (await victim.ask('GET', '/account/sessions')).json<{ sessions: object[] }>();
  expect(sessions.length).toBe(2);
});

test('an access token in the address opens nothing', async () => {
  const answer = await shop.app.inject(
    `/api/account/profile?access_token=${victim.token}&token=${victim.token}`,
  );
  expect(answer.statusCode).toBe(401);
});
