import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import type { Db, Tx } from '../db/db.ts';
import { writeOutbox } from '../outbox/outbox.ts';
import { job, type PayloadOf } from './job.ts';

const greet = job('greet', z.object({ name: z.string(), times: z.number().default(1) }));

test.each(['', 'Greet', 'greet twice', '2-greet', 'greet_twice'])("'%s' is no name of a job", (name) => {
  expect(() => job(name, z.object({}))).toThrow(TypeError);
});

test("the compiler knows a job's payload", () => {
  expectTypeOf<PayloadOf<typeof greet>>().toEqualTypeOf<{ name: string; times?: number | undefined }>();
});

test('the compiler tells a transaction from the database', () => {
  expectTypeOf<Tx>().not.toExtend<Db>();
  expectTypeOf<Db>().not.toExtend<Tx>();
  expectTypeOf<Tx>().not.toHaveProperty('transaction');
});

/** Never run: the compiler must refuse these lines. */
export async function refusedByTheCompiler(db: Db, tx: Tx): Promise<void> {
  await writeOutbox(tx, greet, { name: 'Ada' }, new Date(0));
  // @ts-expect-error an order outside of a transaction would be carried out though its cause was rolled back
  await writeOutbox(db, greet, { name: 'Ada' }, new Date(0));
  // @ts-expect-error the payload is the job's
  await writeOutbox(tx, greet, { names: 'Ada' }, new Date(0));
}
