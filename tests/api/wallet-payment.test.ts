import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { walletHeaders } from '../../sandbox/paypal/paypal-webhooks.ts';
import { queries } from '../../src/platform/db/db.ts';
import { openPayingShop } from './pay-by-card.ts';

let shop: Awaited<ReturnType<typeof openPayingShop>>;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterEach(async () => {
  shop.sandbox.behaviour.change({ kind: 'fine' });
  // The webhooks of one test are no matter of the next.
  await vi.waitFor(() => expect(shop.sandbox.webhooks.underWay()).toBe(0), { timeout: 30_000 });
  await sql`update outbox set dispatched_at = now() where job = 'payment-changed'`.execute(
    queries<object>(shop.shop.db),
  );
});
afterAll(() => shop.close());

const paid = { state: 'accepted', paymentMethod: 'paypal', paymentData: [{ status: 'received' }] };
const unpaid = { state: 'accepted', paymentMethod: 'paypal', paymentData: [{ status: 'open' }] };

async function aWalletOrder() {
  const orderId = await shop.aPlacedOrder('paypal');
  const asked = await shop.post('/api/wallet-order', { orderId });
  const { id, approveUrl } = asked.json<{ id: string; approveUrl: string }>();
  return { orderId, id, approveUrl };
}

/**
 * The shopper's action on the wallet's page.
 * @returns where it redirects the browser
 */
async function choose(approveUrl: string, choice: string): Promise<URL> {
  const { pathname, search } = new URL(approveUrl);
  const answer = await fetch(`${shop.origin}${pathname}${search}`, {
    method: 'POST',
    body: new URLSearchParams({ choice }),
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? '');
}

const capture = (orderId: string, token: string) =>
  shop.post('/api/capture-payment', { token, payerId: 'PAYER', orderId, paymentMethod: 'paypal' });

test.each([
  ['de', '/cancel', 'PayPal (Testseite)', 'Jetzt bezahlen'],
  ['en', '/en/cancel', 'PayPal (test page)', 'Pay now'],
])(
  'ordered in %s, the wallet’s page has that language, and so has the way back to %s',
  async (language, cancelled, title, pay) => {
    const orderId = await shop.aPlacedOrder('paypal', language);
    const { approveUrl } = (await shop.post('/api/wallet-order', { orderId })).json<{ approveUrl: string }>();
    const { pathname, search } = new URL(approveUrl);
    const page = (await shop.app.inject({ url: pathname + search })).body;
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(title);
    expect(page).toContain(`>${pay}</button>`);
    expect((await choose(approveUrl, 'cancel')).pathname).toBe(cancelled);
  },
);

test('accepted at the click, approved on the wallet’s page, captured on return, once', async () => {
  const orderId = await shop.aPlacedOrder('paypal');
  expect((await shop.get(orderId)).json()).toMatchObject(unpaid);
  const asked = await shop.post('/api/wallet-order', { orderId });
  const { id, approveUrl } = asked.json<{ id: string; approveUrl: string }>();
  expect(approveUrl).toBe(`https://wmk.example/sandbox/paypal/checkoutnow?token=${id}`);
  expect((await capture(orderId, id)).json()).toMatchObject({ code: 'payment-open' });

  const back = await choose(approveUrl, 'pay');
  expect(back.pathname).toBe('/paypal-success');
  expect(Object.fromEntries(back.searchParams)).toEqual({
    token: id,
    PayerID: expect.any(String),
  });
  expect((await shop.get(orderId)).json()).toMatchObject(unpaid);
  const answers = await Promise.all([capture(orderId, id), capture(orderId, id), capture(orderId, id)]);
  expect(answers.map((answer) => answer.json<unknown>())).toEqual(
    Array(3).fill({ message: 'Payment Successful!', status: 'paid' }),
  );
  const order = (await shop.get(orderId)).json<{ paymentData: { paymentId: string }[] }>();
  expect(order).toMatchObject(paid);
  expect(order.paymentData[0]?.paymentId).toMatch(/^[0-9A-F]{17}$/);
});

test('neither provider learns the secret that opens the order', async () => {
  const { orderId } = await aWalletOrder();
  await shop.post('/api/checkout-session', { orderId });
  const { rows } = await sql<{ body: string }>`select body::text from sandbox_objects`.execute(
    queries<object>(shop.shop.db),
  );
  const told = rows.map(({ body }) => body).join(' ');
  expect(told).toContain('https://wmk.example/cancel');
  expect(told).toContain('https://wmk.example/success?session_id=');
  expect(told).not.toContain(orderId);
});

test('a browser that does not know the order can tell of its payment, and gets nothing of the order', async () => {
  const { orderId, id, approveUrl } = await aWalletOrder();
  await choose(approveUrl, 'pay');
  const taken = await shop.post('/api/capture-payment', { token: id, paymentMethod: 'paypal' });
  expect([taken.statusCode, taken.json<unknown>()]).toEqual([
    200,
    { message: 'Payment Successful!', status: 'paid' },
  ]);
  expect((await shop.get(orderId)).json()).toMatchObject(paid);
});

test('the window is closed after the approval: the webhook finishes', async () => {
  const { orderId, approveUrl } = await aWalletOrder();
  await choose(approveUrl, 'pay');
  await expect
    .poll(async () => {
      await shop.paymentJobs();
      return (await shop.get(orderId)).json<unknown>();
    })
    .toMatchObject(paid);
});

test('declined at the capture: told so, and other means pay the same order', async () => {
  const { orderId, id, approveUrl } = await aWalletOrder();
  await choose(approveUrl, 'declined');
  const refused = await capture(orderId, id);
  expect([refused.statusCode, refused.json().message]).toEqual([402, 'Payment failed. Please try again.']);
  expect((await shop.get(orderId)).json()).toMatchObject(unpaid);
  const again = await shop.post('/api/wallet-order', { orderId });
  const second = again.json<{ id: string; approveUrl: string }>();
  await choose(second.approveUrl, 'pay');
  expect((await capture(orderId, second.id)).statusCode).toBe(200);
  expect((await shop.get(orderId)).json()).toMatchObject(paid);
  // The first one is abandoned: it can be approved, but is never captured.
  await choose(approveUrl, 'pay');
  const late = await capture(orderId, id);
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    'Diese Bestellung ist schon bezahlt. Sie zahlen kein zweites Mal.',
  ]);
  expect((await shop.get(orderId)).json()).toMatchObject(paid);
});

test('a shopper who turns back comes to /cancel, and nothing is charged', async () => {
  const { orderId, id, approveUrl } = await aWalletOrder();
  const back = await choose(approveUrl, 'cancel');
  expect([back.pathname, [...back.searchParams.keys()]]).toEqual(['/cancel', ['token']]);
  expect((await capture(orderId, id)).json()).toMatchObject({ code: 'payment-open' });
  expect((await shop.get(orderId)).json()).toMatchObject(unpaid);
});

test.each([['failing'], ['nonsense'], ['lost']] as const)(
  'the wallet is %s: the shopper gets a message, and the next try works',
  async (kind) => {
    const { orderId, id, approveUrl } = await aWalletOrder();
    await choose(approveUrl, 'pay');
    shop.sandbox.behaviour.change({ kind });
    expect((await capture(orderId, id)).statusCode).toBe(503);
    shop.sandbox.behaviour.change({ kind: 'fine' });
    expect((await capture(orderId, id)).statusCode).toBe(200);
    expect((await shop.get(orderId)).json()).toMatchObject(paid);
  },
);

test('webhooks: only signed ones, however late, and each once', async () => {
  const { orderId, approveUrl } = await aWalletOrder();
  const payment = await sql<{ id: string }>`
    select id from provider_payments where provider = 'paypal' order by opened_at desc limit 1
  `.execute(queries<object>(shop.shop.db));
  const send = async (body: string, headers: Record<string, string>) =>
    (
      await shop.app.inject({
        method: 'POST',
        url: '/api/webhooks/paypal',
        payload: body,
        headers: { 'content-type': 'application/json', ...headers },
      })
    ).statusCode;
  await choose(approveUrl, 'pay');
  const body = JSON.stringify({
    id: 'WH-1',
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource: { custom_id: payment.rows[0]?.id },
  });
  const at = (secondsAgo: number) =>
    walletHeaders(shop.sandbox, body, new Date(shop.shop.clock().getTime() - secondsAgo * 1000));
  expect(await send(body, {})).toBe(400);
  expect(await send(body, { ...at(0), 'paypal-transmission-sig': 'x' })).toBe(400);
  expect(await send(body.replace('WH-1', 'WH-2'), at(0))).toBe(400);
  expect(await send('{', at(0))).toBe(400);
  // Repeated after a long outage of the shop, with the time of the first delivery.
  expect(await send(body, at(3 * 24 * 3600))).toBe(200);
  expect(await send(body, at(0))).toBe(200);
  const fresh = body.replace('WH-1', 'WH-3');
  const freshHeaders = walletHeaders(shop.sandbox, fresh, shop.shop.clock());
  shop.sandbox.behaviour.change({ kind: 'failing' });
  // Received before, and it does not concern us: PayPal is not asked.
  expect(await send(body, at(0))).toBe(200);
  expect(await send(body.replace(/"custom_id":"[^"]+"/, '"custom_id":"nobody"'), at(0))).toBe(200);
  // The signature cannot be checked: PayPal should send it again.
  expect(await send(fresh, freshHeaders)).toBe(503);
  expect((await shop.get(orderId)).json()).toMatchObject({ state: 'accepted' });
});

test('an order that is for somebody else’s account is not captured', async () => {
  const { orderId, id, approveUrl } = await aWalletOrder();
  await choose(approveUrl, 'pay');
  await sql`
    update sandbox_objects
    set body = jsonb_set(body, '{purchase_units,0,payee,merchant_id}', '"SOMEBODYELSE"') where id = ${id}
  `.execute(queries<object>(shop.shop.db));
  expect((await capture(orderId, id)).statusCode).toBe(404);
  expect((await shop.get(orderId)).json()).toMatchObject(unpaid);
  const { rows } = await sql<{ captures: unknown }>`
    select body -> 'purchase_units' -> 0 -> 'payments' as captures from sandbox_objects where id = ${id}
  `.execute(queries<object>(shop.shop.db));
  expect(rows).toEqual([{ captures: null }]);
});
