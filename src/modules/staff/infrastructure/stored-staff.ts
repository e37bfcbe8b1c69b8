import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { containing } from '../../../platform/db/named-like.ts';
import type { ListQuery } from '../../../platform/http/list-query.ts';
import type { StaffRole } from '../../../shared/staff/staff-roles.ts';
import type { StaffTables } from './staff.tables.ts';
import { hasSecondFactor } from './stored-second-factor.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';

export interface StoredStaff {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** Null until the invitation is accepted. */
  readonly passwordHash: string | null;
  readonly mustChangePassword: boolean;
  /** From when on the password is invalid; null: never, because it was chosen by its owner. */
  readonly passwordEndsAt: Date | null;
  readonly createdAt: Date;
  readonly loggedInAt: Date | null;
  readonly deactivatedAt: Date | null;
  /** Whether the password alone is no longer enough. */
  readonly hasSecondFactor: boolean;
}

export const staffColumns = [
  'staff.id',
  'staff.email',
  'staff.name',
  'staff.role',
  'staff.password_hash as passwordHash',
  'staff.must_change_password as mustChangePassword',
  'staff.password_ends_at as passwordEndsAt',
  'staff.created_at as createdAt',
  'staff.logged_in_at as loggedInAt',
  'staff.deactivated_at as deactivatedAt',
  hasSecondFactor.as('hasSecondFactor'),
] as const;

export async function findStaff(
  handle: Db | Tx,
  by: { readonly id: string } | { readonly email: string },
): Promise<StoredStaff | null> {
  const all = queries<StaffTables>(handle).selectFrom('staff').select(staffColumns);
  const found = 'id' in by ? all.where('id', '=', by.id) : all.where('email_key', '=', emailKeyOf(by.email));
  return (await found.executeTakeFirst()) ?? null;
}

/** A member of staff, locked until the transaction ends. */
export async function lockStaff(tx: Tx, id: string): Promise<StoredStaff | null> {
  const row = await queries<StaffTables>(tx)
    .selectFrom('staff')
    .select(staffColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Locks somebody whose password was verified before the transaction began.
 * @returns false if the password has changed meanwhile or they may not log in any more: the verification is then void
 */
export async function lockWithPassword(
  tx: Tx,
  { id, passwordHash }: Pick<StoredStaff, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const now = await lockStaff(tx, id);
  return now?.deactivatedAt === null && now.passwordHash === passwordHash;
}

/** The owners who can log in, locked: if two leave at once, the second one sees that they are the last. */
export async function lockActiveOwners(tx: Tx): Promise<readonly string[]> {
  const rows = await queries<StaffTables>(tx)
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('deactivated_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Staff of some roles who may log in with a password alone. */
export async function listUnprotected(
  db: Db,
  roles: readonly StaffRole[],
): Promise<readonly Pick<StoredStaff, 'name' | 'role'>[]> {
  return queries<StaffTables>(db)
    .selectFrom('staff')
    .select(['name', 'role'])
    .where('role', 'in', roles)
    .where('deactivated_at', 'is', null)
    .where('password_hash', 'is not', null)
    .where((where) => where.not(hasSecondFactor))
    .orderBy('name')
    .execute();
}

/** At most two members of staff: enough to know whether somebody is alone. */
export async function firstTwoOfStaff(handle: Db | Tx): Promise<readonly StoredStaff[]> {
  return queries<StaffTables>(handle).selectFrom('staff').select(staffColumns).limit(2).execute();
}

/** @returns false if the address is taken */
export async function addStaff(
  tx: Tx,
  person: Pick<
    StoredStaff,
    'id' | 'email' | 'name' | 'role' | 'passwordHash' | 'mustChangePassword' | 'passwordEndsAt'
  >,
  now: Date,
): Promise<boolean> {
  const added = await queries<StaffTables>(tx)
    .insertInto('staff')
    .values({
      id: person.id,
      email: person.email.trim(),
      email_key: emailKeyOf(person.email),
      name: person.name.trim(),
      role: person.role,
      password_hash: person.passwordHash,
      must_change_password: person.mustChangePassword,
      password_ends_at: person.passwordEndsAt,
      created_at: now,
      logged_in_at: null,
      deactivated_at: null,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function saveStaff(
  tx: Tx,
  id: string,
  changes: {
    readonly name?: string;
    readonly role?: StaffRole;
    readonly deactivated_at?: Date | null;
    readonly logged_in_at?: Date;
    readonly password_hash?: string;
    readonly must_change_password?: boolean;
    readonly password_ends_at?: Date | null;
  },
): Promise<void> {
  await queries<StaffTables>(tx).updateTable('staff').set(changes).where('id', '=', id).execute();
}

/** Deletes somebody who was invited and never came. */
export async function removeStaff(tx: Tx, id: string): Promise<void> {
  await queries<StaffTables>(tx).deleteFrom('staff').where('id', '=', id).execute();
}

export type StaffSort = 'name' | 'email' | 'role' | 'createdAt' | 'loggedInAt';

const sortColumns = {
  name: 'name',
  email: 'email_key',
  role: 'role',
  createdAt: 'created_at',
  loggedInAt: 'logged_in_at',
} as const;

export async function listStaff(
  db: Db,
  { page, perPage, sort, order, q }: ListQuery<StaffSort>,
): Promise<{ readonly items: readonly StoredStaff[]; readonly total: number }> {
  let found = queries<StaffTables>(db).selectFrom('staff');
  if (q !== undefined) {
    const part = containing(q);
    found = found.where((where) => where.or([where('name', 'ilike', part), where('email', 'ilike', part)]));
  }
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const [items, counted] = await Promise.all([
    found
      .select(staffColumns)
      .orderBy(sortColumns[sort], (ordered) =>
        direction === 'asc' ? ordered.asc().nullsFirst() : ordered.desc().nullsLast(),
      )
      .orderBy('id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items, total: counted.total };
}
