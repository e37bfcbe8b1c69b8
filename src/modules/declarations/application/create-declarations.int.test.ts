import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { openTestOrdering, type TestOrdering } from '../../ordering/testing/open-test-ordering.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

test('a declaration goes three years after the end of its year (§§ 195, 199 BGB)', async () => {
  shop.setNow(new Date('2028-02-29T11:00:00Z'));
  const declared = await shop.declarations.declare(
    { kind: 'withdrawal', name: 'Grete', contract: 'Sessel', email: 'grete@example.org', pieces: null },
    '192.0.2.7',
  );
  expect(declared.ok).toBe(true);
  const count = async () =>
    (await sql<{ id: string }>`select id from declarations`.execute(queries<object>(shop.db))).rows.length;
  shop.setNow(new Date('2031-12-31T22:59:59Z'));
  await shop.declarations.forgetDeclarations();
  expect(await count()).toBe(1);
  shop.setNow(new Date('2031-12-31T23:00:00Z'));
  expect(await shop.declarations.forgetDeclarations()).toBe(1);
  expect(await count()).toBe(0);
});
