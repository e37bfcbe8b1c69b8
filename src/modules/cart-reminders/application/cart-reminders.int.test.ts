import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { newSecret } from '../../../platform/secrets/secrets.ts';
import { cartFromLink, type LinkedLine } from '../../../shared/orders/linked-cart.ts';
import type { Language } from '../../../shared/text/language.ts';
import { dayMs, hourMs } from '../../../shared/time/durations.ts';
import type { PieceNow } from '../domain/reminder.ts';
import { createCartReminders } from '../index.ts';

let db: TestDatabase;
let now: Date;
let pieces: PieceNow[];
let ordered: { email: string; at: Date } | null;
const start = new Date('2028-02-29T11:00:00Z');
const reminders = () =>
  createCartReminders({
    db,
    now: () => now,
    newId: randomUUID,
    newSecret,
    publicUrl: 'https://wmk.example',
    ordering: {
      hasOrderedSince: async (email, since) => ordered?.email === email && ordered.at >= since,
    },
    goodsIn: (language) => ({
      piece: async (id) => {
        const piece = pieces.find((one) => one.id === id);
        return piece === undefined ? null : { ...piece, title: `${piece.title} (${language})` };
      },
    }),
  });

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  now = start;
  ordered = null;
  pieces = ['chair', 'table'].map((id) => ({
    id,
    title: id,
    stockAmt: 1,
    rentable: true,
    variants: [],
  }));
  await sql`delete from cart_reminders`.execute(queries(db));
  await sql`delete from outbox`.execute(queries(db));
});

const pass = (hours: number) => {
  now = new Date(now.getTime() + hours * hourMs);
};
const line = (pieceId: string): LinkedLine => ({
  pieceId,
  variantId: null,
  quantity: 1,
  rentOption: null,
  assembly: false,
});
const ask = (
  email = 'Ada@example.org',
  { cart = ['chair', 'table'], language = 'de' }: { cart?: string[]; language?: Language } = {},
): Promise<void> =>
  reminders().ask({ email, cart: cart.map(line), formVersion: '2026-11', ip: '192.0.2.1', language });
const confirm = (token: string) => reminders().confirm({ token, ip: '192.0.2.2' });
const stop = (token: string) => reminders().stop({ token });

async function mails(): Promise<Mail[]> {
  const { rows } = await sql<{ payload: Mail }>`select payload from outbox order by id`.execute(queries(db));
  return rows.map(({ payload }) => payload);
}
const addressesIn = (mail: Mail | undefined): URL[] =>
  (mail?.blocks ?? []).flatMap((block) => ('address' in block ? [new URL(block.address)] : []));
/** The token of the mail's link to this page. */
const tokenOf = (mail: Mail | undefined, step: string): string =>
  addressesIn(mail)
    .find(({ pathname }) => pathname.endsWith(step))
    ?.hash.slice('#token='.length) ?? '';
const listed = (mail: Mail | undefined) =>
  (mail?.blocks ?? []).flatMap((block) => (block.kind === 'list' ? [block.items] : []));
async function rows() {
  const found = await sql<{
    state: string;
    cart: unknown;
    request_ip: string;
    confirm_ip: string | null;
    form_version: string;
  }>`select state, cart, request_ip, confirm_ip, form_version from cart_reminders order by requested_at, id`.execute(
    queries(db),
  );
  return found.rows;
}
const states = async () => (await rows()).map(({ state }) => state);

async function confirmed(email?: string, options?: { cart?: string[]; language?: Language }): Promise<Mail> {
  const before = (await mails()).length;
  await ask(email, options);
  const mail = (await mails())[before];
  if (mail === undefined) throw new Error('no mail was sent');
  expect(await confirm(tokenOf(mail, 'bestaetigen'))).toEqual({ ok: true, value: undefined });
  return mail;
}

describe('a request', () => {
  test('sends one mail without advertising, and nothing comes of it before its link is followed', async () => {
    await ask();
    const [mail] = await mails();
    expect(mail?.to).toBe('Ada@example.org');
    expect(mail?.headers).toBeUndefined();
    expect(JSON.stringify(mail)).not.toMatch(/chair|table/);
    expect(addressesIn(mail).map(({ pathname }) => pathname)).toEqual([
      '/warenkorb-erinnerung/bestaetigen',
      '/warenkorb-erinnerung/beenden',
    ]);
    pass(30);
    expect(await reminders().remind()).toBe(0);
    expect(await mails()).toHaveLength(1);
  });

  test('twice at once is one mail; no address gets more than three a day', async () => {
    await Promise.all([ask(), ask('ada@example.org'), ask('ADA@example.org ')]);
    expect(await mails()).toHaveLength(1);
    for (let hour = 0; hour < 6; hour += 1) {
      pass(1);
      await ask();
    }
    expect(await mails()).toHaveLength(3);
    await ask('other@example.org');
    expect(await mails()).toHaveLength(4);
  });

  test.each(['en', 'es', 'fr', 'it'] as const)(
    'in another language leads to mails and pages in it: %s',
    async (language) => {
      const first = await confirmed('ada@example.org', { language });
      expect(first).toMatchObject({ language });
      expect(addressesIn(first)[0]?.pathname).toBe(`/${language}/warenkorb-erinnerung/bestaetigen`);
      pass(24);
      await reminders().remind();
      const reminder = (await mails())[1];
      expect(reminder).toMatchObject({ language });
      expect(listed(reminder)).toEqual([[`chair (${language})`, `table (${language})`]]);
      expect(addressesIn(reminder)[0]?.pathname).toBe(`/${language}/warenkorb-erinnerung/warenkorb`);
    },
  );
});

describe('the reminder', () => {
  test('is one mail a day later, with the pieces, a link that holds the cart, and one that stops', async () => {
    await confirmed();
    pass(23.9);
    expect(await reminders().remind()).toBe(0);
    pass(0.1);
    expect(await reminders().remind()).toBe(1);
    const mail = (await mails())[1];
    expect(listed(mail)).toEqual([['chair (de)', 'table (de)']]);
    const [cart] = addressesIn(mail);
    expect(cart?.pathname).toBe('/warenkorb-erinnerung/warenkorb');
    expect(cartFromLink(new URLSearchParams(cart?.hash.slice(1)).get('stuecke') ?? '')).toEqual(
      ['chair', 'table'].map(line),
    );
    const token = tokenOf(mail, 'beenden');
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<https://wmk.example/api/cart-reminders/stop?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    pass(24);
    expect(await reminders().remind()).toBe(0);
    expect(await mails()).toHaveLength(2);
  });

  test('leaves the proof of consent, and no cart', async () => {
    await confirmed();
    pass(24);
    await reminders().remind();
    expect(await rows()).toEqual([
      {
        state: 'sent',
        cart: null,
        request_ip: '192.0.2.1',
        confirm_ip: '192.0.2.2',
        form_version: '2026-11',
      },
    ]);
  });

  test('is one, however many processes send it', async () => {
    await confirmed();
    pass(24);
    const sent = await Promise.all([reminders().remind(), reminders().remind(), reminders().remind()]);
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  test('is ordered or not at all: a crash before the end of the transaction leaves it to the next one', async () => {
    await confirmed();
    pass(24);
    await sql`alter table outbox add constraint full_disk check (false) not valid`.execute(queries(db));
    await expect(reminders().remind()).rejects.toThrow();
    await sql`alter table outbox drop constraint full_disk`.execute(queries(db));
    expect(await states()).toEqual(['confirmed']);
    expect(await reminders().remind()).toBe(1);
  });

  test('names what is gone, and is not sent where all is', async () => {
    await confirmed('ada@example.org');
    await confirmed('bea@example.org', { cart: ['table'] });
    pieces = pieces.map((piece) => (piece.id === 'table' ? { ...piece, stockAmt: 0 } : piece));
    pass(24);
    expect(await reminders().remind()).toBe(1);
    const [, , mail] = await mails();
    expect(mail?.to).toBe('ada@example.org');
    expect(listed(mail)).toEqual([['chair (de)'], ['table (de)']]);
    expect((await rows()).map(({ state, cart }) => [state, cart])).toEqual(
      expect.arrayContaining([
        ['sent', null],
        ['needless', null],
      ]),
    );
  });

  test('is not sent to somebody who has ordered meanwhile', async () => {
    await confirmed('ada@example.org');
    ordered = { email: 'ada@example.org', at: new Date(now.getTime() + hourMs) };
    pass(24);
    expect(await reminders().remind()).toBe(0);
    expect(await states()).toEqual(['needless']);
  });

  test('of a later cart takes the place of the earlier one', async () => {
    await confirmed('ada@example.org', { cart: ['chair'] });
    pass(2);
    await confirmed('ada@example.org', { cart: ['table'] });
    expect(await states()).toEqual(['needless', 'confirmed']);
    pass(24);
    expect(await reminders().remind()).toBe(1);
    expect(listed((await mails())[2])).toEqual([['table (de)']]);
  });

  test('is one, even if two requests are confirmed at the same moment', async () => {
    await ask();
    pass(1);
    await ask();
    const tokens = (await mails()).map((mail) => tokenOf(mail, 'bestaetigen'));
    await Promise.all(tokens.map(confirm));
    expect((await states()).sort()).toEqual(['confirmed', 'needless']);
  });
});

describe('the links', () => {
  test('may be followed twice; a stranger’s request does not change the cart of the mail before', async () => {
    await ask('ada@example.org', { cart: ['chair'] });
    pass(1);
    await ask('ada@example.org', { cart: ['table'] });
    const token = tokenOf((await mails())[0], 'bestaetigen');
    expect((await confirm(token)).ok).toBe(true);
    expect((await confirm(token)).ok).toBe(true);
    pass(24);
    await reminders().remind();
    expect(listed((await mails())[2])).toEqual([['chair (de)']]);
    expect((await confirm(token)).ok).toBe(true);
    expect(await reminders().remind()).toBe(0);
  });

  test('hold three days; a made-up one never held, and none does the other’s work', async () => {
    await ask();
    const [mail] = await mails();
    const invalid = { error: { code: 'mail-link-invalid' } };
    expect(await confirm(newSecret())).toMatchObject(invalid);
    expect(await stop(newSecret())).toMatchObject(invalid);
    expect(await confirm(tokenOf(mail, 'beenden'))).toMatchObject(invalid);
    expect(await stop(tokenOf(mail, 'bestaetigen'))).toMatchObject(invalid);
    pass(73);
    expect(await confirm(tokenOf(mail, 'bestaetigen'))).toMatchObject({
      error: { code: 'mail-link-expired' },
    });
    expect(await states()).toEqual(['pending']);
  });

  test('stop what was confirmed and what was only asked for, and stay stopped', async () => {
    const first = await confirmed();
    pass(1);
    await ask();
    const second = (await mails())[1];
    expect((await stop(tokenOf(first, 'beenden'))).ok).toBe(true);
    expect((await stop(tokenOf(first, 'beenden'))).ok).toBe(true);
    expect((await rows()).map(({ state, cart }) => [state, cart])).toEqual([
      ['stopped', null],
      ['stopped', null],
    ]);
    expect((await confirm(tokenOf(second, 'bestaetigen'))).ok).toBe(false);
    pass(24);
    expect(await reminders().remind()).toBe(0);
  });

  test('of the reminder itself may be followed as well, and take nothing from the proof', async () => {
    await confirmed();
    pass(24);
    await reminders().remind();
    expect((await stop(tokenOf((await mails())[1], 'beenden'))).ok).toBe(true);
    expect(await states()).toEqual(['sent']);
  });
});

test('what led to nothing is gone within a week, the proof of a mail that was sent four years later', async () => {
  await ask('asked@example.org');
  const stopped = await confirmed('stopped@example.org');
  await stop(tokenOf(stopped, 'beenden'));
  await confirmed('sent@example.org');
  pass(24);
  await reminders().remind();
  now = new Date(start.getTime() + 5.9 * dayMs);
  expect(await reminders().forget()).toBe(0);
  now = new Date(start.getTime() + 6.1 * dayMs);
  expect(await reminders().forget()).toBe(2);
  expect(await states()).toEqual(['sent']);
  expect(await reminders().dataOf('Sent@Example.org')).toMatchObject([{ state: 'sent', cart: null }]);
  now = new Date(start.getTime() + 4 * 366 * dayMs);
  expect(await reminders().forget()).toBe(0);
  pass(25);
  expect(await reminders().forget()).toBe(1);
});
