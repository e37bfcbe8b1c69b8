import { sql, CompiledQuery } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss, QueueOptions, QueueResult, Db as QueueDatabase } from 'pg-boss';
import type { z } from 'zod';
import { queries, type Db, type Tx } from '../db/db.ts';
import { scriptsOf } from '../db/migrate.ts';
import type { Log } from '../log/log.ts';
import type { Job, PayloadOf } from './job.ts';
import { batchSizeOf, runBatch, timeoutSecondsOf, type JobPlan } from './run-batch.ts';

export interface Jobs {
  /** Defines how a kind of job is done. Call before `start`. The handler must be idempotent, see {@link JobPlan}. */
  define<Schema extends z.ZodType>(job: Job<Schema>, plan: JobPlan<Schema>): void;
  /**
   * Runs a defined job regularly, once among all processes. Call before `start`.
   * @param cron minute, hour, day, month, weekday in Berlin's time
   */
  schedule<J extends Job>(job: J, cron: string, payload: PayloadOf<J>): void;
  /** Creates missing queues and begins to work. */
  start(): Promise<void>;
  /**
   * Takes no more jobs and waits for those in flight.
   * @param deadlineMs after this time their signals are aborted and they are retried later. Default 8 s.
   */
  stop(deadlineMs?: number): Promise<void>;
  /** The names of the defined jobs. */
  names(): readonly string[];
  /** Queues jobs inside a transaction. A job whose id was queued before is not queued again. Call after `start`. */
  enqueue(tx: Tx, jobs: readonly { name: string; id: string; payload: unknown }[]): Promise<void>;
  /** Empties the payloads of finished jobs. Their ids are kept for some days, so that no job is done twice. */
  forgetDone(): Promise<void>;
}

const schema = 'jobs';
/** After this many seconds it is noticed that a job's process has died. */
const heartbeatSeconds = 30;
const retriesAtMostApartSeconds = 3_600;
/** How long the ids of finished jobs and the payloads of finally failed ones are kept. */
const deleteAfterSeconds = 3 * 86_400;

/**
 * The shop's jobs, in the shop's own database. Workers are woken when any process queues a job.
 * @param options.pollSeconds how often each kind of job also looks for due retries and missed notifications. Default
 * 10.
 */
export function createJobs(options: { db: Db; log: Log; pollSeconds?: number }): Jobs {
  const { db, log, pollSeconds = 10 } = options;
  const defined = new Map<string, { job: Job; plan: JobPlan }>();
  const schedules = new Map<string, { cron: string; payload: object }>();
  let boss: PgBoss | null = null;
  let starting: Promise<void> | null = null;

  async function open(): Promise<void> {
    const opening = await openQueue(db, log);
    await opening.start();
    const existing = new Map((await opening.getQueues()).map((queue) => [queue.name, queue]));
    for (const [name, { plan }] of defined) await prepareQueue(opening, name, plan, existing.get(name));
    await alignSchedules(opening, schedules);
    for (const { job, plan } of defined.values()) {
      await opening.work(
        job.name,
        {
          batchSize: batchSizeOf(plan),
          // After a full batch there may be more jobs: without this they would wait for the next poll.
          burstWhenBatchFull: true,
          perJobResults: true,
          includeMetadata: true,
          pollingIntervalSeconds: pollSeconds,
          notifyPollingIntervalSeconds: pollSeconds,
        },
        (batch: JobWithMetadata<unknown>[]) => runBatch(job, plan, batch, log),
      );
    }
    boss = opening;
  }

  async function stop(deadlineMs = 8_000): Promise<void> {
    // If stopped while still starting, the start is completed first.
    await starting?.catch(() => undefined);
    starting = null;
    const stopping = boss;
    if (stopping === null) return;
    boss = null;
    const late = new AbortController();
    const idle = Promise.all([...defined.keys()].map((name) => stopping.offWork(name, { wait: true })));
    const deadline = pause(deadlineMs, 'late', { signal: late.signal }).catch(() => 'idle');
    if ((await Promise.race([idle, deadline])) === 'late')
      log.warn('jobs are still running and will be tried again');
    late.abort();
    await stopping.stop({ graceful: false, close: false });
  }

  return {
    define(job, plan) {
      if (starting !== null || defined.has(job.name))
        throw new Error(`job '${job.name}' is defined twice or too late`);
      defined.set(job.name, { job, plan });
    },
    schedule(job, cron, payload) {
      if (!defined.has(job.name)) throw new Error(`job '${job.name}' is not defined`);
      schedules.set(job.name, { cron, payload: job.schema.parse(payload) as object });
    },
    start: () => (starting ??= open()),
    stop,
    names: () => [...defined.keys()],
    async forgetDone() {
      if (boss === null) return;
      await sql`
        update jobs.job set data = '{}' where state in ('completed', 'cancelled') and data <> '{}'::jsonb
      `.execute(queries(db));
    },
    async enqueue(tx, jobs) {
      if (boss === null) throw new Error('the jobs are not started');
      const inside = queueDatabaseIn(tx);
      for (const { name, id, payload } of jobs) {
        // A name without a queue would be looked up outside the transaction, which hangs on the embedded database.
        if (!defined.has(name)) throw new Error(`job '${name}' is not defined`);
        await boss.send(name, payload as object, { id, db: inside });
      }
    },
  };
}

async function openQueue(db: Db, log: Log): Promise<PgBoss> {
  // Loaded here and not at the top, because the shop answers requests before its jobs are ready.
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: queueDatabase(db),
    backend: db.engine === 'embedded' ? 'pglite' : 'postgres',
    schema,
    useListenNotify: true,
    // Unused features, which would only poll.
    flowIntervalSeconds: 86_400,
    bamIntervalSeconds: 3_600,
    cronWorkerIntervalSeconds: 10,
  });
  boss.on('error', (error) => log.error({ error }, 'the job queue had an error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'));
  return boss;
}

/** Creates or updates the queue's own tables, for a shop whose role may not. */
export async function installQueue(db: Db, log: Log): Promise<void> {
  const boss = await openQueue(db, log);
  await boss.start();
  await boss.stop({ graceful: false, close: false });
}

/** Creates or updates a job's queue. It costs nothing if nothing has changed, which is so at most starts. */
async function prepareQueue(
  boss: PgBoss,
  name: string,
  plan: JobPlan,
  existing: QueueResult | undefined,
): Promise<void> {
  const wanted = {
    retryLimit: plan.retryLimit,
    retryDelay: plan.retryDelaySeconds ?? 5,
    retryBackoff: true,
    retryDelayMax: retriesAtMostApartSeconds,
    // A safety net below runBatch's own limit. The time allowed is that of all jobs of a batch one after the other.
    expireInSeconds: timeoutSecondsOf(plan) * batchSizeOf(plan) + 30,
    heartbeatSeconds,
    deleteAfterSeconds,
    notify: true,
  } satisfies QueueOptions & { notify: boolean };
  if (existing === undefined) return boss.createQueue(name, wanted);
  const same = Object.entries(wanted).every(([key, value]) => existing[key as keyof QueueResult] === value);
  if (!same) await boss.updateQueue(name, wanted);
}

async function alignSchedules(
  boss: PgBoss,
  wanted: ReadonlyMap<string, { cron: string; payload: object }>,
): Promise<void> {
  const kept = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const name of kept.keys()) {
    if (!wanted.has(name)) await boss.unschedule(name);
  }
  for (const [name, { cron, payload }] of wanted) {
    const { cron: keptCron, data } = kept.get(name) ?? {};
    if (keptCron === cron && JSON.stringify(data) === JSON.stringify(payload)) continue;
    await boss.schedule(name, cron, payload, { tz: 'Europe/Berlin' });
  }
}

/** The queue's view of our own handle: no pool and no embedded database beside ours. */
function queueDatabase(db: Db): QueueDatabase {
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
function queueDatabaseIn(tx: Tx): QueueDatabase {
  const executor = queries<never>(tx).getExecutor();
  return {
    async executeSql(text, values) {
      const { rows } = await executor.executeQuery(CompiledQuery.raw(text, values ?? []));
      return { rows };
    },
  };
}
