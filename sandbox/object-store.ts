import { sql, type ColumnType } from 'kysely';
import { queries, type Db, type Tx } from '../src/platform/db/db.ts';

/** Every stored object has an `id`, as everything that providers show has. */
export interface Kept {
  readonly id: string;
}

/** The stand-in's store within one request: its writes are committed together. */
export interface ObjectStore {
  readonly find: <T extends Kept>(id: string) => Promise<T | null>;
  /** All whose ids begin so. */
  readonly all: <T extends Kept>(prefix: string) => Promise<readonly T[]>;
  readonly keep: <T extends Kept>(object: T) => Promise<void>;
}

interface SandboxTables {
  sandbox_objects: { id: string; body: ColumnType<object, string, string>; created_at: Date };
}

/** Any number, the same in every process. */
const oneAtATime = 7_234_010;

/** Opens the store for one request. Requests run one after the other, so nothing can happen in between. */
export function withObjects<T>(db: Db, now: Date, work: (objects: ObjectStore) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(${oneAtATime})`.execute(queries<SandboxTables>(tx));
    return work(objectsIn(tx, now));
  });
}

function objectsIn(tx: Tx, now: Date): ObjectStore {
  return {
    async find<T extends Kept>(id: string) {
      const row = await queries<SandboxTables>(tx)
        .selectFrom('sandbox_objects')
        .select('body')
        .where('id', '=', id)
        .executeTakeFirst();
      return (row?.body as T | undefined) ?? null;
    },
    async all<T extends Kept>(prefix: string) {
      const rows = await queries<SandboxTables>(tx)
        .selectFrom('sandbox_objects')
        .select('body')
        .where((where) => where.fn('starts_with', ['id', where.val(prefix)]))
        .execute();
      return rows.map(({ body }) => body as T);
    },
    async keep(object) {
      const body = JSON.stringify(object);
      await queries<SandboxTables>(tx)
        .insertInto('sandbox_objects')
        .values({ id: object.id, body, created_at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ body }))
        .execute();
    },
  };
}
