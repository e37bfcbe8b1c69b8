import { afterEach, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { dummyCompany } from '../../src/modules/content/index.ts';
import { ownCompany } from '../../src/modules/content/testing/own-company.ts';
import { bought, payload } from './an-order.ts';
import { openTestShop, testActor, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, setUpSecondFactor, staffWithRole, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
afterEach(() => shop.close());

/** As a shop is run for strangers, with a mail server. */
const forStrangers = { SANDBOX: '0', SMTP_URL: 'smtp://127.0.0.1:9' };

let made = 0;

/** Somebody tries to order a new piece. */
async function order(more: { language?: string; item?: object } = {}) {
  made += 1;
  const sku = `E-${made}`;
  await shop.fill([{ draft: aPiece({ sku }), publishedAt: testNow }]);
  const id = await shop.idOf(sku);
  return shop.app.inject({
    method: 'POST',
    url: '/api/initiate-payment',
    payload: payload([bought(id, more.item)], 915),
    headers: { 'content-language': more.language ?? 'de' },
  });
}

const page = async (path: string) => (await shop.app.inject(path)).body;
const closedNotice = 'Wir öffnen bald: ansehen ja, bestellen noch nicht.';
const conditionsOf = async (owner: StaffBrowser) =>
  (await owner.call('GET', '/opening'))
    .json<{ missing: { condition: string }[] }>()
    .missing.map(({ condition }) => condition);

test('from the first start to the first order, and never closed again', async () => {
  shop = await openTestShop(forStrangers);
  const refused = await order();
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    {
      code: 'shop-closed',
      message:
        'Wir haben noch nicht eröffnet und nehmen noch keine Bestellungen an. Ihr Warenkorb bleibt erhalten.',
    },
  ]);
  expect((await order({ language: 'en' })).json<{ message: string }>().message).toBe(
    'We have not opened yet and are not taking orders. Your basket is kept.',
  );
  expect((await order({ item: { isRent: true, rentOption: '1 Woche' } })).statusCode).toBe(409);
  expect((await page('/')).split('<div id="root">')[0]).toContain(closedNotice);
  expect(await page('/en')).toContain('Opening soon');

  const owner = await firstOwner(shop);
  expect(await conditionsOf(owner)).toEqual(['bank-account', 'company', 'second-factor']);
  await setUpSecondFactor(owner, testNow);
  for (const role of ['office', 'content', 'read-only'] as const) {
    const other = await staffWithRole(shop, owner, role);
    expect((await other.call('GET', '/opening')).statusCode).toBe(403);
    expect((await other.call('POST', '/opening', {})).statusCode).toBe(403);
    if (role === 'office') {
      expect(await conditionsOf(owner)).toEqual(['bank-account', 'company', 'second-factor']);
      await setUpSecondFactor(other, testNow);
      expect((await other.call('GET', '/opening')).statusCode).toBe(403);
    }
  }
  expect((await owner.call('GET', '/opening')).json()).toMatchObject({ state: 'closed', openedAt: null });
  expect(await conditionsOf(owner)).toEqual(['bank-account', 'company']);
  const tooEarly = await owner.call('POST', '/opening', {});
  expect([tooEarly.statusCode, tooEarly.json<{ code: string }>().code]).toEqual([409, 'shop-unfinished']);

  const saved = await shop.shop.content.saveCompanyData(ownCompany, testActor);
  expect(saved.ok).toBe(true);
  expect(await conditionsOf(owner)).toEqual([]);
  // Complete is not yet open: that is the owner's decision.
  expect((await order()).statusCode).toBe(409);

  const opened = await owner.call('POST', '/opening', {});
  expect([opened.statusCode, opened.json()]).toEqual([
    200,
    { state: 'open', openedAt: testNow.toISOString(), missing: [], hasEnglishWords: true },
  ]);
  expect((await order()).statusCode).toBe(200);
  await expect.poll(() => page('/')).not.toContain(closedNotice);
  expect((await owner.call('POST', '/opening', {})).json<{ code: string }>().code).toBe('shop-not-closed');
  const log = (await owner.call('GET', '/audit?entity=opening')).json<{ items: { action: string }[] }>();
  expect(log.items.map(({ action }) => action)).toEqual(['open']);

  await shop.shop.content.saveCompanyData({ ...ownCompany, vatId: dummyCompany.vatId }, testActor);
  expect((await owner.call('GET', '/opening')).json()).toMatchObject({
    state: 'open',
    missing: [{ condition: 'company', names: ['vatId'] }],
  });
  expect((await order()).statusCode).toBe(200);
  expect(await page('/')).not.toContain(closedNotice);
});

test('without a mail server it cannot be opened', async () => {
  shop = await openTestShop({ SANDBOX: '0' });
  await shop.shop.content.saveCompanyData(ownCompany, testActor);
  const owner = await firstOwner(shop);
  await setUpSecondFactor(owner, testNow);
  expect(await conditionsOf(owner)).toEqual(['mail-server']);
  expect((await owner.call('POST', '/opening', {})).statusCode).toBe(409);
});

test.each([
  ['the stand-in, asked for by name', { SANDBOX: '1' }],
  [
    'test keys of a provider',
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  ],
])(
  'with %s a public shop is on trial: it takes orders, says so, and cannot be opened',
  async (_, settings) => {
    shop = await openTestShop({ ...forStrangers, SANDBOX: '', ...settings });
    await shop.shop.content.saveCompanyData(ownCompany, testActor);
    expect((await order()).statusCode).toBe(200);
    expect(await page('/')).toContain('Probebetrieb: Es wird nichts geliefert');
    expect(await page('/en/checkout')).toContain('Trial run: nothing is delivered');
    const owner = await firstOwner(shop);
    await setUpSecondFactor(owner, testNow);
    expect((await owner.call('GET', '/opening')).json()).toMatchObject({
      state: 'trial',
      missing: [{ condition: 'real-payments' }],
    });
    expect((await owner.call('POST', '/opening', {})).statusCode).toBe(409);
  },
);

test('a shop of this machine takes orders without being opened, and says nothing', async () => {
  shop = await openTestShop({ PUBLIC_URL: 'http://localhost:3000' });
  expect((await order()).statusCode).toBe(200);
  expect((await page('/')).split('<div id="root">')[0]).not.toContain('<aside');
  const owner = await firstOwner(shop);
  expect((await owner.call('GET', '/opening')).json()).toMatchObject({ state: 'local' });
});
