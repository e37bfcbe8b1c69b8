import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { ok } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { RightMissing } from '../../../shared/staff/staff-rights.ts';
import { rightsOf, type StaffRole } from '../../../shared/staff/staff-roles.ts';
import { dayMs, hourMs } from '../../../shared/time/durations.ts';
import { createEnquiries, type Enquiries, type Question } from '../index.ts';
import { testsInOrder } from '../../../../tests/in-order.ts';

// Questions come in, are answered, and are forgotten.
testsInOrder();

let db: TestDatabase;
let questions: Enquiries['questions'];
let now = new Date('2026-06-15T10:00:00Z');

const lamp = {
  id: 'lamp',
  sku: 'L1',
  title: 'Lampe',
  shopType: 'vintage',
  priceCents: 9000,
  chargeTaxPercent: 0,
  taxScheme: 'margin',
  maker: null,
  condition: 'gut',
  titleInLanguage: null,
  assemblyService: false,
  rentable: true,
  carriers: 2,
  weightGrams: 4000,
  widthMm: null,
  heightMm: null,
  depthMm: null,
  diameterMm: null,
  pictureKey: null,
  variants: [],
} as const;

beforeAll(async () => {
  db = await openTestDatabase();
  ({ questions } = createEnquiries({
    db,
    now: () => now,
    newId: randomUUID,
    catalogue: { purchasablePieces: async (_handle, ids) => (ids.includes('lamp') ? [lamp] : []) },
    media: {
      claimUploads: async () => ok(undefined),
      releaseUploads: async () => 0,
      copyUpload: async () => null,
    },
    shopEmail: async () => 'shop@wmk.example',
    publicUrl: 'https://wmk.example',
  }));
});
afterAll(() => db.close());

const someone = (role: StaffRole): Actor => ({
  kind: 'staff',
  isFresh: true,
  id: randomUUID(),
  name: `Rolle ${role}`,
  role,
  rights: rightsOf(role),
});

describe('worldwide on request', () => {
  const request = (changes: Partial<Question> = {}): Question => ({
    kind: 'shipping',
    name: 'Ada Muster',
    email: 'ada@example.org',
    phone: '',
    country: 'Kanada',
    postalCode: 'K1A 0B1',
    city: 'Ottawa',
    message: 'Bitte in einer Holzkiste.',
    pieces: [
      { id: 'lamp', quantity: 2 },
      { id: 'gone', quantity: 1 },
    ],
    ...changes,
  });
  const mails = async (): Promise<Mail[]> => {
    const { rows } = await sql<{ payload: Mail }>`
      select payload from outbox where job = 'send-mail' order by id
    `.execute(queries<object>(db));
    return rows.map(({ payload }) => payload);
  };

  test('it is kept, mailed to the shop with all that was typed, and receipted without', async () => {
    expect(await questions.ask(request())).toEqual({ ok: true, value: { number: 1001 } });
    const [toShop, receipt, ...others] = await mails();
    expect(others).toEqual([]);
    expect(toShop).toMatchObject({ to: 'shop@wmk.example', subject: 'Versandanfrage 1001: Kanada' });
    expect(JSON.stringify(toShop)).toContain('2 × Lampe');
    expect(JSON.stringify(toShop)).toContain('Holzkiste');
    expect(receipt).toMatchObject({
      to: 'ada@example.org',
      subject: 'Ihre Versandanfrage 1001 ist angekommen',
    });
    expect(JSON.stringify(receipt)).not.toMatch(/Ada|Kanada|Ottawa|Holzkiste|Lampe/);
  });

  test('sent again within a quarter of an hour it is the same one', async () => {
    expect(await questions.ask(request())).toEqual({ ok: true, value: { number: 1001 } });
    expect(await mails()).toHaveLength(2);
  });

  test('the sixth of a day is refused', async () => {
    for (const message of ['2', '3', '4', '5']) {
      expect((await questions.ask(request({ message }))).ok).toBe(true);
    }
    expect(await questions.ask(request({ message: '6', email: 'ADA@example.org' }))).toEqual({
      ok: false,
      error: { code: 'too-many-enquiries' },
    });
  });

  const newest = { page: 1, perPage: 10, sort: 'receivedAt', order: 'DESC' } as const;
  const open = { onlyOpen: true, kind: null };

  test('staff find open requests, note something, and mark them as answered', async () => {
    const office = someone('office');
    const { items, total } = await questions.list(newest, open, office);
    expect(total).toBe(5);
    const first = items.find(({ number }) => number === 1001);
    expect(first).toMatchObject({ pieces: [{ id: 'lamp', title: 'Lampe', quantity: 2 }], note: '' });
    for (const q of ['1001', 'ottawa', 'ada@', 'K1A']) {
      const found = await questions.list({ ...newest, q }, open, office);
      expect([q, found.items.some(({ number }) => number === 1001)]).toEqual([q, true]);
    }
    expect((await questions.list({ ...newest, q: '%' }, open, office)).total).toBe(0);

    const id = first?.id ?? '';
    const answered = { note: 'Spedition gefragt', isAnswered: true };
    expect(await questions.change(id, answered, office)).toMatchObject({
      value: { note: 'Spedition gefragt', answeredAt: now, answeredBy: 'Rolle office' },
    });
    // The first person to answer stays recorded, whatever is noted later.
    const later = await questions.change(id, { note: '780 €' }, someone('owner'));
    expect(later).toMatchObject({ value: { note: '780 €', answeredBy: 'Rolle office' } });
    expect((await questions.list(newest, open, office)).total).toBe(4);
    const again = await questions.change(id, { isAnswered: false }, office);
    expect(again).toMatchObject({ value: { answeredAt: null, answeredBy: null, note: '780 €' } });
    expect(() => questions.list(newest, open, someone('content'))).toThrow(RightMissing);
    await expect(questions.change(id, {}, someone('read-only'))).rejects.toThrow(RightMissing);
  });

  test('on the next day it is a new one', async () => {
    now = new Date(now.getTime() + 25 * hourMs);
    expect(await questions.ask(request())).toMatchObject({ ok: true });
  });

  test('after half a year it is forgotten', async () => {
    const office = someone('office');
    now = new Date(now.getTime() + 180 * dayMs);
    expect(await questions.forget()).toBe(5);
    now = new Date(now.getTime() + dayMs);
    expect(await questions.forget()).toBe(1);
    expect(await questions.list(newest, { onlyOpen: false, kind: null }, office)).toEqual({
      items: [],
      total: 0,
    });
  });
});

describe('by the contact form', () => {
  const question: Question = {
    kind: 'contact',
    name: 'Grace Muster',
    email: 'grace@example.org',
    phone: '030 1',
    country: '',
    postalCode: '',
    city: '',
    message: 'Passt die Lampe in eine Ente?',
    pieces: [{ id: 'lamp', quantity: 1 }],
  };
  const office = someone('office');
  const all = { page: 1, perPage: 10, sort: 'receivedAt', order: 'DESC' } as const;
  const lastMails = async (): Promise<Mail[]> => {
    const { rows } = await sql<{ payload: Mail }>`
      select payload from outbox where job = 'send-mail' order by id desc limit 2
    `.execute(queries<object>(db));
    return rows.map(({ payload }) => payload).toReversed();
  };

  test('it is kept with its piece, mailed to the shop, and receipted without what was typed', async () => {
    const asked = await questions.ask(question, 'en');
    expect(asked).toMatchObject({ ok: true });
    const number = asked.ok ? asked.value.number : 0;
    const [toShop, receipt] = await lastMails();
    expect(toShop).toMatchObject({ to: 'shop@wmk.example', subject: `Frage ${number}: Lampe` });
    expect(JSON.stringify(toShop)).toContain('Passt die Lampe in eine Ente?');
    expect(receipt).toMatchObject({
      to: 'grace@example.org',
      language: 'en',
      subject: `Your question ${number} has arrived`,
    });
    expect(JSON.stringify(receipt)).not.toMatch(/Grace|Ente|Lampe|030/);
  });

  test('staff find it among all questions, or among those of the form alone, by its words', async () => {
    await questions.ask({ ...question, kind: 'shipping', country: 'Island', email: 'tove@example.org' });
    const kinds = async (kind: 'contact' | 'shipping' | null) =>
      (await questions.list(all, { onlyOpen: true, kind }, office)).items.map((one) => one.kind);
    expect(await kinds('contact')).toEqual(['contact']);
    expect(await kinds('shipping')).toEqual(['shipping']);
    expect((await kinds(null)).toSorted()).toEqual(['contact', 'shipping']);
    const { items } = await questions.list(
      { ...all, q: 'ente' },
      { onlyOpen: true, kind: 'contact' },
      office,
    );
    expect(items).toMatchObject([{ name: 'Grace Muster', pieces: [{ title: 'Lampe' }] }]);
  });

  test('the person learns what is kept', async () => {
    expect(await questions.dataOf('GRACE@example.org')).toMatchObject([
      { kind: 'contact', message: question.message },
    ]);
  });

  test.each([
    ['es', (number: number) => `Hemos recibido tu mensaje ${number}`, 'Número de tu mensaje'],
    ['fr', (number: number) => `Nous avons reçu votre message ${number}`, 'Numéro de votre message'],
    ['it', (number: number) => `Abbiamo ricevuto il tuo messaggio ${number}`, 'Numero del tuo messaggio'],
  ] as const)('the receipt is written in the language of the page: %s', async (language, subject, label) => {
    const asked = await questions.ask({ ...question, email: `${language}@example.org` }, language);
    const number = asked.ok ? asked.value.number : 0;
    const [, receipt] = await lastMails();
    expect(receipt).toMatchObject({ to: `${language}@example.org`, language, subject: subject(number) });
    expect(receipt?.blocks).toContainEqual({
      kind: 'table',
      rows: [{ label, value: String(number), strong: true }],
    });
  });
});
