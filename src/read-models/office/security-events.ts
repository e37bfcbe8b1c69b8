import { sql } from 'kysely';
import { queries, type Db } from '../../platform/db/db.ts';
import { beginningWith, containing } from '../../platform/db/named-like.ts';
import type { ListQuery } from '../../platform/http/list-query.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import { requireRight } from '../../shared/staff/staff-rights.ts';
import type { SecurityEventKind, SecuritySide } from '../../shared/staff/security-event.ts';
import { dayMs } from '../../shared/time/durations.ts';
import { alarmsOf, type Alarm, type DayCount } from './alarms.ts';

interface SecurityEventForStaff {
  readonly id: string;
  readonly at: Date;
  readonly lastAt: Date;
  readonly kind: SecurityEventKind;
  /** Null: unknown, or several are counted together, or the entry is older than a week. */
  readonly network: string | null;
  readonly who: SecuritySide | null;
  readonly personId: string | null;
  /** Null: the account is gone, or never existed. */
  readonly personName: string | null;
  readonly count: number;
}

export interface SecurityEventFilter {
  readonly kind?: SecurityEventKind | undefined;
  readonly personId?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

const persons = sql`
  left join staff s on e.who = 'staff' and s.id = e.person_id
  left join customers c on e.who = 'customer' and c.id = e.person_id`;
const personName = sql`coalesce(s.name, c.name) as "personName"`;

/**
 * The security log as a page of a list.
 * @throws RightMissing
 */
export async function securityEvents(
  db: Db,
  { page, perPage, order, q }: Omit<ListQuery, 'sort'>,
  { kind, personId, from, to }: SecurityEventFilter,
  actor: Actor,
): Promise<{ readonly items: readonly SecurityEventForStaff[]; readonly total: number }> {
  requireRight(actor, 'audit:read');
  const conditions = [
    ...(kind === undefined ? [] : [sql`e.kind = ${kind}`]),
    ...(personId === undefined ? [] : [sql`e.person_id = ${personId}`]),
    ...(from === undefined ? [] : [sql`e.at >= ${from}`]),
    ...(to === undefined ? [] : [sql`e.at < ${to}`]),
    ...(q === undefined ? [] : [found(q)]),
  ];
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const direction = order === 'ASC' ? sql`asc` : sql`desc`;
  const handle = queries<object>(db);
  const [items, counted] = await Promise.all([
    sql<SecurityEventForStaff>`
      select e.id::text as id, e.at, e.last_at as "lastAt", e.kind, e.network, e.who, e.person_id as "personId",
        ${personName}, e.count
      from security_events e ${persons} where ${where}
      order by e.at ${direction}, e.id ${direction}
      limit ${perPage} offset ${(page - 1) * perPage}
    `.execute(handle),
    sql<{ total: number }>`
      select count(*)::int as total from security_events e ${persons} where ${where}
    `.execute(handle),
  ]);
  return { items: items.rows, total: counted.rows[0]?.total ?? 0 };
}

/** By a network as it is shown, or its beginning; by a name or an e-mail address. */
function found(q: string) {
  return sql`(e.network ilike ${beginningWith(q)} or coalesce(s.name, c.name) ilike ${containing(q)}
    or coalesce(s.email, c.email) ilike ${containing(q)})`;
}

/** What was unusual in the last 24 hours; null: not for this role. */
export async function alarms(db: Db, actor: Actor, now: Date): Promise<readonly Alarm[] | null> {
  if (actor.kind !== 'staff' || !actor.rights.includes('audit:read')) return null;
  const { rows } = await sql<DayCount>`
    select e.kind, e.who, e.person_id as "personId", ${personName}, e.network_key as "networkKey",
      max(e.network) as network, sum(e.count)::int as count, max(e.last_at) as "lastAt"
    from security_events e ${persons}
    where e.at > ${new Date(now.getTime() - dayMs)}
    group by e.kind, e.who, e.person_id, s.name, c.name, e.network_key
  `.execute(queries<object>(db));
  return alarmsOf(rows);
}
