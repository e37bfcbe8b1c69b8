import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { viesRegister, type VatIdRegister } from '../../src/modules/vat-ids/index.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

const check = (vatId: unknown, of = shop) =>
  of.app.inject({ method: 'POST', url: '/api/vat-ids/check', payload: { vatId } });
const standIn = (): VatIdRegister =>
  viesRegister('sandbox', () => `${shop.shop.sandbox?.address()}/vies`, {
    ...{ timeoutMs: 400, patienceMs: 5_000, pausesMs: [] },
  });

describe('a VAT ID that is typed at the checkout', () => {
  test.each([
    ['is confirmed', 'AT U12345678', { state: 'confirmed' }],
    ['is not known', 'ATU12345200', { state: 'refused' }],
    ['of Northern Ireland is asked for like a member state’s', 'XI123456200', { state: 'refused' }],
    ['cannot be asked for now', 'ATU12345400', { state: 'unknown' }],
    ['is German, and not asked for', 'DE123456789', { state: 'not-asked' }],
    ['is of a country outside the EU, and not asked for', 'GB123456789', { state: 'not-asked' }],
  ])('%s', async (_, vatId, expected) => {
    const answer = await check(vatId);
    expect(answer.statusCode).toBe(200);
    // Nothing else: not whose it is.
    expect(answer.json()).toEqual(expected);
  });

  test.each([['AT12345678'], [''], ['ATU12345678\nBcc: x'], ['U'.repeat(5_000)], [12_345_678], [null]])(
    'has no form of one: %j',
    async (vatId) => {
      const answer = await check(vatId);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ issues: [{ field: 'vatId' }] });
    },
  );

  test('is asked for twenty times in ten minutes from one place', async () => {
    const limited = await openTestShop({ RATE_LIMITS: 'on' });
    try {
      const statuses: number[] = [];
      for (let times = 0; times < 21; times += 1)
        statuses.push((await check('DE123456789', limited)).statusCode);
      expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    } finally {
      await limited.close();
    }
  });

  test('stays unknown where no register is set', async () => {
    const without = await openTestShop({ VAT_ID_REGISTER: 'off' });
    try {
      expect((await check('ATU12345678', without)).json()).toEqual({ state: 'unknown' });
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
