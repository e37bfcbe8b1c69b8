import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
});
afterAll(() => shop.close());

interface Company {
  readonly version: string;
  readonly stores: readonly object[];
  readonly openingHours: readonly { days: string[]; opens: string; closes: string }[];
  readonly bankAccount: object;
}
const read = async () => (await owner.call('GET', '/company/company')).json<Company>();

test('all that is wrong with the company is said at once, by its form or by what it means', async () => {
  const before = await read();
  const refused = await owner.call('PATCH', '/company/company', {
    firm: '',
    email: 'kein',
    phone: 'abc',
    postalCode: '1',
    managingDirector: null,
    vatId: 'DE12',
    bankAccount: { ...before.bankAccount, iban: 'DE88 3704 0044 0532 0130 00', bic: 'nein' },
    openingHours: before.openingHours.map((hours) => ({ ...hours, opens: '19:00', closes: '10:00' })),
    stores: [],
    donationCategoryId: 'gone',
    version: before.version,
  });
  expect(refused.statusCode).toBe(400);
  const said = refused.json<{ issues: { field: string; message: string }[] }>().issues;
  expect(said.map(({ field }) => field)).toEqual(
    expect.arrayContaining([
      'firm',
      'email',
      'phone',
      'postalCode',
      'managingDirector',
      'vatId',
      'stores',
      'donationCategoryId',
      'bankAccount.iban',
      'bankAccount.bic',
      'openingHours.0.closes',
    ]),
  );
  for (const { message } of said) expect(message).toMatch(/ /);
  expect(await read()).toEqual(before);
});

test('a change without its version is refused, and a good one is saved', async () => {
  const { version } = await read();
  expect((await owner.call('PATCH', '/company/company', { firm: 'WMK Muster GmbH' })).json()).toMatchObject({
    issues: [{ field: 'version' }],
  });
  const saved = await owner.call('PATCH', '/company/company', { firm: 'WMK Muster GmbH', version });
  expect(saved.json()).toMatchObject({ firm: 'WMK Muster GmbH' });
});

test('what has one form is kept in it, however it was typed; e-mail addresses are shown as people write them', async () => {
  const { version } = await read();
  const typed = {
    vatId: 'de 123.456–789',
    email: 'Hallo@Möbel.example',
    phone: '030 – 23125\u2011001\ufe0e',
    version,
  };
  expect((await owner.call('PATCH', '/company/company', typed)).json()).toMatchObject({
    vatId: 'DE123456789',
    email: 'Hallo@möbel.example',
    phone: '030 - 23125-001',
  });
  const page = (await shop.app.inject('/impressum')).body;
  expect(page).toContain('>Hallo@möbel.example</a>');
  // Which mail programs read.
  expect(page).toContain('href="mailto:Hallo@xn--mbel-5qa.example"');
  expect(page).not.toContain('>Hallo@xn--');
});
