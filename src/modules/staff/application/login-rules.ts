import { writeAudit } from '../../../platform/audit/audit.ts';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { StaffTables } from '../infrastructure/staff.tables.ts';
import type { StaffDependencies } from './create-staff.ts';

/** The owner's settings for logins. */
interface LoginRules {
  /** Refunds of an order above this sum require the password again. 0 to 1,000,000 €. */
  readonly refundsNeedPasswordAboveCents: Cents;
  /** Incremented by each change. */
  readonly version: number;
}

const read = (handle: Db | Tx) =>
  queries<StaffTables>(handle)
    .selectFrom('login_rules')
    .select(['refunds_need_password_above_cents as refundsNeedPasswordAboveCents', 'version']);

/** The values until the owner changes them; the same as the defaults of the table. */
const first: LoginRules = { refundsNeedPasswordAboveCents: 50_000, version: 1 };

/** @throws RightMissing */
export async function loginRules({ db }: StaffDependencies, actor: Actor): Promise<LoginRules> {
  requireRight(actor, 'staff:read');
  return (await read(db).executeTakeFirst()) ?? first;
}

/** The sum in cents up to which a login alone is enough for a refund. */
export async function refundsNeedPasswordAbove(tx: Tx): Promise<Cents> {
  return ((await read(tx).executeTakeFirst()) ?? first).refundsNeedPasswordAboveCents;
}

/** @throws RightMissing */
export async function saveLoginRules(
  { db, now }: StaffDependencies,
  { version, refundsNeedPasswordAboveCents }: LoginRules,
  actor: Actor,
): Promise<Result<LoginRules, { readonly code: 'record-changed' }>> {
  requireRight(actor, 'staff:write');
  return db.transaction(async (tx): Promise<Result<LoginRules, { readonly code: 'record-changed' }>> => {
    // Makes sure that there is a row to lock: of two concurrent saves, one is refused.
    await queries<StaffTables>(tx)
      .insertInto('login_rules')
      .defaultValues()
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const before = await read(tx).forUpdate().executeTakeFirstOrThrow();
    if (before.version !== version) return fail({ code: 'record-changed' });
    const after = { refundsNeedPasswordAboveCents, version: version + 1 };
    await queries<StaffTables>(tx)
      .updateTable('login_rules')
      .set({ refunds_need_password_above_cents: refundsNeedPasswordAboveCents, version: after.version })
      .execute();
    await writeAudit(
      tx,
      actor,
      {
        action: 'change',
        entity: 'login-rules',
        entityId: 'login-rules',
        before: { refundsNeedPasswordAboveCents: before.refundsNeedPasswordAboveCents },
        after: { refundsNeedPasswordAboveCents },
      },
      now(),
    );
    return ok(after);
  });
}
