import { afterEach, expect, test, vi } from 'vitest';
import type { PaymentSettings } from '../platform/config/payment-settings.ts';
import { paymentProviders, refuseDummies } from './payment-providers.ts';
import { dummyCompany } from '../modules/content/index.ts';

afterEach(() => vi.unstubAllGlobals());

const paypal = { clientId: 'id', clientSecret: 'secret', webhookId: 'w', merchantId: null } as const;
const settings = (environment: 'sandbox' | 'live'): PaymentSettings => ({
  stripe: { secretKey: 'sk_live_1', publishableKey: 'pk_live_1', webhookSecret: 'whsec_1' },
  takesKlarna: true,
  paypal: { ...paypal, environment },
  sandbox: false,
  isTrial: false,
  live: true,
});
const payment = { id: '6f1c7a52-51c6-4c1e-9f0c-2f4d6e1c8a11', openedAt: new Date('2026-06-15T10:00:00Z') };
const request = {
  reference: 'an order',
  amountCents: 1_000,
  label: 'Bestellung 1000',
  number: 'WMK-1',
  goods: { lines: [], shippingCents: 0, shippingLabel: 'Versand', shipTo: null },
  email: 'kundin@example.org',
  language: 'de' as const,
  returns: { paid: 'https://wmk.example/success', cancelled: 'https://wmk.example/cancel' },
};

/** The address to which the provider sends the shopper. */
async function sentTo(name: 'paypal' | 'stripe', address: string, environment: 'sandbox' | 'live' = 'live') {
  const order = {
    id: 'ORDER',
    status: 'PAYER_ACTION_REQUIRED',
    purchase_units: [{ amount: { currency_code: 'EUR', value: '10.00' } }],
    links: [{ rel: 'payer-action', href: address }],
  };
  const session = {
    object: 'checkout.session',
    livemode: false,
    id: 'cs_1',
    status: 'open',
    amount_total: 1_000,
    currency: 'eur',
    url: address,
  };
  vi.stubGlobal('fetch', (input: string) => {
    const answer = input.includes('/v1/oauth2/token')
      ? { access_token: 'token', expires_in: 900 }
      : name === 'paypal'
        ? order
        : session;
    return Promise.resolve(
      new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }),
    );
  });
  const told: unknown[] = [];
  const error = (said: unknown) => void told.push(said);
  const providers = paymentProviders(settings(environment), null, 'https://wmk.example', { error });
  const kind = name === 'paypal' ? ('wallet' as const) : ('checkout' as const);
  const opened = await providers[name]?.open(payment, { ...request, kind });
  const looked = await providers[name]?.look({ kind, externalId: 'ORDER' });
  const addresses = [opened, looked].map((seen) => (seen?.ok === true ? seen.value.address : seen));
  return { addresses, told: told.length };
}

test.each([
  ['paypal', 'https://www.paypal.com/checkoutnow?token=ORDER', 'live'],
  ['paypal', 'https://www.sandbox.paypal.com/checkoutnow?token=ORDER', 'sandbox'],
  ['stripe', 'https://checkout.stripe.com/c/pay/cs_1#fragment', 'live'],
] as const)('%s sends shoppers to its own page', async (name, address, environment) => {
  expect(await sentTo(name, address, environment)).toEqual({ addresses: [address, address], told: 0 });
});

test.each([
  'http://www.paypal.com/checkoutnow?token=ORDER',
  'https://www.paypal.com.boese.example/checkoutnow',
  'https://www.paypal.com@boese.example/checkoutnow',
  'https://www.paypal.com:8443/checkoutnow',
  'https://www.sandbox.paypal.com/checkoutnow',
  'https://wmk.example/sandbox/paypal/checkoutnow',
  'javascript:alert(1)',
])('nobody is sent to %s, and we are told', async (address) => {
  expect(await sentTo('paypal', address)).toEqual({ addresses: [null, null], told: 2 });
  expect(await sentTo('stripe', address)).toEqual({ addresses: [null, null], told: 2 });
});

const own = {
  ...dummyCompany,
  firm: 'Möbel aus Berlin GmbH',
  street: 'Revaler Straße 1',
  email: 'hallo@moebel.example',
  phone: '030 1234567',
  vatId: 'DE123456789',
  registerNumber: 'HRB 1 B',
  bankAccount: { holder: 'Möbel aus Berlin GmbH', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
};

test('real money is refused in the name of a company that does not exist', () => {
  expect(() => refuseDummies({ live: true }, dummyCompany, dummyCompany)).toThrow(
    /bankAccount, firm, .*registerNumber/,
  );
  expect(() => refuseDummies({ live: true }, { ...own, vatId: dummyCompany.vatId }, dummyCompany)).toThrow(
    /still dummies: vatId$/,
  );
});

test('a real company may take it, and anybody may try without', () => {
  refuseDummies({ live: true }, own, dummyCompany);
  refuseDummies({ live: false }, dummyCompany, dummyCompany);
});
