import { sql } from 'kysely';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import { keyedTexts } from '../../src/platform/http/client-keys.ts';
import type { Mail } from '../../src/platform/mail/mail.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { testNow, type TestShop } from './open-test-shop.ts';

export const password = 'Vier alte Stühle';
let made = 0;

/** A logged-in customer, who sends requests as themselves. */
export interface TestCustomer {
  readonly email: string;
  readonly token: string;
  readonly cookie: string;
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): ReturnType<typeof runFor>;
}

function runFor(
  { app }: TestShop,
  token: string | null,
  {
    method,
    path,
    payload: body,
  }: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; payload?: object },
) {
  return app.inject({
    method,
    url: `/api${path}`,
    ...(body === undefined ? {} : { payload: body }),
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
}

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A new customer with an account. */
export async function aCustomer(shop: TestShop, name = 'Ada Beispiel'): Promise<TestCustomer> {
  made += 1;
  const email = `konto-${made}@example.org`;
  const signup = { name, email, phone: '030 23125 001', password };
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/signup',
    payload: signup,
    headers: { 'user-agent': firefox },
  });
  return loggedIn(shop, email, answer);
}

/** The key of somebody's account in `login_attempts`. */
export async function attemptsKeyOf({ shop }: TestShop, email: string): Promise<string> {
  return (await keyedTexts(shop.db, 'account', [email])).get(email) ?? '';
}

/** The same person on another device. */
export async function anotherDevice(shop: TestShop, { email }: TestCustomer): Promise<TestCustomer> {
  const answer = await shop.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
  return loggedIn(shop, email, answer);
}

function loggedIn(
  shop: TestShop,
  email: string,
  answer: { json<T>(): T; headers: Readonly<Record<string, unknown>>; body: string },
): TestCustomer {
  const { token } = answer.json<{ token?: string }>();
  if (token === undefined) throw new Error(answer.body);
  return {
    email,
    token,
    cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '',
    ask: (method, path, body) =>
      runFor(shop, token, { method, path, ...(body === undefined ? {} : { payload: body }) }),
  };
}

/** Mails that were ordered to an address, newest first. */
export async function mailsTo({ shop }: TestShop, email: string): Promise<Mail[]> {
  const { rows } = await sql<{ payload: Mail }>`
    select payload from outbox where job = 'send-mail' and payload ->> 'to' = ${email} order by id desc
  `.execute(queries<object>(shop.db));
  return rows.map(({ payload: mail }) => mail);
}

/** The part after `#token=` in the button of a mail. */
export function tokenIn(mail: Mail | undefined): string {
  const button = mail?.blocks.find((block) => block.kind === 'button');
  return new URLSearchParams(new URL(button?.address ?? '').hash.slice(1)).get('token') ?? '';
}

export interface PlacedTestOrder {
  readonly orderId: string;
  readonly number: string;
  readonly email: string;
  readonly pieceId: string;
}

/** An accepted order of a piece of 890 €, by a guest or by the logged-in customer. */
export async function anOrder(
  shop: TestShop,
  by: TestCustomer | null,
  changes: { readonly lastName?: string } = {},
): Promise<PlacedTestOrder> {
  made += 1;
  const sku = `K-${made}`;
  await shop.fill([{ draft: aPiece({ sku, title: `Sessel ${made}` }), publishedAt: testNow }]);
  const pieceId = await shop.idOf(sku);
  const body = payload([bought(pieceId)], 915);
  const shipmentAdress = { ...body.shipmentAdress, ...changes };
  const headers = by === null ? {} : { authorization: `Bearer ${by.token}` };
  const initiated = await shop.app.inject({
    method: 'POST',
    url: '/api/initiate-payment',
    payload: { ...body, shipmentAdress },
    headers,
  });
  const orderId = orderIdOf(initiated);
  const confirmed = await shop.app.inject({
    method: 'POST',
    url: `/api/checkout/${orderId}/confirm`,
    payload: {},
  });
  const { orderNumber: number } = confirmed.json<{ orderNumber: string }>();
  return { orderId, number, email: shipmentAdress.email, pieceId };
}
