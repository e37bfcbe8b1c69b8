import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { fail } from '../../../shared/result.ts';
import { createInvoicing, issuedFor, type Invoicing } from '../index.ts';
import { aDraft } from '../testing/an-invoice.ts';
import { testsInOrder } from '../../../../tests/in-order.ts';

// One series of numbers, from the first document until the last one is forgotten.
testsInOrder();

let db: TestDatabase;
let invoicing: Invoicing;
let now = new Date('2028-02-29T11:00:00Z');
const files = new Map<string, Uint8Array>();
let made = 0;
beforeAll(async () => {
  db = await openTestDatabase();
  invoicing = createInvoicing({
    db,
    now: () => now,
    newId: randomUUID,
    files: {
      put: async (key, contents) => void files.set(key, contents as Uint8Array),
      get: async () => null,
      delete: async (key) => void files.delete(key),
    },
    makeDocument: async ({ number }) => {
      made += 1;
      return Buffer.from(`PDF ${number}`);
    },
  });
});
afterAll(() => db.close());

const issue = (reference: string) =>
  db.transaction((tx) => invoicing.issueInvoice(tx, reference, aDraft(), now));
const credit = (reference: string, idempotencyKey: string, amountCents: number) =>
  db.transaction((tx) =>
    invoicing.issueCreditNote(tx, { reference, key: idempotencyKey, amountCents, returned: [] }, now),
  );
const numbers = async (): Promise<string[]> => {
  const { rows } = await sql<{ number: string }>`
    select content ->> 'number' as number from invoices order by year, number
  `.execute(queries<object>(db));
  return rows.map(({ number }) => number);
};

test('§ 14 (4) No. 4 UStG: numbers follow each other, also of many at once and where one fails', async () => {
  const references = Array.from({ length: 12 }, () => randomUUID());
  await Promise.all(
    references.map((reference, index) =>
      index % 3 === 2
        ? db.transaction(async (tx) => {
            await invoicing.issueInvoice(tx, reference, aDraft(), now);
            return fail({ code: 'thought-better-of-it' });
          })
        : issue(reference),
    ),
  );
  expect(await numbers()).toEqual(
    Array.from({ length: 8 }, (_, index) => `2028-${String(index + 1).padStart(5, '0')}`),
  );
});

test('asked twice, it is one; its year is Berlin’s', async () => {
  now = new Date('2028-12-31T23:30:00Z');
  const reference = randomUUID();
  const first = await issue(reference);
  const again = await issue(reference);
  expect(again.id).toBe(first.id);
  expect(first.content).toMatchObject({ number: '2029-00001', issuedOn: '2029-01-01', grossCents: 151_300 });
});

test('credit notes: one for each key, none beyond what was invoiced, none without an invoice', async () => {
  const reference = randomUUID();
  await issue(reference);
  const first = await credit(reference, 'refund 1', 10_000);
  expect(first?.content).toMatchObject({
    kind: 'credit-note',
    refersTo: { issuedOn: '2029-01-01' },
    grossCents: 10_000,
    paidOn: null,
  });
  expect((await credit(reference, 'refund 1', 10_000))?.id).toBe(first?.id);
  expect((await credit(reference, 'refund 2', 999_999))?.content.grossCents).toBe(141_300);
  expect(await credit(reference, 'refund 3', 1)).toBeNull();
  expect(await credit(randomUUID(), 'refund 1', 10_000)).toBeNull();
  expect((await issuedFor(db, reference)).map(({ kind, grossCents }) => [kind, grossCents])).toEqual([
    ['invoice', 151_300],
    ['credit-note', 10_000],
    ['credit-note', 141_300],
  ]);
});

test('issued documents cannot be changed by anybody', async () => {
  const { id } = await issue(randomUUID());
  const change = sql`update invoices set gross_cents = 1, content = '{}' where id = ${id}::uuid`;
  await expect(change.execute(queries<object>(db))).rejects.toThrow('invoices do not change');
});

test('its PDF is made and mailed once, however often the job runs', async () => {
  const reference = randomUUID();
  const invoice = await issue(reference);
  expect(await issuedFor(db, reference)).toMatchObject([{ isMade: false }]);
  const before = made;
  await invoicing.makeDocumentOf(invoice.id);
  await invoicing.makeDocumentOf(invoice.id);
  expect(made).toBe(before + 1);
  expect(await issuedFor(db, reference)).toMatchObject([{ isMade: true }]);
  const { rows } = await sql<{ payload: Mail }>`
    select payload from outbox where job = 'send-mail' order by id
  `.execute(queries<object>(db));
  expect(rows.map(({ payload }) => payload)).toMatchObject([
    {
      to: 'ada@example.org',
      subject: `Ihre Rechnung ${invoice.content.number}`,
      attachments: [
        { filename: `Rechnung ${invoice.content.number}.pdf`, fileKey: `invoices/${invoice.id}.pdf` },
      ],
    },
  ]);
  await expect(
    sql`update invoices set file_key = 'other.pdf' where id = ${invoice.id}::uuid`.execute(
      queries<object>(db),
    ),
  ).rejects.toThrow('invoices do not change');
});

test('§ 14b (1) UStG: kept for eight years from the end of its year, and then forgotten with its file', async () => {
  const total = (await numbers()).length;
  now = new Date('2036-12-31T12:00:00Z');
  expect(await invoicing.forgetInvoices()).toBe(0);
  now = new Date('2037-01-01T12:00:00Z');
  expect(await invoicing.forgetInvoices()).toBe(8);
  expect(files.size).toBe(1);
  now = new Date('2038-01-01T12:00:00Z');
  expect(await invoicing.forgetInvoices()).toBe(total - 8);
  expect([...files]).toEqual([]);
});

test.each([
  ['es', 'Tu factura', 'Tu factura rectificativa'],
  ['fr', 'Votre facture', 'Votre facture rectificative'],
  ['it', 'La tua fattura', 'La tua nota di credito'],
] as const)('documents in English are brought by mails in the language of the order: %s', async (...of) => {
  const [mailLanguage, subject, ofCredit] = of;
  const reference = randomUUID();
  const draft = aDraft({ language: 'en', mailLanguage });
  const invoice = await db.transaction((tx) => invoicing.issueInvoice(tx, reference, draft, now));
  const credited = await credit(reference, 'refund 1', 10_000);
  await invoicing.makeDocumentOf(invoice.id);
  await invoicing.makeDocumentOf(credited?.id ?? '');
  const { rows } = await sql<{ payload: Mail }>`
    select payload from outbox where job = 'send-mail' order by id desc limit 2
  `.execute(queries<object>(db));
  const [numbered, creditNumber] = [invoice.content.number, credited?.content.number];
  expect(rows.map(({ payload }) => payload).toReversed()).toMatchObject([
    {
      language: mailLanguage,
      subject: `${subject} ${numbered}`,
      attachments: [{ filename: `Invoice ${numbered}.pdf` }],
    },
    {
      language: mailLanguage,
      subject: `${ofCredit} ${creditNumber}`,
      attachments: [{ filename: `Credit note ${creditNumber}.pdf` }],
    },
  ]);
});
