import { CompiledQuery } from 'kysely';
import type { Db as QueueDatabase } from 'pg-boss';
import { queries, type Db, type Tx } from '../db/db.ts';
import { scriptsOf } from '../db/script.ts';

/** The queue's view of our own handle: no pool and no embedded database beside ours. */
export function queueDatabase(db: Db): QueueDatabase {
  const run = scriptsOf(db);
  return {
    executeSql: async (text, values) => ({ rows: await run(text, values ?? []) }),
    async listen(channel, onNotification, onReconnect) {
      let open = true;
      await db.listen(channel, (payload) => {
        if (!open) return;
        if (payload === '*') onReconnect();
        else onNotification(payload);
      });
      onReconnect();
      return {
        close: async () => {
          open = false;
        },
      };
    },
  };
}

/**
 * The same inside a transaction of ours: the queue's writes are committed or rolled back with it. One statement per
 * call.
 */
export function queueDatabaseIn(tx: Tx): QueueDatabase {
  const executor = queries<never>(tx).getExecutor();
  return {
    async executeSql(text, values) {
      const { rows } = await executor.executeQuery(CompiledQuery.raw(text, values ?? []));
      return { rows };
    },
  };
}
