import { sql } from 'kysely';
import { queries } from '../../src/platform/db/db.ts';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';

export const okCard = '4242424242424242';

interface Intent {
  readonly id: string;
  readonly status: string;
}

/** A shop that listens, so that it can reach its own stand-in for the providers. */
export async function openPayingShop() {
  const shop = await openTestShop();
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  let made = 0;

  const post = (url: string, payload: object, language = 'de') =>
    shop.app.inject({ method: 'POST', url, payload, headers: { 'content-language': language } });

  /** A vintage piece of 890 €, in a placed order of 915 €. */
  async function aPlacedOrder(method: 'stripe' | 'klarna' | 'paypal', language = 'de'): Promise<string> {
    made += 1;
    const sku = `PAY-${made}`;
    await shop.fill([{ draft: aPiece({ sku, title: `Sessel ${made}` }), publishedAt: testNow }]);
    const id = await shop.idOf(sku);
    const draft = payload([bought(id)], 915, { payment_method: method });
    const orderId = orderIdOf(await post('/api/initiate-payment', draft, language));
    await post(`/api/checkout/${orderId}/confirm`, {});
    return orderId;
  }

  /** The work of the card form in the browser: requests, confirms and, if the bank asks, asks the shopper. */
  async function payByCard(orderId: string, card: string, bank: 'passed' | 'failed' = 'passed') {
    const asked = await post('/api/card-intent', { orderId });
    const { clientSecret } = asked.json<{ clientSecret: string }>();
    return confirmCard(clientSecret, card, bank);
  }

  /** An order that Klarna has agreed to on Stripe's own page; the shopper has not come back yet. */
  async function payByKlarna() {
    const orderId = await aPlacedOrder('klarna');
    const asked = await post('/api/checkout-session', { orderId, paymentMethod: 'klarna' });
    const { sessionId } = asked.json<{ sessionId: string }>();
    await fetch(`${origin}/sandbox/stripe/pay/${sessionId}`, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'klarna' }),
      redirect: 'manual',
    });
    return { orderId, sessionId };
  }

  async function confirmCard(
    clientSecret: string,
    card: string,
    bank: 'passed' | 'failed' = 'passed',
  ): Promise<{ intent: Intent; status: number; body: { error?: { message: string } } & Intent }> {
    const id = clientSecret.split('_secret_')[0] ?? '';
    const call = async (path: string, fields: Record<string, string>) => {
      const answer = await fetch(`${origin}/sandbox/stripe${path}`, {
        method: 'POST',
        body: new URLSearchParams({ client_secret: clientSecret, ...fields }),
      });
      return {
        status: answer.status,
        body: (await answer.json()) as Intent & { error?: { message: string } },
      };
    };
    const confirm = () =>
      call(`/v1/payment_intents/${id}/confirm`, {
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': card,
      });
    let answer = await confirm();
    if (answer.body.status === 'requires_action') {
      answer = await call(`/authenticate/${id}`, { outcome: bank });
    }
    return { ...answer, intent: { id, status: answer.body.status } };
  }

  return {
    ...shop,
    origin,
    post,
    aPlacedOrder,
    payByCard,
    payByKlarna,
    confirmCard,
    get: (orderId: string) => shop.app.inject(`/api/orders/${orderId}`),
    paymentJobs: () => paymentJobs(shop),
    sandbox: sandboxOf(shop),
  };
}

export type PayingShop = Awaited<ReturnType<typeof openPayingShop>>;

function sandboxOf({ shop }: TestShop) {
  if (shop.sandbox === null) throw new Error('the shop has no sandbox');
  return shop.sandbox;
}

/**
 * Does the jobs' work for all webhooks so far.
 * @returns how many there were
 */
async function paymentJobs({ shop }: TestShop): Promise<number> {
  const q = queries<object>(shop.db);
  const { rows } = await sql<{ id: string; payload: { paymentId: string; hasCase?: boolean } }>`
    select id, payload from outbox where job = 'payment-changed' and dispatched_at is null order by id
  `.execute(q);
  for (const { id, payload: told } of rows) {
    const settled = await shop.ordering.settlePayment(told.paymentId);
    if (!settled.ok) throw new Error(settled.error.code);
    if (told.hasCase === true) {
      const followed = await shop.ordering.followCases(told.paymentId);
      if (!followed.ok) throw new Error(followed.error.code);
    }
    await sql`update outbox set dispatched_at = now() where id = ${id}`.execute(q);
  }
  return rows.length;
}
