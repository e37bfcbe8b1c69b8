import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../db/db.ts';

export interface StoredPasskey {
  /** As the browser names it, base64url. */
  readonly id: string;
  readonly ownerId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

type Row = Omit<StoredPasskey, 'counter' | 'transports'> & {
  /** Some drivers give bigint as text. */
  readonly counter: number | string;
  readonly transports: string;
};

/**
 * The passkeys of a department's people.
 * @param table of that department
 * @param ownerColumn whose key it is
 */
export function storedPasskeys(table: string, ownerColumn: string) {
  const keys = sql.table(table);
  const owner = sql.ref(ownerColumn);

  async function select(handle: Db | Tx, by: 'id' | 'owner', value: string): Promise<StoredPasskey[]> {
    const which = by === 'id' ? sql`id = ${value}` : sql`${owner} = ${value}::uuid`;
    const { rows } = await sql<Row>`
      select id, ${owner} as "ownerId", public_key as "publicKey", counter, transports, name,
        created_at as "createdAt", last_used_at as "lastUsedAt"
      from ${keys} where ${which} order by created_at, id
    `.execute(queries<object>(handle));
    return rows.map((row) => ({
      ...row,
      counter: Number(row.counter),
      transports: row.transports.split(',').filter((name) => name !== ''),
    }));
  }

  return {
    of: (handle: Db | Tx, ownerId: string): Promise<readonly StoredPasskey[]> =>
      select(handle, 'owner', ownerId),

    async find(handle: Db | Tx, id: string): Promise<StoredPasskey | null> {
      return (await select(handle, 'id', id))[0] ?? null;
    },

    /** @returns false when it is known already */
    async add(tx: Tx, key: Omit<StoredPasskey, 'lastUsedAt'>): Promise<boolean> {
      const { rows } = await sql`
        insert into ${keys} (id, ${owner}, public_key, counter, transports, name, created_at)
        values (${key.id}, ${key.ownerId}, ${key.publicKey}, ${key.counter}, ${key.transports.join(',')},
          ${key.name}, ${key.createdAt})
        on conflict (id) do nothing returning id
      `.execute(queries<object>(tx));
      return rows.length > 0;
    },

    async noteUse(tx: Tx, id: string, counter: number, now: Date): Promise<void> {
      await sql`
        update ${keys} set counter = ${counter}, last_used_at = ${now} where id = ${id}
      `.execute(queries<object>(tx));
    },

    /** @returns false when there is no such key of theirs */
    async rename(tx: Tx, ownerId: string, id: string, name: string): Promise<boolean> {
      const { rows } = await sql`
        update ${keys} set name = ${name} where id = ${id} and ${owner} = ${ownerId}::uuid returning id
      `.execute(queries<object>(tx));
      return rows.length > 0;
    },

    /**
     * @param id null: all of theirs
     * @returns what they were called
     */
    async remove(tx: Tx, ownerId: string, id: string | null): Promise<readonly string[]> {
      const { rows } = await sql<{ name: string }>`
        delete from ${keys} where ${owner} = ${ownerId}::uuid and ${id === null ? sql`true` : sql`id = ${id}`}
        returning name
      `.execute(queries<object>(tx));
      return rows.map(({ name }) => name);
    },
  };
}
