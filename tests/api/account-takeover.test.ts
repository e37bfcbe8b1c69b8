import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { hashOf } from '../../src/platform/secrets/secrets.ts';
import { aCustomer, anOrder, anotherDevice, mailsTo, password, tokenIn } from './an-account.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';

// Each test is an attack, request by request. Eve has a mailbox of her own and a browser; Ada has hers.
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setNow(testNow);
  await sql`delete from outbox`.execute(queries(shop.shop.db));
});

interface Answer {
  readonly statusCode: number;
  json<T>(): T;
}
const codeOf = (answer: Answer) => [answer.statusCode, answer.json<{ code?: string }>().code];
const post = (path: string, payload: object) =>
  shop.app.inject({ method: 'POST', url: `/api${path}`, payload });
const mailedToken = async (address: string, subject: RegExp) =>
  tokenIn((await mailsTo(shop, address)).find((mail) => subject.test(mail.subject)));
const newPassword = 'Neun neue Nägel';

async function resetPassword(email: string): Promise<Answer> {
  await post('/forgot-password', { email });
  const mail = (await mailsTo(shop, email)).find(({ subject }) => subject === 'Neues Passwort festlegen');
  const token = /token=([\w-]+)/.exec(JSON.stringify(mail))?.[1];
  return post('/reset-password', { token, password: newPassword });
}

describe('a link to another address, asked for by Eve', () => {
  const eves = 'eve@boese.example';

  test('does not move the account any more once Ada has set a password by mail', async () => {
    const opened = await aCustomer(shop);
    await opened.ask('POST', '/account/email', { email: eves, password });
    const token = await mailedToken(eves, /neue E-Mail-Adresse/);
    expect((await resetPassword(opened.email)).statusCode).toBe(200);
    expect(codeOf(await post('/account/email/confirm', { token, password }))).toEqual([
      410,
      'mail-link-expired',
    ]);
    expect((await post('/login', { email: opened.email, password: newPassword })).statusCode).toBe(200);
  });

  test('nor once Ada has changed the password in the account', async () => {
    const ada = await aCustomer(shop);
    const eve = await anotherDevice(shop, ada);
    await eve.ask('POST', '/account/email', { email: eves, password });
    const token = await mailedToken(eves, /neue E-Mail-Adresse/);
    await ada.ask('POST', '/account/password', { password, newPassword });
    expect(codeOf(await ada.ask('POST', '/account/email/confirm', { token }))).toEqual([
      410,
      'mail-link-expired',
    ]);
  });

  test('opens nothing without the account’s session or password', async () => {
    const [ada, other] = [await aCustomer(shop), await aCustomer(shop)];
    const email = `neu-${ada.email}`;
    await ada.ask('POST', '/account/email', { email, password });
    const token = await mailedToken(email, /neue E-Mail-Adresse/);
    const needsPassword = [403, 'link-needs-password'];
    expect(codeOf(await post('/account/email/confirm', { token }))).toEqual(needsPassword);
    expect(codeOf(await other.ask('POST', '/account/email/confirm', { token }))).toEqual(needsPassword);
    const wrong = await post('/account/email/confirm', { token, password: 'geraten' });
    expect(codeOf(wrong)).toEqual([403, 'password-wrong']);
    const right = await post('/account/email/confirm', { token, password });
    expect(right.json()).toMatchObject({ email_address: email });
  });

  test('is told to Ada at once, who stops it, and Eve is out', async () => {
    const ada = await aCustomer(shop);
    const eve = await anotherDevice(shop, ada);
    await eve.ask('POST', '/account/email', { email: eves, password });
    const token = await mailedToken(eves, /neue E-Mail-Adresse/);
    const stop = await mailedToken(ada.email, /soll eine andere E-Mail-Adresse bekommen/);
    expect((await post('/account/email/refuse', { token: stop })).json()).toEqual({ locked: true });
    expect((await eve.ask('GET', '/account/profile')).statusCode).toBe(401);
    expect(codeOf(await post('/account/email/confirm', { token, password }))).toEqual([
      410,
      'mail-link-expired',
    ]);
    expect((await post('/login', { email: ada.email, password })).statusCode).toBe(401);
    expect((await resetPassword(ada.email)).statusCode).toBe(200);
    expect((await post('/login', { email: ada.email, password: newPassword })).statusCode).toBe(200);
  });

  test('is undone by Ada although Eve has confirmed it, changed the password and taken the old address', async () => {
    const ada = await aCustomer(shop);
    const eve = await anotherDevice(shop, ada);
    const eveNow = `eve-${ada.email}`;
    await eve.ask('POST', '/account/email', { email: eveNow, password });
    const stop = await mailedToken(ada.email, /soll eine andere E-Mail-Adresse bekommen/);
    const confirmed = await eve.ask('POST', '/account/email/confirm', {
      token: await mailedToken(eveNow, /neue E-Mail-Adresse/),
    });
    expect(confirmed.statusCode).toBe(200);
    expect((await eve.ask('POST', '/account/password', { password, newPassword })).statusCode).toBe(200);
    const squatted = { name: 'Eve', email: ada.email, phone: '030 1234567', password: 'Elf eiserne Eimer' };
    expect(codeOf(await post('/signup', squatted))).toEqual([409, 'email-taken']);
    expect((await post('/account/email/refuse', { token: stop })).json()).toEqual({ locked: true });
    expect((await eve.ask('GET', '/account/profile')).statusCode).toBe(401);
    expect((await post('/login', { email: eveNow, password: newPassword })).statusCode).toBe(401);
    expect((await resetPassword(ada.email)).statusCode).toBe(200);
    expect((await post('/login', { email: ada.email, password: newPassword })).statusCode).toBe(200);
  });

  test('stops nothing but itself where the account is not yet at the address it was mailed to', async () => {
    const eve = await aCustomer(shop);
    const victims = `fremd-${eve.email}`;
    await eve.ask('POST', '/account/email', { email: victims, password });
    const token = await mailedToken(victims, /neue E-Mail-Adresse/);
    expect((await post('/account/email/refuse', { token })).json()).toEqual({ locked: false });
    expect((await eve.ask('GET', '/account/profile')).statusCode).toBe(200);
    expect(codeOf(await eve.ask('POST', '/account/email/confirm', { token }))).toEqual([
      410,
      'mail-link-expired',
    ]);
  });
});

describe('a link to set a password', () => {
  const reset = async (email: string) => {
    await post('/forgot-password', { email });
    const mail = (await mailsTo(shop, email)).find(({ subject }) => subject === 'Neues Passwort festlegen');
    return /token=([\w-]+)/.exec(JSON.stringify(mail))?.[1];
  };

  test('is worthless once the password was changed in the account', async () => {
    const ada = await aCustomer(shop);
    const own = await mailedToken(ada.email, /bestätigen/);
    expect((await ada.ask('POST', '/account/email/confirm', { token: own })).statusCode).toBe(200);
    const token = await reset(ada.email);
    await ada.ask('POST', '/account/password', { password, newPassword });
    expect(codeOf(await post('/reset-password', { token, password }))).toEqual([410, 'mail-link-expired']);
  });

  test('is worthless in the mailbox that the account has left', async () => {
    const ada = await aCustomer(shop);
    const token = await reset(ada.email);
    const email = `neu-${ada.email}`;
    await ada.ask('POST', '/account/email', { email, password });
    await ada.ask('POST', '/account/email/confirm', {
      token: await mailedToken(email, /neue E-Mail-Adresse/),
    });
    expect(codeOf(await post('/reset-password', { token, password: newPassword }))).toEqual([
      410,
      'mail-link-expired',
    ]);
  });
});

describe('an account that Eve opened with Ada’s address', () => {
  test('is told to Ada at once, who may say that it was not she', async () => {
    const email = `eroeffnet-${Date.now()}@example.org`;
    await post('/signup', { name: 'Eve', email, phone: '030 1234567', password });
    const [mail, ...others] = await mailsTo(shop, email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Bitte bestätigen Sie Ihre E-Mail-Adresse');
    expect(JSON.stringify(mail)).toContain('„Das war ich nicht“');
    expect((await post('/account/email/refuse', { token: tokenIn(mail) })).json()).toEqual({ locked: true });
    expect((await post('/login', { email, password })).statusCode).toBe(401);
  });

  async function openedByEve() {
    const eve = await aCustomer(shop, 'Eve');
    await eve.ask('POST', '/account/email/confirmation');
    return { eve, token: await mailedToken(eve.email, /bestätigen/) };
  }

  test('does not show Ada’s orders when she presses the button of a genuine mail', async () => {
    const { eve, token } = await openedByEve();
    const guest = await anOrder(shop, null);
    await sql`
      update orders set email_key = ${hashOf(`email ${eve.email}`)} where number = ${Number(guest.number.slice(4))}
    `.execute(queries(shop.shop.db));
    expect(codeOf(await post('/account/email/confirm', { token }))).toEqual([403, 'link-needs-password']);
    const exported = await eve.ask('GET', '/account/export');
    expect(exported.statusCode).toBe(200);
    expect(exported.body).not.toContain(guest.number);
    // The same export contains it once the customer has proved that both are theirs.
    await post('/account/email/confirm', { token, password });
    expect((await eve.ask('GET', '/account/export')).body).toContain(guest.number);
  });

  test('is closed to Eve when Ada says that it was not her', async () => {
    const { eve, token } = await openedByEve();
    expect((await post('/account/email/refuse', { token })).json()).toEqual({ locked: true });
    expect((await eve.ask('GET', '/account/profile')).statusCode).toBe(401);
    const renewed = await shop.app.inject({
      method: 'POST',
      url: '/api/refresh-token',
      headers: { cookie: eve.cookie },
    });
    expect(renewed.statusCode).toBe(401);
    expect((await post('/login', { email: eve.email, password })).statusCode).toBe(401);
    expect(codeOf(await post('/account/email/refuse', { token }))).toEqual([410, 'mail-link-over']);
  });
});

describe('the mailbox of a stranger, under whose address Eve has opened an account', () => {
  const signUp = (email: string) => post('/signup', { name: 'Eve', email, phone: '030 1234567', password });
  const logInAgain = async (email: string, times: number) => {
    for (let time = 0; time < times; time += 1) {
      expect((await post('/login', { email, password })).statusCode).toBe(200);
    }
  };
  const loggedInAs = async (email: string) =>
    (await post('/login', { email, password })).json<{ token: string }>().token;
  const news = async (email: string) =>
    (await mailsTo(shop, email)).filter(({ subject }) => subject.startsWith('Neue Anmeldung'));

  test('gets five mails about 25 logins in new browsers, and five more on the next day', async () => {
    const { email } = await aCustomer(shop, 'Eve');
    await logInAgain(email, 25);
    const told = await news(email);
    expect(told).toHaveLength(5);
    expect(told.map((mail) => JSON.stringify(mail).includes('für heute unsere letzte'))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    shop.setNow(new Date(testNow.getTime() + 86_400_000));
    await logInAgain(email, 6);
    expect(await news(email)).toHaveLength(10);
    await shop.shop.customers.forgetLogins();
    const days = await sql`select distinct day from address_counts`.execute(queries(shop.shop.db));
    expect(days.rows).toHaveLength(1);
  });

  test('counts logins and changes of the password together, until the address is confirmed', async () => {
    const eve = await aCustomer(shop, 'Eve');
    await logInAgain(eve.email, 4);
    for (let time = 0; time < 3; time += 1) {
      const changed = await eve.ask('POST', '/account/password', { password, newPassword });
      expect(changed.statusCode).toBe(200);
      await eve.ask('POST', '/account/password', { password: newPassword, newPassword: password });
    }
    // And the one that asks to confirm the address.
    expect(await mailsTo(shop, eve.email)).toHaveLength(6);
    expect((await resetPassword(eve.email)).statusCode).toBe(200);
    expect((await post('/login', { email: eve.email, password: newPassword })).statusCode).toBe(200);
    expect(await news(eve.email)).toHaveLength(5);
  });

  test('is not filled by deleting the account and opening another one, and its owner can have that', async () => {
    const { email, token } = await aCustomer(shop, 'Eve');
    const deleteAs = (session: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/account/deletion',
        payload: { password },
        headers: { authorization: `Bearer ${session}` },
      });
    expect((await deleteAs(token)).statusCode).toBe(200);
    for (let time = 0; time < 2; time += 1) {
      const opened = (await signUp(email)).json<{ token: string }>();
      expect((await deleteAs(opened.token)).statusCode).toBe(200);
    }
    // Opening is never refused: somebody else could keep the owner of the address from it.
    const last = (await signUp(email)).json<{ token: string }>();
    expect(codeOf(await deleteAs(last.token))).toEqual([429, 'too-many-requests']);
    // Each time the one that asks to confirm the address, and the one that says that the account has gone.
    expect(await mailsTo(shop, email)).toHaveLength(7);
    shop.setNow(new Date(testNow.getTime() + 86_400_000));
    expect((await deleteAs(await loggedInAs(email))).statusCode).toBe(200);
    expect((await signUp(email)).statusCode).toBe(200);
    expect((await resetPassword(email)).statusCode).toBe(200);
    expect((await post('/login', { email, password: newPassword })).statusCode).toBe(200);
  });

  test('is not filled by several accounts that ask for a link to it', async () => {
    const victims = 'fremdes-postfach@example.org';
    const answers = [];
    for (let account = 0; account < 3; account += 1) {
      const eve = await aCustomer(shop, 'Eve');
      for (let time = 0; time < 3; time += 1) {
        answers.push((await eve.ask('POST', '/account/email', { email: victims, password })).statusCode);
      }
    }
    expect(answers.filter((status) => status === 429)).toHaveLength(4);
    expect(await mailsTo(shop, victims)).toHaveLength(5);
  });
});

test('a login with the old password that was under way when another was set opens nothing', async () => {
  const { email } = await aCustomer(shop);
  const { db } = shop.shop;
  const begin = db.transaction.bind(db);
  // The first transaction of a login begins its session: the password has already been verified by then.
  const transaction = vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
    expect((await resetPassword(email)).statusCode).toBe(200);
    return begin(work);
  });
  const login = await post('/login', { email, password });
  transaction.mockRestore();
  expect(codeOf(login)).toEqual([401, 'login-refused']);
});

describe('a link that confirms the account’s own address says what is true of it', () => {
  const ownLink = (email: string) => mailedToken(email, /bestätigen/);

  test('once a link for a new password has confirmed the same', async () => {
    const opened = await aCustomer(shop);
    const token = await ownLink(opened.email);
    expect((await resetPassword(opened.email)).statusCode).toBe(200);
    const again = await post('/account/email/confirm', { token, password: newPassword });
    expect(codeOf(again)).toEqual([410, 'email-confirmed-already']);
    expect(again.json<{ message: string }>().message).toContain('schon bestätigt');
  });

  test('once it has been followed', async () => {
    const ada = await aCustomer(shop);
    const token = await ownLink(ada.email);
    expect((await ada.ask('POST', '/account/email/confirm', { token })).statusCode).toBe(200);
    expect(codeOf(await ada.ask('POST', '/account/email/confirm', { token }))).toEqual([
      410,
      'email-confirmed-already',
    ]);
  });

  test('but not of an address that the account never got', async () => {
    const ada = await aCustomer(shop);
    await ada.ask('POST', '/account/email', { email: 'neu@example.org', password });
    const token = await mailedToken('neu@example.org', /neue E-Mail-Adresse/);
    expect((await resetPassword(ada.email)).statusCode).toBe(200);
    expect(codeOf(await post('/account/email/confirm', { token, password: newPassword }))).toEqual([
      410,
      'mail-link-expired',
    ]);
  });

  test('when somebody asks to change to it: it is no new address', async () => {
    const ada = await aCustomer(shop);
    await sql`delete from outbox`.execute(queries(shop.shop.db));
    await ada.ask('POST', '/account/email', { email: ada.email, password });
    expect((await mailsTo(shop, ada.email)).map(({ subject }) => subject)).toEqual([
      'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    ]);
  });
});
