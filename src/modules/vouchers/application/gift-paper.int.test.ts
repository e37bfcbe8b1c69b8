import { sql } from 'kysely';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { rightsOf } from '../../../shared/staff/staff-roles.ts';
import { createVouchers } from '../index.ts';
import { giftHashOf } from './redeem-gift.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const owner: Actor = {
  kind: 'staff' as const,
  isFresh: true,
  id: randomUUID(),
  name: 'Olga',
  role: 'owner' as const,
  rights: rightsOf('owner'),
};

test('a gift voucher is printed in French: one page that says which language it is', async () => {
  const code = 'ABCD-EFGH-JKLM-NPQR';
  await sql`
    insert into gift_vouchers (id, code_hash, value_cents, balance_cents, last_day, paid_by, sold_at, sold_by)
    values (${randomUUID()}::uuid, ${giftHashOf(code)}, 125000, 125000, '2029-03-08', 'cash', '2026-03-08', 'Olga')
  `.execute(queries<object>(db));
  const vouchers = createVouchers({
    db,
    newId: randomUUID,
    randomBytes,
    publicUrl: 'https://wmk.example',
    moveValue: async () => undefined,
    now: () => new Date('2026-06-15T10:00:00Z'),
    company: async () => ({
      shopName: 'WMK',
      firm: 'WMK Muster GmbH',
      street: 'Musterstraße 1',
      postalCode: '10115',
      city: 'Berlin',
    }),
  });
  const printed = await vouchers.printGift(
    { code, language: 'fr', design: 'planks', recipient: 'Ada', greeting: null },
    owner,
  );
  if (!printed.ok) throw new Error(printed.error.code);
  const pdf = Buffer.from(printed.value.bytes).toString('latin1');
  expect(printed.value.name).toBe('bon-cadeau.pdf');
  expect(pdf).toContain('/Lang (fr)');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
