import { z } from 'zod';
import {
  securityEventKinds,
  type SecurityEventKind,
  type SecuritySide,
} from '../../shared/staff/security-event.ts';
import { dayMs } from '../../shared/time/durations.ts';
import { queries, type Db } from '../db/db.ts';
import { networkOf, keyedTexts } from '../http/client-keys.ts';
import { job } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';
import { EventGatherer, type GatheredEvents, type SecurityPerson } from './gather-events.ts';
import type { Generated } from 'kysely';

export interface SecurityLogTables {
  security_events: {
    id: Generated<string>;
    at: Date;
    last_at: Date;
    kind: string;
    network: string | null;
    network_key: string | null;
    who: SecuritySide | null;
    person_id: string | null;
    count: number;
  };
}

interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** The network address that the request comes from; null if unknown. */
  readonly client: string | null;
  /** Omitted if no person is known. */
  readonly person?: SecurityPerson | null;
}

/** Notes an event for the people who watch over the shop. Takes no time, waits for nothing and never throws. */
export type RecordSecurityEvent = (event: SecurityEvent) => void;

export interface SecurityFigures {
  /** Since the process began. */
  readonly byKind: Readonly<Record<SecurityEventKind, number>>;
  /** How many of them are in no row, because the database did not accept them for a long time. */
  readonly dropped: number;
}

const writeEveryMs = 2_000;
/** How many rows may wait while the database does not answer. */
const maxWaiting = 2_000;
const rowsAtOnce = 500;
/** In clear as long as blocking it helps; after that only its HMAC is kept. */
const networkKeptDays = 7;
const keptDays = 90;

const forgetEvents = job('forget-security-events', z.object({}));

/**
 * The security log: a line of the server's log and a row of `security_events` for events of one kind, network and
 * person within a minute. Requests only count; the counts are written every two seconds.
 */
export function createSecurityLog({
  db,
  now,
  log,
}: {
  readonly db: Db;
  readonly now: () => Date;
  readonly log: Log;
}) {
  const gatherer = new EventGatherer();
  const byKind = Object.fromEntries(securityEventKinds.map((kind) => [kind, 0])) as Record<
    SecurityEventKind,
    number
  >;
  let waiting: GatheredEvents[] = [];
  let dropped = 0;
  let writing: Promise<void> = Promise.resolve();

  const record: RecordSecurityEvent = ({ kind, client, person = null }) => {
    byKind[kind] += 1;
    gatherer.add(kind, client === null ? null : networkOf(client), person, now());
  };

  async function write(everything: boolean): Promise<void> {
    const taken = gatherer.take(now(), everything);
    for (const events of taken) log.info({ security: lineOf(events) }, 'security event');
    waiting.push(...taken);
    try {
      while (waiting.length > 0) {
        const rows = waiting.slice(0, rowsAtOnce);
        await addRows(db, rows);
        waiting = waiting.slice(rows.length);
      }
    } catch (error) {
      log.warn({ error, waiting: waiting.length }, 'security events could not be written');
      const lost = waiting.slice(maxWaiting);
      waiting = waiting.slice(0, maxWaiting);
      dropped += lost.reduce((sum, { count }) => sum + count, 0);
    }
  }
  /** One after the other, or two of them would write the same rows. */
  const flush = (everything: boolean): Promise<void> => (writing = writing.then(() => write(everything)));
  const timer = setInterval(() => void flush(false), writeEveryMs).unref();

  return {
    record,
    /** Writes all events up to now, for a reader who wants to see them. */
    flush: () => flush(true),
    figures: (): SecurityFigures => ({ byKind: { ...byKind }, dropped }),
    forget: () => forget(db, now()),
    /** Call before the jobs start. */
    defineJobs(jobs: Jobs): void {
      jobs.define(forgetEvents, { retryLimit: 2, atOnce: 1, handler: () => forget(db, now()) });
      jobs.schedule(forgetEvents, '25 3 * * *', {});
    },
    /** For a customer's request for information (Art. 15 GDPR). */
    eventsOf: (customerId: string) => eventsOf(db, customerId),
    /** Writes the rest. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush(true);
    },
  };
}

export type SecurityLog = ReturnType<typeof createSecurityLog>;

function lineOf({ kind, network, person, count, firstAt }: GatheredEvents) {
  return { kind, network, ...person, count, at: firstAt.toISOString() };
}

async function addRows(db: Db, rows: readonly GatheredEvents[]): Promise<void> {
  const networks = [...new Set(rows.flatMap(({ network }) => network ?? []))];
  const keys = await keyedTexts(db, 'security', networks);
  await queries<SecurityLogTables>(db)
    .insertInto('security_events')
    .values(
      rows.map(({ kind, network, person, count, firstAt, lastAt }) => ({
        at: firstAt,
        last_at: lastAt,
        kind,
        network,
        network_key: network === null ? null : (keys.get(network) ?? null),
        who: person?.who ?? null,
        person_id: person?.id ?? null,
        count,
      })),
    )
    .execute();
}

async function forget(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const q = queries<SecurityLogTables>(db);
  await q
    .updateTable('security_events')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('at', '<', before(networkKeptDays))
    .execute();
  await q.deleteFrom('security_events').where('at', '<', before(keptDays)).execute();
}

async function eventsOf(db: Db, customerId: string) {
  return queries<SecurityLogTables>(db)
    .selectFrom('security_events')
    .select(['at', 'kind', 'network', 'count'])
    .where('person_id', '=', customerId)
    .where('who', '=', 'customer')
    .orderBy('at', 'desc')
    .limit(1000)
    .execute();
}
