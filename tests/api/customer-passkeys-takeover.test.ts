import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPasskey } from './a-passkey.ts';
import { aCustomer, anotherDevice, mailsTo, password, tokenIn, type TestCustomer } from './an-account.ts';
import { codeOf, customerPasskeyCalls, refused } from './customer-passkey-calls.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' });
});
afterAll(() => shop.close());
beforeEach(() => pass(0));

const newPassword = 'Neun neue Nägel';
const { pass, post, begin, finish, add, confirmAddress, asked, show, logIn, listOf, eventsOf } =
  customerPasskeyCalls(() => shop);
const resetToken = async ({ email }: TestCustomer) => {
  await post('/forgot-password', { email });
  return tokenIn((await mailsTo(shop, email)).find(({ subject }) => subject === 'Neues Passwort festlegen'));
};

test('nobody’s passkey waits because strangers guess the password', async () => {
  const ada = await aCustomer(shop);
  const key = await add(ada);
  const logInHere = (from: string, typed: string) =>
    post('/login', { email: ada.email, password: typed }, {}, from);
  for (let time = 0; time < 61; time += 1) await logInHere(`203.0.113.${time}`, 'falsch geraten');
  expect((await logInHere('192.0.2.1', password)).statusCode).toBe(429);
  expect((await logIn(key)).statusCode).toBe(200);
  // From there the password may be tried again, too.
  expect((await logInHere('192.0.2.1', password)).statusCode).toBe(200);
});

describe('somebody who was in a stranger’s account', () => {
  test('is kept out by the link that stops a change of address', async () => {
    const ada = await aCustomer(shop);
    const eve = await anotherDevice(shop, ada);
    const key = await add(eve);
    await eve.ask('POST', '/account/email', { email: `boese-${ada.email}`, password });
    const stop = (await mailsTo(shop, ada.email)).find(({ subject }) => subject.includes('soll eine andere'));
    const ready = await asked();
    expect((await post('/account/email/refuse', { token: tokenIn(stop) })).json()).toEqual({ locked: true });
    expect(codeOf(await show(key, ready))).toEqual(refused);
  });

  test('is kept out by a new password and „alle Passkeys entfernen“', async () => {
    const ada = await aCustomer(shop);
    const key = await add(await anotherDevice(shop, ada));
    const reset = { token: await resetToken(ada), password: newPassword, removePasskeys: true };
    expect((await post('/reset-password', reset)).json()).toEqual({
      message: 'Ihr neues Passwort gilt ab sofort. Bitte melden Sie sich an.',
    });
    expect(codeOf(await logIn(key))).toEqual(refused);
    expect(await eventsOf(ada)).toMatchObject({ 'passkey-removed': 1 });
  });

  test('adds no passkey with what was begun before everybody was logged out', async () => {
    const ada = await aCustomer(shop);
    const eve = await anotherDevice(shop, ada);
    const options = await begin(eve);
    const token = await resetToken(ada);
    const { db } = shop.shop;
    const transaction = db.transaction.bind(db);
    // The call is let in, and then the owner is faster.
    const spy = vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
      expect((await post('/reset-password', { token, password: newPassword })).statusCode).toBe(200);
      return transaction(work);
    });
    expect(codeOf(await finish(eve, options, aPasskey()))).toEqual([401, 'session-over']);
    spy.mockRestore();
  });
});

test('a passkey of a stranger who opened an account with Ada’s address goes when Ada sets a password', async () => {
  const opened = await aCustomer(shop);
  const key = await add(opened);
  const reset = await post('/reset-password', { token: await resetToken(opened), password: newPassword });
  expect(reset.statusCode).toBe(200);
  expect(codeOf(await logIn(key))).toEqual(refused);
});

describe('the name of a passkey', () => {
  const phishing = '1000 € Gutschein: https://evil.example/wmk jetzt einlösen';
  const remove = async (who: TestCustomer) => {
    const [key] = await listOf(who);
    const gone = await who.ask('POST', `/account/passkeys/${key?.id ?? ''}/removal`, { password });
    expect(gone.statusCode, gone.body).toBe(200);
  };
  const written = async ({ email }: TestCustomer) => JSON.stringify(await mailsTo(shop, email));

  test('is not mailed to an address that nobody has confirmed', async () => {
    const eve = await aCustomer(shop, 'Eve');
    await add(eve, aPasskey(), phishing);
    await eve.ask('POST', '/account/password', { password, newPassword });
    await eve.ask('POST', '/account/password', { password: newPassword, newPassword: password });
    await remove(eve);
    expect((await mailsTo(shop, eve.email)).map(({ subject }) => subject)).toEqual([
      'Ein Passkey Ihres Kontos wurde entfernt',
      'Ihr Passwort wurde geändert',
      'Ihr Passwort wurde geändert',
      'Ihr Konto hat einen neuen Passkey',
      'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    ]);
    expect(await written(eve)).not.toMatch(/Gutschein|evil/);
    // Nor are more than five of these mails sent in a day, beside the one that asks to confirm the address.
    for (let time = 0; time < 3; time += 1) {
      await add(eve);
      await remove(eve);
    }
    expect(await mailsTo(shop, eve.email)).toHaveLength(6);
  });

  test('becomes no link in mails to a confirmed one', async () => {
    const ada = await aCustomer(shop);
    await confirmAddress(ada);
    await add(ada, aPasskey(), phishing);
    await ada.ask('POST', '/account/password', { password, newPassword });
    await ada.ask('POST', '/account/password', { password: newPassword, newPassword: password });
    await remove(ada);
    const all = await written(ada);
    expect(all.match(/https:\u2060\/\/evil\u2060\.example/g)).toHaveLength(4);
    expect(all).not.toContain('evil.example');
  });
});

test('a customer who has merely forgotten the password keeps the passkeys, and is asked to look at them', async () => {
  const ada = await aCustomer(shop);
  await confirmAddress(ada);
  const key = await add(ada, aPasskey(), 'Adas Handy');
  const reset = await post('/reset-password', { token: await resetToken(ada), password: newPassword });
  expect(reset.json<{ message: string }>().message).toContain('ob Sie alle Passkeys kennen');
  const [mail] = await mailsTo(shop, ada.email);
  expect(mail?.subject).toBe('Ihr Passwort wurde geändert');
  expect(JSON.stringify(mail)).toContain('„Adas Handy“');
  expect((await logIn(key)).statusCode).toBe(200);
});
