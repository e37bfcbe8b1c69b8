import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { aCustomer, anotherDevice, mailsTo, password, tokenIn } from './an-account.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setNow(testNow);
  await sql`delete from login_attempts`.execute(queries(shop.shop.db));
});

interface Answer {
  readonly statusCode: number;
  json<T>(): T;
}
const codeOf = (answer: Answer) => [answer.statusCode, answer.json<{ code?: string }>().code];
const fieldsOf = (answer: Answer) =>
  answer.json<{ issues?: { field: string }[] }>().issues?.map(({ field }) => field) ?? [];
const pass = (hours: number) => shop.setNow(new Date(testNow.getTime() + hours * 3_600_000));

const home = {
  firstName: 'Ada',
  lastName: 'Beispiel',
  company: '',
  street: 'Rigaer Straße 1',
  apartment: '',
  postalCode: '10247',
  city: 'Berlin',
  country: 'DE',
};

describe('the profile', () => {
  test('suggests how the name divides, and keeps what is entered', async () => {
    const ada = await aCustomer(shop);
    expect((await ada.ask('GET', '/account/profile')).json()).toMatchObject({
      firstName: 'Ada',
      lastName: 'Beispiel',
      salutation: null,
      birthDate: null,
      emailConfirmed: false,
    });
    const changed = {
      salutation: 'frau',
      firstName: 'Ada Maria',
      lastName: 'von Beispiel',
      phone: '030 1',
      birthDate: '1987-03-21',
    };
    expect((await ada.ask('PUT', '/account/profile', changed)).statusCode).toBe(200);
    expect((await ada.ask('GET', '/account/profile')).json()).toMatchObject({
      name: 'Ada Maria von Beispiel',
      email_address: ada.email,
      phone_number: '030 1',
      salutation: 'frau',
      birthDate: '1987-03-21',
    });
    const tooOld = await ada.ask('PUT', '/account/profile', { ...changed, birthDate: '1899-01-01' });
    expect(tooOld.json<{ issues: { message: string }[] }>().issues[0]?.message).toContain(
      'von 16 bis 120 Jahren',
    );
    const without = { ...changed, salutation: '', birthDate: '' };
    expect((await ada.ask('PUT', '/account/profile', without)).json()).toMatchObject({
      salutation: null,
      birthDate: null,
    });
    // Two tabs, each of which knows only its own change.
    await ada.ask('PUT', '/account/profile', { phone: '030 2312501', birthDate: '1987-03-21' });
    expect((await ada.ask('PUT', '/account/profile', { lastName: 'Muster' })).json()).toMatchObject({
      name: 'Ada Maria Muster',
      phone_number: '+49 30 2312501',
      birthDate: '1987-03-21',
    });
  });

  test.each([
    [{ firstName: ' ' }, ['firstName']],
    [{ lastName: 'a\u0007' }, ['lastName']],
    [{ birthDate: '2025-01-01' }, ['birthDate']],
    [{ birthDate: '31.12.1980' }, ['birthDate']],
    [{ salutation: 'Prinzessin' }, ['salutation']],
    [{ phone: 'xyz' }, ['phone']],
  ])('refuses %j and names the field', async (wrong, fields) => {
    const ada = await aCustomer(shop);
    const right = { salutation: null, firstName: 'Ada', lastName: 'B', phone: '1', birthDate: null };
    const answer = await ada.ask('PUT', '/account/profile', { ...right, ...wrong });
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, fields]);
  });
});

describe('addresses', () => {
  test('are kept, each once; one is suggested for deliveries and one for invoices', async () => {
    const ada = await aCustomer(shop);
    const first = (await ada.ask('POST', '/account/addresses', home)).json<{ id: string }>();
    expect(first).toMatchObject({ isDelivery: true, isBilling: true });
    const office = { ...home, company: 'Muster KG', isDelivery: true };
    shop.setNow(new Date(testNow.getTime() + 60_000));
    const second = (await ada.ask('POST', '/account/addresses', office)).json<{ id: string }>();
    const listed = async () =>
      (await ada.ask('GET', '/account/addresses')).json<{
        addresses: { id: string; isDelivery: boolean; isBilling: boolean; city: string }[];
      }>().addresses;
    // Sent once more because no answer came, it is the same one.
    const again = await ada.ask('POST', '/account/addresses', { ...office, isDelivery: false });
    expect(again.json()).toMatchObject({ id: second.id, isDelivery: true, isBilling: false });
    expect((await listed()).map(({ id, isDelivery, isBilling }) => [id, isDelivery, isBilling])).toEqual([
      [first.id, false, true],
      [second.id, true, false],
    ]);
    await ada.ask('PUT', `/account/addresses/${first.id}`, { ...home, city: 'Potsdam', isDelivery: true });
    expect(await listed()).toMatchObject([
      { id: first.id, city: 'Potsdam', isDelivery: true },
      { id: second.id, isDelivery: false },
    ]);
    expect((await ada.ask('DELETE', `/account/addresses/${first.id}`)).statusCode).toBe(200);
    expect(codeOf(await ada.ask('DELETE', `/account/addresses/${first.id}`))).toEqual([
      404,
      'address-not-found',
    ]);
    expect((await listed()).map(({ id }) => id)).toEqual([second.id]);
  });

  test('may be a post-office box for invoices, but not for deliveries', async () => {
    const ada = await aCustomer(shop);
    const box = { ...home, street: 'Postfach 10 12 34' };
    const save = (more: object) => ada.ask('POST', '/account/addresses', { ...box, ...more });
    expect((await save({})).json()).toMatchObject({ isDelivery: false, isBilling: true });
    expect(fieldsOf(await save({ isDelivery: true }))).toEqual(['street']);
    const beside = { street: home.street, apartment: 'Packstation 12', isDelivery: true };
    expect(fieldsOf(await save(beside))).toEqual(['apartment']);
  });

  test('are at most 20, and wrong ones are refused with their fields', async () => {
    const ada = await aCustomer(shop);
    const wrong = await ada.ask('POST', '/account/addresses', { ...home, street: '', country: 'US' });
    expect([wrong.statusCode, fieldsOf(wrong)]).toEqual([400, ['street', 'country']]);
    const digits = await ada.ask('POST', '/account/addresses', { ...home, lastName: '123', city: '12' });
    expect([digits.statusCode, fieldsOf(digits)]).toEqual([400, ['lastName', 'city']]);
    for (const [country, postalCode] of [
      ['DE', '1'],
      ['AT', '10245'],
    ]) {
      const nowhere = await ada.ask('POST', '/account/addresses', { ...home, country, postalCode });
      expect([nowhere.statusCode, fieldsOf(nowhere)]).toEqual([400, ['postalCode']]);
    }
    for (let flat = 1; flat <= 20; flat += 1)
      await ada.ask('POST', '/account/addresses', { ...home, apartment: `${flat}` });
    expect(codeOf(await ada.ask('POST', '/account/addresses', home))).toEqual([409, 'too-many-addresses']);
  });
});

describe('another password', () => {
  test('logs out everywhere but here, and its owner is told', async () => {
    const ada = await aCustomer(shop);
    const phone = await anotherDevice(shop, ada);
    const newPassword = 'Neun neue Nägel';
    expect((await ada.ask('POST', '/account/password', { password, newPassword })).statusCode).toBe(200);
    expect((await ada.ask('GET', '/account/profile')).statusCode).toBe(200);
    expect((await phone.ask('GET', '/account/profile')).statusCode).toBe(401);
    expect((await mailsTo(shop, ada.email))[0]?.subject).toBe('Ihr Passwort wurde geändert');
  });

  test('needs the present one, and must be good', async () => {
    const ada = await aCustomer(shop);
    const wrong = await ada.ask('POST', '/account/password', {
      password: 'falsch',
      newPassword: 'Neun neue Nägel',
    });
    expect([...codeOf(wrong), ...fieldsOf(wrong)]).toEqual([403, 'password-wrong', 'password']);
    const same = await ada.ask('POST', '/account/password', { password, newPassword: `${password} ` });
    expect(same.json()).toMatchObject({
      code: 'password-refused',
      issues: [
        {
          field: 'newPassword',
          message: 'Das ist Ihr jetziges Passwort. Bitte wählen Sie ein anderes',
        },
      ],
    });
    const weak = await ada.ask('POST', '/account/password', { password, newPassword: 'password1' });
    expect([...codeOf(weak), ...fieldsOf(weak)]).toEqual([400, 'password-refused', 'newPassword']);
  });

  test.each([
    ['/account/password', { newPassword: 'Neun neue Nägel' }],
    ['/account/email', { email: 'neu@example.org' }],
    ['/account/deletion', {}],
  ] as const)('%s cannot be reached by guessing the present one in a session', async (path, more) => {
    const ada = await aCustomer(shop);
    for (let count = 0; count < 8; count += 1) await ada.ask('POST', path, { password: 'geraten', ...more });
    expect(codeOf(await ada.ask('POST', path, { password, ...more }))).toEqual([429, 'too-many-logins']);
  });
});

describe('another address', () => {
  test('is the account’s when its link is followed, once; the old one is told', async () => {
    const ada = await aCustomer(shop);
    const email = `neu-${ada.email}`;
    expect((await ada.ask('POST', '/account/email', { email, password })).statusCode).toBe(200);
    expect((await ada.ask('GET', '/account/profile')).json()).toMatchObject({ email_address: ada.email });
    const token = tokenIn((await mailsTo(shop, email))[0]);
    const follow = () =>
      shop.app.inject({ method: 'POST', url: '/api/account/email/confirm', payload: { token, password } });
    expect((await follow()).json()).toMatchObject({ email_address: email });
    expect(codeOf(await follow())).toEqual([410, 'email-confirmed-already']);
    expect((await ada.ask('GET', '/account/profile')).json()).toMatchObject({
      email_address: email,
      emailConfirmed: true,
    });
    expect((await mailsTo(shop, ada.email))[0]?.subject).toBe('Ihr Konto hat eine neue E-Mail-Adresse');
    const login = (address: string) =>
      shop.app.inject({ method: 'POST', url: '/api/login', payload: { email: address, password } });
    expect([(await login(ada.email)).statusCode, (await login(email)).statusCode]).toEqual([401, 200]);
  });

  test('has 24 hours, and is nobody else’s, also not by then', async () => {
    const [ada, eve] = [await aCustomer(shop), await aCustomer(shop)];
    expect(codeOf(await ada.ask('POST', '/account/email', { email: eve.email, password }))).toEqual([
      409,
      'email-taken',
    ]);
    const email = `spaeter-${ada.email}`;
    await ada.ask('POST', '/account/email', { email, password });
    const token = tokenIn((await mailsTo(shop, email))[0]);
    const follow = () =>
      shop.app.inject({ method: 'POST', url: '/api/account/email/confirm', payload: { token, password } });
    pass(24);
    expect(codeOf(await follow())).toEqual([410, 'mail-link-expired']);
    shop.setNow(testNow);
    const signup = { name: 'Eve', email, phone: '1', password };
    await shop.app.inject({ method: 'POST', url: '/api/signup', payload: signup });
    expect(codeOf(await follow())).toEqual([409, 'email-taken']);
  });

  test('is asked for five times a day at most', async () => {
    const ada = await aCustomer(shop);
    const ask = () => ada.ask('POST', '/account/email/confirmation');
    // The first was asked for by the registration.
    for (let time = 1; time < 5; time += 1) expect((await ask()).statusCode).toBe(200);
    expect(codeOf(await ask())).toEqual([429, 'too-many-requests']);
  });
});
