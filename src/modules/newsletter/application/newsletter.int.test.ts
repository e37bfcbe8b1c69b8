import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { newSecret } from '../../../platform/secrets/secrets.ts';
import type { Language } from '../../../shared/text/language.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { createNewsletter } from '../index.ts';

let db: TestDatabase;
let now: Date;
const start = new Date('2028-02-29T11:00:00Z');
const newsletter = () =>
  createNewsletter({ db, now: () => now, newId: randomUUID, newSecret, publicUrl: 'https://wmk.example' });

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  now = start;
  await sql`delete from newsletter_subscriptions`.execute(queries(db));
  await sql`delete from outbox`.execute(queries(db));
});

const pass = (days: number) => {
  now = new Date(now.getTime() + days * dayMs);
};
const ask = (email = 'Ada@example.org', source: 'form' | 'checkout' = 'form') =>
  newsletter().subscribe({ email, source, formVersion: '2026-11', ip: '192.0.2.1', language: 'de' });
const confirm = (token: string, language: Language = 'de') =>
  newsletter().confirm({ token, ip: '192.0.2.2', language });

async function mails(): Promise<Mail[]> {
  const { rows } = await sql<{ payload: Mail }>`select payload from outbox order by id`.execute(queries(db));
  return rows.map(({ payload }) => payload);
}
const addressesIn = (mail: Mail | undefined): URL[] =>
  (mail?.blocks ?? []).flatMap((block) => ('address' in block ? [new URL(block.address)] : []));
const tokenOf = (mail: Mail | undefined): string =>
  new URLSearchParams(addressesIn(mail)[0]?.hash.slice(1)).get('token') ?? '';
const states = async () =>
  (
    await sql<{ email: string; state: string }>`select email, state from newsletter_subscriptions`.execute(
      queries(db),
    )
  ).rows;

describe('subscribing', () => {
  test('sends a link, and nothing begins before it is followed', async () => {
    await ask();
    const [mail] = await mails();
    expect(mail?.to).toBe('Ada@example.org');
    expect(addressesIn(mail)[0]?.pathname).toBe('/newsletter/bestaetigen');
    expect(mail?.headers).toBeUndefined();
    expect(await states()).toEqual([{ email: 'Ada@example.org', state: 'pending' }]);
    expect(await confirm(tokenOf(mail))).toEqual({ ok: true, value: undefined });
    expect(await states()).toEqual([{ email: 'Ada@example.org', state: 'active' }]);
  });

  test.each([
    ['en', 'Please confirm your newsletter sign-up'],
    ['es', 'Confirma tu suscripción al boletín'],
    ['fr', 'Veuillez confirmer votre inscription à la newsletter'],
    ['it', 'Conferma la tua iscrizione alla newsletter'],
  ] as const)('in another language leads to pages in it: %s', async (language, subject) => {
    await newsletter().subscribe({
      email: 'ada@example.org',
      source: 'form',
      formVersion: '2026-11',
      ip: '192.0.2.1',
      language,
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({ language, subject });
    expect(addressesIn(mail)[0]?.pathname).toBe(`/${language}/newsletter/bestaetigen`);
    await confirm(tokenOf(mail), language);
    const welcome = (await mails())[1];
    expect(welcome).toMatchObject({ language });
    expect(addressesIn(welcome)[0]?.pathname).toBe(`/${language}/newsletter/abbestellen`);
  });

  test('keeps the proof: times, address of the computer, where and beside which text, and the link', async () => {
    await ask('ada@example.org', 'checkout');
    pass(1);
    await confirm(tokenOf((await mails())[0]));
    const { rows } = await sql`
      select kind, at, ip, source, form_version, confirm_token_hash is not null as linked
      from newsletter_events order by id`.execute(queries(db));
    expect(rows).toEqual([
      {
        kind: 'requested',
        at: start,
        ip: '192.0.2.1',
        source: 'checkout',
        form_version: '2026-11',
        linked: true,
      },
      { kind: 'confirmed', at: now, ip: '192.0.2.2', source: null, form_version: null, linked: false },
    ]);
  });

  test('twice at once is one subscription and one mail', async () => {
    await Promise.all([ask(), ask('ada@example.org'), ask('ADA@example.org')]);
    expect(await mails()).toHaveLength(1);
    expect(await states()).toHaveLength(1);
  });

  test('bothers nobody with more than three mails a day', async () => {
    for (let hour = 0; hour < 6; hour += 1) {
      await ask();
      pass(1 / 24);
    }
    expect(await mails()).toHaveLength(3);
    pass(1);
    await ask();
    expect(await mails()).toHaveLength(4);
  });

  test('by a current subscriber sends no mail', async () => {
    await ask();
    await confirm(tokenOf((await mails())[0]));
    const before = (await mails()).length;
    pass(10);
    await ask();
    expect(await mails()).toHaveLength(before);
  });
});

describe('the link', () => {
  test('may be followed twice, and welcomes once', async () => {
    await ask();
    const token = tokenOf((await mails())[0]);
    await confirm(token);
    expect(await confirm(token)).toEqual({ ok: true, value: undefined });
    expect(await mails()).toHaveLength(2);
  });

  test('of an earlier mail holds as well', async () => {
    await ask();
    pass(0.5);
    await ask();
    expect((await confirm(tokenOf((await mails())[0]))).ok).toBe(true);
  });

  test('ends after a week; a made-up one never held', async () => {
    await ask();
    pass(7.1);
    expect(await confirm(tokenOf((await mails())[0]))).toMatchObject({
      error: { code: 'mail-link-expired' },
    });
    expect(await confirm(newSecret())).toMatchObject({ error: { code: 'mail-link-invalid' } });
    expect((await states())[0]?.state).toBe('pending');
  });
});

describe('unsubscribing', () => {
  async function subscribed(): Promise<string> {
    await ask();
    await confirm(tokenOf((await mails())[0]));
    return tokenOf((await mails())[1]);
  }

  test('works by the link of a mail, which mail programs know as well', async () => {
    const token = await subscribed();
    const [, welcome] = await mails();
    expect(welcome?.headers).toEqual({
      'List-Unsubscribe': `<https://wmk.example/api/newsletter/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await newsletter().unsubscribe({ token, ip: '192.0.2.3' })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(await newsletter().unsubscribe({ token, ip: '192.0.2.3' })).toEqual({
      ok: true,
      value: undefined,
    });
    expect((await states())[0]?.state).toBe('ended');
  });

  test('is not undone by an old link, but by a new request', async () => {
    const token = await subscribed();
    const [first] = await mails();
    pass(1);
    await newsletter().unsubscribe({ token, ip: '192.0.2.3' });
    expect(await confirm(tokenOf(first))).toMatchObject({ error: { code: 'mail-link-invalid' } });
    pass(1);
    await ask();
    expect((await confirm(tokenOf((await mails())[2]))).ok).toBe(true);
    expect((await states())[0]?.state).toBe('active');
  });

  test('with a made-up token tells nothing and ends nothing', async () => {
    await subscribed();
    expect(await newsletter().unsubscribe({ token: newSecret(), ip: '192.0.2.3' })).toMatchObject({
      error: { code: 'mail-link-invalid' },
    });
    expect((await states())[0]?.state).toBe('active');
  });
});

test('unconfirmed requests are deleted after 30 days, ended subscriptions four years later', async () => {
  await ask('a@example.org');
  await ask('b@example.org');
  await confirm(tokenOf((await mails())[1]));
  pass(31);
  expect(await newsletter().forgetSubscriptions()).toBe(1);
  const welcome = (await mails()).find(({ subject }) => subject.includes('ist bestätigt'));
  await newsletter().unsubscribe({ token: tokenOf(welcome), ip: '192.0.2.3' });
  pass(3 * 366);
  expect(await newsletter().forgetSubscriptions()).toBe(0);
  pass(366 + 1);
  expect(await newsletter().forgetSubscriptions()).toBe(1);
  expect(await states()).toEqual([]);
});
