import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { viesRegister, type VatIdRegister } from '../../src/modules/vat-ids/index.ts';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';

const table = { draft: aPiece({ sku: 'A-1', taxScheme: 'standard' }), publishedAt: testNow };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.fill([table]);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

/** What a table for 890 € costs in Vienna, with this VAT ID. */
async function price(vatId: string, of = shop) {
  const answer = await of.app.inject({
    method: 'POST',
    url: '/api/checkout-price',
    payload: {
      order_items: [{ product_item_id: await of.idOf('A-1'), qty: 1, isRent: false }],
      deliveryOption: 'shipment',
      country: 'AT',
      postalCode: '1010',
      customerKind: 'business',
      vatId,
    },
  });
  const { statusCode } = answer;
  const { vatId: state, lines } = answer.json<{
    readonly vatId?: string | null;
    readonly lines?: readonly { readonly total: number; readonly exemption: string | null }[];
  }>();
  return { statusCode, state, total: lines?.[0]?.total, exemption: lines?.[0]?.exemption };
}
const withVat = { statusCode: 200, total: 890, exemption: null };
const standIn = (): VatIdRegister =>
  viesRegister('sandbox', () => `${shop.shop.sandbox?.address()}/vies`, {
    timeoutMs: 400,
    patienceMs: 5_000,
    pausesMs: [],
  });

describe('a VAT ID that is typed at the checkout', () => {
  test.each([
    ['is confirmed', 'AT U12345678', { state: 'confirmed', total: 747.9, exemption: 'intra-community' }],
    ['is not known', 'ATU12345200', { ...withVat, state: 'refused' }],
    [
      'of Northern Ireland is asked for like a member state’s',
      'XI123456200',
      { ...withVat, state: 'refused' },
    ],
    ['cannot be asked for now', 'ATU12345400', { ...withVat, state: 'unknown' }],
    ['is German, and not asked for', 'DE123456789', { ...withVat, state: null }],
    ['is of a country outside the EU, and not asked for', 'GB123456789', { ...withVat, state: null }],
    ['has no form of one, and is not asked for', 'AT12345678', { ...withVat, state: null }],
  ])('%s', async (_, vatId, expected) => {
    expect(await price(vatId)).toMatchObject(expected);
  });

  test('is asked for sixty times in ten minutes from one place', async () => {
    const limited = await openTestShop({ RATE_LIMITS: 'on' });
    try {
      await limited.fill([table]);
      const statuses: number[] = [];
      for (let times = 0; times < 61; times += 1)
        statuses.push((await price('DE123456789', limited)).statusCode);
      expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
    } finally {
      await limited.close();
    }
  });

  test('stays unknown where no register is set', async () => {
    const without = await openTestShop({ VAT_ID_REGISTER: 'off' });
    try {
      await without.fill([table]);
      expect(await price('ATU12345678', without)).toEqual({ ...withVat, state: 'unknown' });
    } finally {
      await without.close();
    }
  });
});

describe('the stand-in for VIES', () => {
  const valid = { ok: true, value: { isValid: true, number: expect.stringMatching(/^TEST[0-9A-F]{12}$/) } };
  const invalid = { ok: true, value: { isValid: false } };
  const failed = (code: string) => ({ ok: false, error: { code } });

  test.each([
    ['100', valid],
    ['200', invalid],
    ['201', invalid],
    ['202', failed('register-refuses')],
    ['300', failed('register-down')],
    ['301', failed('member-state-down')],
    ['302', failed('member-state-down')],
    ['400', failed('register-refuses')],
    ['401', failed('register-refuses')],
    ['500', failed('register-busy')],
    ['501', failed('register-busy')],
    ['600', failed('register-busy')],
    ['601', failed('register-busy')],
    ['900', failed('register-down')],
    ['901', failed('register-down')],
    ['902', failed('register-unreadable')],
    ['903', failed('register-unreadable')],
    ['678', valid],
  ])('ends a number with %s', async (end, expected) => {
    expect(await standIn().ask(`ATU12345${end}`, 'DE123456789')).toMatchObject(expected);
  });

  test.each([
    ['FR', '12123456100', valid],
    ['IE', '1234100FA', valid],
    ['NL', '012345671B00', valid],
    ['ES', 'X1234200X', invalid],
    ['XI', 'GD200', invalid],
  ] as const)('leaves letters apart: %s%s', async (state, number, expected) => {
    expect(await standIn().ask(`${state}${number}`, 'DE123456789')).toMatchObject(expected);
  });

  test('numbers no consultation of nobody', async () => {
    const answer = await fetch(`${shop.shop.sandbox?.address()}/vies/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ countryCode: 'AT', vatNumber: 'U12345678' }),
    });
    expect(await answer.json()).toMatchObject({ valid: true, requestIdentifier: '' });
  });
});
