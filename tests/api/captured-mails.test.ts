import fastify from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { capturedMails } from '../../src/platform/mail/captured-mails.ts';
import { keptMailsRoutes } from '../../src/server/routes/captured-mails.routes.ts';
import { openTestShop } from './open-test-shop.ts';

let folder: string;
const app = (trustProxy = false) => fastify({ trustProxy }).register(keptMailsRoutes(capturedMails(folder)));
const local = { host: 'localhost:3000' };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mails-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function keepOne(): Promise<void> {
  const mail = {
    to: 'anna@example.org',
    subject: 'Ihre Bestellung <b>',
    text: 'Hier: https://wmk.example/order-success/abc und <script>alert(1)</script>',
    html: '<p style="color:#211c16">Hier</p>',
  };
  await capturedMails(folder).keep(
    '0b0f7b62-6b0e-4c53-9f5e-0a4d9b8f1c11',
    mail,
    Buffer.from('Subject: x'),
    new Date('2026-06-15T10:00:00Z'),
  );
}

test('kept mails can be read on this machine, and nothing in them is executed', async () => {
  await keepOne();
  const list = await app().inject({ url: '/mails', headers: local });
  expect(list.statusCode).toBe(200);
  // In Berlin it is two hours later than in UTC.
  expect(list.body).toContain('15.06.2026, 12:00:00 – an anna@example.org: Ihre Bestellung &lt;b&gt;');
  const address = /href="(\/mails\/[^"]+)"/.exec(list.body)?.[1] ?? '';
  const mail = await app().inject({ url: address, headers: local });
  expect(mail.body).toContain(
    '<a href="https://wmk.example/order-success/abc">https://wmk.example/order-success/abc</a>',
  );
  expect(mail.body).not.toContain('<script>');
  expect(mail.body).toContain('<style>body{overflow-wrap:anywhere}pre{white-space:pre-wrap}</style>');

  const html = await app().inject({ url: `${address}/html`, headers: local });
  expect(html.body).toBe('<p style="color:#211c16">Hier</p>');
  expect(html.headers['content-security-policy']).toBe(
    "default-src 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'",
  );
});

test('an empty folder says so', async () => {
  expect((await app().inject({ url: '/mails', headers: local })).body).toContain('Noch keine Mails.');
});

test.each([
  ['another machine', { headers: local, remoteAddress: '192.0.2.7' }],
  ['a foreign name for this machine', { headers: { host: 'evil.example' } }],
])('%s gets nothing', async (_who, request) => {
  await keepOne();
  expect((await app().inject({ url: '/mails', ...request })).statusCode).toBe(404);
});

test('nor does a client that claims through a trusted proxy to be this machine', async () => {
  await keepOne();
  const headers = { ...local, 'x-forwarded-for': '127.0.0.1, 192.0.2.7', 'x-forwarded-host': 'localhost' };
  expect((await app(true).inject({ url: '/mails', headers })).statusCode).toBe(404);
});

test.each<[string, Record<string, string>, number]>([
  ['a shop of this machine has the page', { PUBLIC_URL: 'http://localhost:3000' }, 200],
  // Many proxies forward neither the visitor's host nor any header of their own.
  ['a public shop has not, whatever its proxy says', { PUBLIC_URL: 'https://wmk.example' }, 404],
  ['nor one behind a proxy', { PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: 'loopback' }, 404],
])('%s', async (_what, environment, expected) => {
  const shop = await openTestShop(environment, null, { capturedMails: capturedMails(folder) });
  try {
    expect((await shop.app.inject({ url: '/mails', headers: local })).statusCode).toBe(expected);
  } finally {
    await shop.close();
  }
});
