import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import { currentClient } from '../fair-queue/client.ts';
import type { FairQueue } from '../fair-queue/fair-queue.ts';
import { noneFree } from './in-time.ts';

/**
 * Wraps a dialect so that client networks take turns at its connections: a network with a hundred queued queries waits
 * for its own and does not delay others. `turns` must allow as many at once as there are connections.
 * @param waitMs the longest wait for a turn, in ms; no limit if omitted
 */
export function queuedDialect(dialect: Dialect, queue: FairQueue, waitMs?: number): Dialect {
  return {
    createDriver: () => queuedDriver(dialect.createDriver(), queue, waitMs),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (kysely) => dialect.createIntrospector(kysely),
    createAdapter: () => {
      const adapter = dialect.createAdapter();
      // The turns guard a single connection; Kysely's own queue is first come, first served.
      Object.defineProperty(adapter, 'supportsMultipleConnections', { value: true });
      return adapter;
    },
  };
}

function queuedDriver(driver: Driver, queue: FairQueue, waitMs: number | undefined): Driver {
  const ends = new WeakMap<DatabaseConnection, () => void>();
  return new Proxy(driver, {
    get(target, key) {
      if (key === 'acquireConnection') return acquireConnection;
      if (key === 'releaseConnection') return releaseConnection;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

  async function acquireConnection(...options: Parameters<Driver['acquireConnection']>) {
    const end = await turnWithin(queue, waitMs);
    try {
      const connection = await driver.acquireConnection(...options);
      ends.set(connection, end);
      return connection;
    } catch (error) {
      end();
      throw error;
    }
  }

  async function releaseConnection(...[connection, ...options]: Parameters<Driver['releaseConnection']>) {
    const end = ends.get(connection);
    ends.delete(connection);
    try {
      await driver.releaseConnection(connection, ...options);
    } finally {
      end?.();
    }
  }
}

async function turnWithin(queue: FairQueue, waitMs: number | undefined): Promise<() => void> {
  const client = currentClient();
  const turn = queue.begin(client.network, () => client.left());
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    if (waitMs !== undefined) timer = setTimeout(resolve, waitMs, null);
  });
  const end = await Promise.race([turn, tooLate]);
  clearTimeout(timer);
  if (end !== null) {
    const began = performance.now();
    return () => {
      client.spend(performance.now() - began);
      end();
    };
  }
  // The turn may still come; it is then handed back unused.
  void turn.then((late) => late?.());
  throw new Error(noneFree);
}
