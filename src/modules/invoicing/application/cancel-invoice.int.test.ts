import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { createInvoicing, issuedFor, type Invoicing } from '../index.ts';
import { aDraft } from '../testing/an-invoice.ts';

let db: TestDatabase;
let invoicing: Invoicing;
const now = new Date('2028-02-29T11:00:00Z');
beforeAll(async () => {
  db = await openTestDatabase();
  invoicing = createInvoicing({
    db,
    now: () => now,
    newId: randomUUID,
    files: { put: async () => undefined, get: async () => null, delete: async () => undefined },
    makeDocument: async ({ number }) => Buffer.from(`PDF ${number}`),
  });
});
afterAll(() => db.close());

const issue = (reference: string) =>
  db.transaction((tx) => invoicing.issueInvoice(tx, reference, aDraft(), now));
const credit = (reference: string, key: string, amountCents: number) =>
  db.transaction((tx) => invoicing.issueCreditNote(tx, { reference, key, amountCents, returned: [] }, now));

test('an invoice whose money never came is cancelled by a document of its own, and the next payment has the next one', async () => {
  const reference = randomUUID();
  const cancel = () => db.transaction((tx) => invoicing.cancelInvoice(tx, reference, now));
  expect(await cancel()).toBeNull();
  const first = await issue(reference);
  const cancelled = await cancel();
  expect(cancelled?.content).toMatchObject({
    kind: 'credit-note',
    isCancellation: true,
    refersTo: { number: first.content.number },
    grossCents: first.content.grossCents,
    taxes: first.content.taxes,
    paidOn: null,
  });
  expect(await cancel()).toBeNull();
  expect(await credit(reference, 'refund 1', 10_000)).toBeNull();
  const second = await issue(reference);
  expect(second.id).not.toBe(first.id);
  expect((await issue(reference)).id).toBe(second.id);
  // What goes back later corrects the second one alone.
  const corrected = await credit(reference, 'refund 1', 10_000);
  expect(corrected?.content).toMatchObject({
    refersTo: { number: second.content.number },
    grossCents: 10_000,
  });
  expect(corrected?.content).not.toHaveProperty('isCancellation');
  await expect(cancel()).rejects.toThrow('an invoice with refunds is not cancelled');
  const [, ...followers] = await issuedFor(db, reference);
  const numberOf = ({ number }: { number: string }) => Number(number.slice(5));
  expect(followers.map(numberOf)).toEqual([1, 2, 3].map((next) => numberOf(first.content) + next));

  await invoicing.makeDocumentOf(cancelled?.id ?? '');
  const { rows } = await sql<{ payload: Mail }>`
    select payload from outbox where job = 'send-mail' order by id desc limit 1
  `.execute(queries<object>(db));
  expect(rows[0]?.payload).toMatchObject({
    subject: `Stornorechnung ${cancelled?.content.number}`,
    attachments: [{ filename: `Stornorechnung ${cancelled?.content.number}.pdf` }],
  });
});
