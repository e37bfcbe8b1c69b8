import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { newSecret } from '../../../platform/secrets/secrets.ts';
import { languages, type Language } from '../../../shared/text/language.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { createInventory } from '../../inventory/index.ts';
import { aLine, aStockedPiece } from '../../inventory/testing/a-stocked-piece.ts';
import { createCatalogue } from '../../catalogue/index.ts';
import { createAlerts } from '../index.ts';

let db: TestDatabase;
let now: Date;
const start = new Date('2028-02-29T11:00:00Z');
const inventory = createInventory();
const catalogue = createCatalogue({
  setStock: inventory.setStocks,
  countUnits: inventory.countUnits,
  lockStock: inventory.lockStock,
  invalidate: async () => undefined,
});
const alerts = () =>
  createAlerts({
    db,
    now: () => now,
    newId: randomUUID,
    newSecret,
    publicUrl: 'https://wmk.example',
    catalogue,
    inventory,
  });

beforeAll(async () => {
  db = await openTestDatabase();
  await sql`insert into categories (id, name, shop_type) values ('sessel', 'Sessel', 'vintage'),
    ('tische', 'Tische', 'vintage')`.execute(queries(db));
});
afterAll(() => db.close());
beforeEach(async () => {
  now = start;
  await sql`delete from piece_alerts`.execute(queries(db));
  await sql`delete from outbox`.execute(queries(db));
  // Nothing of an earlier test is news in this one.
  await sql`update pieces set published_at = '2026-01-01T00:00:00Z'`.execute(queries(db));
});

const pass = (days: number) => {
  now = new Date(now.getTime() + days * dayMs);
};

async function aPiece(title = 'Sessel aus Teakholz', category = 'sessel'): Promise<string> {
  const id = await aStockedPiece(db);
  await sql`insert into piece_categories values (${id}, ${category})`.execute(queries(db));
  await sql`update pieces set title = ${title}, published_at = ${now} where id = ${id}`.execute(queries(db));
  return id;
}
const sell = (id: string, reference = randomUUID()) =>
  db.transaction(async (tx) => {
    await inventory.sellOrRent(tx, { reference, lines: [aLine(id)], now });
    return reference;
  });
async function aSoldPiece(title?: string): Promise<string> {
  const id = await aPiece(title);
  await sell(id);
  return id;
}
async function aReservedPiece(): Promise<{ readonly id: string; readonly release: () => Promise<void> }> {
  const [id, reference] = [await aPiece(), randomUUID()];
  const until = new Date(now.getTime() + dayMs);
  await db.transaction((tx) => inventory.holdUnits(tx, { reference, lines: [aLine(id)], until, now }));
  return {
    id,
    release: () => db.transaction(async (tx) => void (await inventory.releaseReference(tx, reference, now))),
  };
}

const ask = (pieceId: string, email = 'Ada@example.org', language: Language = 'de') =>
  alerts().ask({ email, pieceId, formVersion: '2026-11', ip: '192.0.2.1', language });
const confirm = (token: string) => alerts().confirm({ token, ip: '192.0.2.2' });
async function mails(): Promise<Mail[]> {
  const { rows } = await sql<{ payload: Mail }>`select payload from outbox order by id`.execute(queries(db));
  return rows.map(({ payload }) => payload);
}
const addressesIn = (mail: Mail | undefined): URL[] =>
  (mail?.blocks ?? []).flatMap((block) => ('address' in block ? [new URL(block.address)] : []));
const tokenOf = (mail: Mail | undefined, place = 0): string =>
  new URLSearchParams(addressesIn(mail)[place]?.hash.slice(1)).get('token') ?? '';
async function waitFor(pieceId: string, email?: string): Promise<void> {
  await ask(pieceId, email);
  expect(await confirm(tokenOf((await mails()).at(-1)))).toMatchObject({ ok: true });
  await sql`delete from outbox`.execute(queries(db));
}
const states = async () =>
  (
    await sql<{ state: string }>`select state from piece_alerts order by requested_at, state`.execute(
      queries(db),
    )
  ).rows.map(({ state }) => state);

describe('asking', () => {
  test('sends a link, and nobody waits before it is followed', async () => {
    const { id, release } = await aReservedPiece();
    expect(await ask(id)).toEqual({ ok: true, value: undefined });
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: 'Ada@example.org', subject: 'Sollen wir Ihnen Bescheid sagen?' });
    expect(addressesIn(mail).map(({ pathname }) => pathname)).toEqual([
      '/benachrichtigung/bestaetigen',
      '/benachrichtigung/beenden',
    ]);
    await release();
    expect(await alerts().send()).toBe(0);
    expect(await confirm(tokenOf(mail))).toEqual({ ok: true, value: undefined });
    expect(await confirm(tokenOf(mail))).toEqual({ ok: true, value: undefined });
    expect(await states()).toEqual(['active']);
    expect(await alerts().send()).toBe(1);
  });

  test('keeps the proof, and gives it to its owner', async () => {
    const id = await aSoldPiece();
    await waitFor(id);
    expect(await alerts().dataOf(' ADA@example.org')).toEqual([
      expect.objectContaining({
        piece_id: id,
        email: 'Ada@example.org',
        state: 'active',
        confirmed_ip: '192.0.2.2',
        requests: [{ at: start, ip: '192.0.2.1', form_version: '2026-11' }],
      }),
    ]);
    expect(await alerts().dataOf('grete@example.org')).toEqual([]);
  });

  test('is about a piece that the shop shows and does not have', async () => {
    expect(await ask('no-such-piece')).toEqual({ ok: false, error: { code: 'product-not-found' } });
    expect(await ask(await aPiece())).toEqual({ ok: false, error: { code: 'piece-available' } });
    expect(await mails()).toEqual([]);
  });

  test('twice at once is one alert and one mail; one who waits gets none', async () => {
    const id = await aSoldPiece();
    await Promise.all([ask(id), ask(id, 'ada@example.org'), ask(id, ' ADA@example.org ')]);
    expect(await mails()).toHaveLength(1);
    await confirm(tokenOf((await mails())[0]));
    pass(2);
    expect(await ask(id)).toEqual({ ok: true, value: undefined });
    expect([await mails(), await states()]).toMatchObject([{ length: 1 }, ['active']]);
  });

  test('bothers nobody with more than five mails a day, about however many pieces', async () => {
    for (let count = 0; count < 7; count += 1) expect((await ask(await aSoldPiece())).ok).toBe(true);
    expect(await mails()).toHaveLength(5);
    // What led to no mail is not stored.
    expect(await states()).toHaveLength(5);
    pass(1);
    await ask(await aSoldPiece());
    expect(await mails()).toHaveLength(6);
  });

  test('a link holds for a week; a made-up one never held', async () => {
    await ask(await aSoldPiece());
    pass(7.1);
    expect(await confirm(tokenOf((await mails())[0]))).toMatchObject({
      error: { code: 'mail-link-expired' },
    });
    expect(await confirm(newSecret())).toMatchObject({ error: { code: 'mail-link-invalid' } });
  });
});

describe('the mail', () => {
  const titles: Readonly<Record<Language, string>> = {
    de: 'Sessel aus Teakholz',
    en: 'Armchair in teak',
    es: 'Sillón de teca',
    fr: 'Fauteuil en teck',
    it: 'Poltrona in teak',
  };
  test.each(languages)('says once that a reserved piece is free again: %s', async (language) => {
    const { id, release } = await aReservedPiece();
    await ask(id, 'ada@example.org', language);
    const [asked] = await mails();
    await confirm(tokenOf(asked));
    expect(await alerts().send()).toBe(0);
    await release();
    pass(0.1);
    expect(await alerts().send()).toBe(1);
    expect(await alerts().send()).toBe(0);
    const [, mail] = await mails();
    expect(mail).toMatchObject({ to: 'ada@example.org', language });
    expect(mail?.subject).toContain(titles[language]);
    const prefix = language === 'de' ? '' : `/${language}`;
    expect(addressesIn(mail).map(({ pathname }) => pathname)).toEqual([
      `${prefix}/product/${id}`,
      `${prefix}/benachrichtigung/beenden`,
    ]);
    const stop = tokenOf(mail, 1);
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<https://wmk.example/api/piece-alerts/stop?token=${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test('comes when an order lapses by itself, and when a sale is undone', async () => {
    const { id } = await aReservedPiece();
    const sold = await aPiece();
    const order = await sell(sold);
    await waitFor(id);
    await waitFor(sold, 'grete@example.org');
    pass(1.1);
    expect(await alerts().send()).toBe(1);
    await db.transaction((tx) => inventory.takeBackAll(tx, order, now));
    pass(0.01);
    expect(await alerts().send()).toBe(1);
    expect((await mails()).map(({ to }) => to)).toEqual(['Ada@example.org', 'grete@example.org']);
  });

  test('names a piece like a sold one: category and kind, published after the request, to be had', async () => {
    const sold = await aSoldPiece();
    pass(0.1);
    await waitFor(sold);
    await aPiece('Beistelltisch aus Teakholz', 'tische');
    await aPiece('Hocker aus Teakholz');
    await aSoldPiece('Sessel, schon wieder weg');
    pass(0.1);
    expect(await alerts().send()).toBe(0);
    const like = await aPiece('Ohrensessel, um 1950');
    pass(0.1);
    expect(await alerts().send()).toBe(1);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Neu im Laden: Ohrensessel, um 1950');
    expect(addressesIn(mail)[0]?.pathname).toBe(`/product/${like}`);
    expect(JSON.stringify(mail?.blocks)).toContain('„Sessel aus Teakholz“ ist verkauft');
    await aPiece('Sessel, noch einer');
    pass(0.1);
    expect(await alerts().send()).toBe(0);
  });

  test('says nothing of pieces that were there before, and of others while the piece is only reserved', async () => {
    const sold = await aSoldPiece();
    await aPiece();
    const { id } = await aReservedPiece();
    pass(0.1);
    await waitFor(sold);
    await waitFor(id, 'grete@example.org');
    expect(await alerts().send()).toBe(0);
    pass(0.01);
    await aPiece();
    await alerts().send();
    expect((await mails()).map(({ to }) => to)).toEqual(['Ada@example.org']);
  });

  test('is one, if several processes look at the same time, or one dies in between', async () => {
    const { id, release } = await aReservedPiece();
    for (const name of ['a', 'b', 'c']) await waitFor(id, `${name}@example.org`);
    await release();
    pass(0.1);
    // Dies at one of them, after it was marked as sent: nothing of that is kept.
    await sql`create function dies() returns trigger language plpgsql as 'begin raise exception ''dies''; end'`.execute(
      queries(db),
    );
    await sql`create trigger dies before insert on outbox for each row
      when (new.payload->>'to' = 'c@example.org') execute function dies()`.execute(queries(db));
    await expect(alerts().send()).rejects.toThrow('dies');
    await sql`drop function dies() cascade`.execute(queries(db));
    expect((await states()).filter((state) => state === 'active').length).toBeGreaterThan(0);
    const before = (await mails()).length;
    const counts = await Promise.all([alerts().send(), alerts().send(), alerts().send()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3 - before);
    expect((await mails()).map(({ to }) => to).sort()).toEqual(
      ['a', 'b', 'c'].map((name) => `${name}@example.org`),
    );
  });
});

describe('the end', () => {
  test('the link of any mail ends and deletes all that its address waits for, and nothing else', async () => {
    const { id, release } = await aReservedPiece();
    await waitFor(id, 'grete@example.org');
    await waitFor(id);
    await ask(await aSoldPiece());
    await release();
    pass(0.1);
    await alerts().send();
    const mail = (await mails()).findLast(({ to }) => to === 'Ada@example.org');
    expect((await alerts().stop(tokenOf(mail, 1))).ok).toBe(true);
    expect(await alerts().dataOf('ada@example.org')).toEqual([]);
    expect(await alerts().dataOf('grete@example.org')).toHaveLength(1);
    // Again, and with a made-up one: of both there is nothing to end.
    for (const token of [tokenOf(mail, 1), newSecret()]) {
      expect(await alerts().stop(token)).toMatchObject({ error: { code: 'mail-link-invalid' } });
    }
    expect(await states()).toEqual(['sent']);
  });

  test('old links bring nothing back; a new request does', async () => {
    const { id, release } = await aReservedPiece();
    await ask(id);
    const token = tokenOf((await mails())[0]);
    await confirm(token);
    await release();
    pass(0.1);
    await alerts().send();
    expect(await confirm(token)).toMatchObject({ error: { code: 'mail-link-invalid' } });
    await sell(id);
    await ask(id);
    expect((await confirm(tokenOf((await mails()).at(-1)))).ok).toBe(true);
    expect(await states()).toEqual(['active']);
  });

  test('comes by itself: unconfirmed a week, waiting half a year, sent two weeks', async () => {
    const { id, release } = await aReservedPiece();
    await waitFor(id, 'gets-it@example.org');
    await waitFor(await aSoldPiece(), 'waits@example.org');
    await ask(await aSoldPiece(), 'silent@example.org');
    await release();
    pass(0.1);
    await alerts().send();
    pass(6.8);
    expect(await alerts().forget()).toBe(0);
    pass(0.2);
    expect(await alerts().forget()).toBe(1);
    pass(7.1);
    expect(await alerts().forget()).toBe(1);
    pass(168);
    expect(await states()).toEqual(['active']);
    pass(2);
    await aPiece();
    pass(0.1);
    // Too late, even if the job that deletes it did not run.
    expect(await alerts().send()).toBe(0);
    expect(await alerts().forget()).toBe(1);
    const { rows } = await sql`select * from piece_alert_requests`.execute(queries(db));
    expect(rows).toEqual([]);
  });
});

test('mails name both pieces by the titles of their language', async () => {
  const id = await aSoldPiece();
  await ask(id, 'ada@example.org', 'es');
  const asked = (await mails()).at(-1);
  expect(JSON.stringify(asked?.blocks)).toContain('Sillón de teca');
  await confirm(tokenOf(asked));
  pass(1);
  await aPiece('Sessel aus Eiche');
  await alerts().send();
  const news = (await mails()).at(-1);
  expect(news?.subject).toBe('Nueva en la tienda: Sillón de roble');
  expect(JSON.stringify(news?.blocks)).toContain('Sillón de teca');
});
