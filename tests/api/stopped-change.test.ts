import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { aCustomer, anotherDevice, mailsTo, password, tokenIn, type TestCustomer } from './an-account.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';

// What the link „Änderung stoppen“ does and does not, request by request. Ada has the account, Eve got into it.
let shop: TestShop;
let now = testNow;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  now = testNow;
  shop.setNow(now);
  await sql`delete from outbox`.execute(queries(shop.shop.db));
});

const passMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
  shop.setNow(now);
};
const post = (path: string, payload: object) =>
  shop.app.inject({ method: 'POST', url: `/api${path}`, payload });
const newest = async (address: string, subject: RegExp) =>
  (await mailsTo(shop, address)).find((mail) => subject.test(mail.subject));
const stopLink = async (address: string) =>
  tokenIn(await newest(address, /soll eine andere E-Mail-Adresse bekommen/));
const newPassword = 'Neun neue Nägel';

const refuse = async (token: string) => {
  const answer = await post('/account/email/refuse', { token });
  return [answer.statusCode, answer.json<{ locked?: boolean; code?: string }>()];
};
const askFor = async (who: TestCustomer, email: string) => {
  passMinutes(1);
  return (await who.ask('POST', '/account/email', { email, password })).statusCode;
};
const confirm = async (who: TestCustomer, email: string) => {
  passMinutes(1);
  const token = tokenIn(await newest(email, /neue E-Mail-Adresse/));
  return (await who.ask('POST', '/account/email/confirm', { token })).statusCode;
};
async function setByMail(email: string): Promise<number> {
  await post('/forgot-password', { email });
  const token = tokenIn(await newest(email, /Neues Passwort festlegen/));
  return (await post('/reset-password', { token, password: newPassword })).statusCode;
}

/** Eve has moved Ada's account to her own mailbox, and asked for a change from there. */
async function movedByEve() {
  const ada = await aCustomer(shop);
  const eve = await anotherDevice(shop, ada);
  const eves = `eve-${ada.email}`;
  expect(await askFor(eve, eves)).toBe(200);
  const adas = await stopLink(ada.email);
  expect(await confirm(eve, eves)).toBe(200);
  expect(await askFor(eve, `zweite-${eves}`)).toBe(200);
  return { ada, eve, eves, stop: { ada: adas, eve: await stopLink(eves) } };
}
const stopped = [410, expect.objectContaining({ code: 'mail-link-over' })];

describe('Eve’s own link „Änderung stoppen“, got after she had moved the account,', () => {
  test('does not bring it back to her once Ada has used the earlier one', async () => {
    const { ada, eves, stop } = await movedByEve();
    expect(await refuse(stop.ada)).toEqual([200, { locked: true }]);
    expect(await refuse(stop.ada)).toEqual(stopped);
    expect(await refuse(stop.eve)).toEqual(stopped);
    expect(await setByMail(ada.email)).toBe(200);
    expect((await post('/login', { email: ada.email, password: newPassword })).statusCode).toBe(200);
    expect((await post('/login', { email: eves, password: newPassword })).statusCode).toBe(401);
  });

  test('nor, where Eve was first, keeps Ada’s from working', async () => {
    const { ada, stop } = await movedByEve();
    expect(await refuse(stop.eve)).toEqual([200, { locked: true }]);
    expect(await refuse(stop.ada)).toEqual([200, { locked: true }]);
    expect(await setByMail(ada.email)).toBe(200);
  });

  test('nor once Ada has confirmed her address again, which Eve has asked for', async () => {
    const { ada, eve, stop } = await movedByEve();
    expect(await askFor(eve, ada.email)).toBe(200);
    passMinutes(1);
    const token = tokenIn(await newest(ada.email, /neue E-Mail-Adresse/));
    expect((await post('/account/email/confirm', { token, password })).statusCode).toBe(200);
    expect(await setByMail(ada.email)).toBe(200);
    expect(await refuse(stop.eve)).toEqual(stopped);
    expect((await post('/login', { email: ada.email, password: newPassword })).statusCode).toBe(200);
  });

  test('and a new password that Eve sets by mail leaves Ada’s link as it is', async () => {
    const { ada, eves, stop } = await movedByEve();
    expect(await setByMail(eves)).toBe(200);
    expect(await refuse(stop.ada)).toEqual([200, { locked: true }]);
    expect(await setByMail(ada.email)).toBe(200);
  });
});

test('the address that loses the account by a stopped change is told, and so is the security log', async () => {
  const before = shop.shop.securityLog.figures().byKind['email-changed'];
  const { eves, stop } = await movedByEve();
  await refuse(stop.ada);
  expect((await newest(eves, /wieder die frühere/))?.blocks).toHaveLength(1);
  expect(shop.shop.securityLog.figures().byKind['email-changed'] - before).toBe(2);
});

describe('the mailbox of a stranger, under whose address Eve has opened an account', () => {
  const signUp = async (email: string): Promise<TestCustomer> => {
    const opened = await post('/signup', { name: 'Eve', email, phone: '030 1234567', password });
    const { token = '' } = opened.json<{ token?: string }>();
    return {
      email,
      token,
      cookie: '',
      ask: (method, path, payload) =>
        shop.app.inject({
          method,
          url: `/api${path}`,
          ...(payload === undefined ? {} : { payload }),
          headers: { authorization: `Bearer ${token}` },
        }),
    };
  };

  test('is not filled by changes that are asked for, confirmed, and asked for again', async () => {
    const victims = 'fremd-und-umgezogen@example.org';
    for (let time = 0; time < 8; time += 1) {
      const eve = await signUp(victims);
      const eves = `eve-${time}@boese.example`;
      await askFor(eve, eves);
      const token = (await newest(eves, /neue E-Mail-Adresse/)) === undefined ? null : eves;
      if (token !== null) await confirm(eve, token);
      await eve.ask('POST', '/account/deletion', { password });
    }
    const mails = (await mailsTo(shop, victims)).map(({ subject }) => subject);
    const about = (subject: RegExp) => mails.filter((one) => subject.test(one)).length;
    expect(about(/soll eine andere E-Mail-Adresse bekommen/)).toBe(5);
    expect(about(/hat eine neue E-Mail-Adresse/)).toBe(5);
  });

  test('is not filled with links to set a password, each used up by another password in the account', async () => {
    const victims = 'fremd-und-vergessen@example.org';
    const eve = await signUp(victims);
    for (let time = 0; time < 6; time += 1) {
      const [before, after] = time % 2 === 0 ? [password, newPassword] : [newPassword, password];
      await post('/forgot-password', { email: victims });
      const changed = await eve.ask('POST', '/account/password', { password: before, newPassword: after });
      expect(changed.statusCode).toBe(200);
    }
    const links = (await mailsTo(shop, victims)).filter(({ subject }) => subject.includes('festlegen'));
    expect(links).toHaveLength(3);
    // The link of the owner of the mailbox still works.
    const answer = await post('/reset-password', { token: tokenIn(links[0]), password: 'Elf eiserne Eimer' });
    expect(answer.statusCode).toBe(200);
    expect((await eve.ask('GET', '/account/profile')).statusCode).toBe(401);
  });
});
