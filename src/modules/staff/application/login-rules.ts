import { sql } from 'kysely';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import { FreshLoginNeeded, requireRight } from '../../../shared/staff/staff-rights.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import type { StaffTables } from '../infrastructure/staff.tables.ts';
import type { StaffDependencies } from './staff-dependencies.ts';

/** The owner's settings for logins. */
interface LoginRules {
  /** More value than this in a day requires the password again. 0 to 1,000,000 €. */
  readonly needPasswordAboveCents: Cents;
  /** Incremented by each change. */
  readonly version: number;
}

const read = (handle: Db | Tx) =>
  queries<StaffTables>(handle)
    .selectFrom('login_rules')
    .select(['refunds_need_password_above_cents as needPasswordAboveCents', 'version']);

/** The values until the owner changes them; the same as the defaults of the table. */
const first: LoginRules = { needPasswordAboveCents: 50_000, version: 1 };

/** @throws RightMissing */
export async function loginRules({ db }: StaffDependencies, actor: Actor): Promise<LoginRules> {
  requireRight(actor, 'staff:read');
  return (await read(db).executeTakeFirst()) ?? first;
}

/**
 * Somebody is about to give value away: to refund, to waive, to issue a voucher or another code of one. Up to the owner's
 * limit for a day of Berlin, all of it together, a login is enough; what they do with a fresh password is not counted.
 * Call it in the transaction that moves the value. The shop itself has no limit.
 * @throws FreshLoginNeeded
 */
export async function moveValue(tx: Tx, actor: Actor, cents: Cents, now: Date): Promise<void> {
  if (actor.kind !== 'staff' || actor.isFresh) return;
  const { needPasswordAboveCents: limit } = (await read(tx).executeTakeFirst()) ?? first;
  if (cents > limit) throw new FreshLoginNeeded();
  // One statement, so that two requests at once never pass the limit together.
  const day = berlinDay(now);
  const { rows } = await sql`
    insert into staff_value_moved as moved (staff_id, day, cents) values (${actor.id}, ${day}, ${cents})
    on conflict (staff_id) do update
      set day = excluded.day,
        cents = excluded.cents + case when moved.day = excluded.day then moved.cents else 0 end
      where excluded.cents + case when moved.day = excluded.day then moved.cents else 0 end <= ${limit}
    returning staff_id
  `.execute(queries<StaffTables>(tx));
  if (rows.length === 0) throw new FreshLoginNeeded();
}

/** @throws RightMissing */
export async function saveLoginRules(
  { db, now }: StaffDependencies,
  { version, needPasswordAboveCents }: LoginRules,
  actor: Actor,
): Promise<Result<LoginRules, { readonly code: 'record-changed' }>> {
  requireRight(actor, 'staff:write');
  return db.transaction(async (tx): Promise<Result<LoginRules, { readonly code: 'record-changed' }>> => {
    // Makes sure that there is a row to lock: one of two concurrent saves is refused.
    await queries<StaffTables>(tx)
      .insertInto('login_rules')
      .defaultValues()
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const before = await read(tx).forUpdate().executeTakeFirstOrThrow();
    if (before.version !== version) return fail({ code: 'record-changed' });
    const after = { needPasswordAboveCents, version: version + 1 };
    await queries<StaffTables>(tx)
      .updateTable('login_rules')
      .set({ refunds_need_password_above_cents: needPasswordAboveCents, version: after.version })
      .execute();
    await writeAudit(
      tx,
      actor,
      {
        action: 'change',
        entity: 'login-rules',
        entityId: 'login-rules',
        before: { needPasswordAboveCents: before.needPasswordAboveCents },
        after: { needPasswordAboveCents },
      },
      now(),
    );
    return ok(after);
  });
}
