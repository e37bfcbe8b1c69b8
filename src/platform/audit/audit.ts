import { sql, type Generated } from 'kysely';
import type { Message } from '../../shared/messages/message.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import type { AuditAction, AuditEntity, AuditField } from '../../shared/staff/audit-vocabulary.ts';
import { queries, type Db, type Tx } from '../db/db.ts';
import { beginningWith } from '../db/named-like.ts';
import type { ListQuery } from '../http/list-query.ts';
import { hashOf } from '../secrets/secrets.ts';

export interface AuditTables {
  audit_log: {
    id: Generated<string>;
    at: Date;
    actor_kind: 'staff' | 'system';
    actor_id: string | null;
    actor_name: string;
    action: string;
    entity: string;
    entity_id: string;
    before: unknown;
    after: unknown;
  };
}

interface AuditEntry<Before = AuditFacts | null, After = AuditFacts | null> {
  readonly action: AuditAction;
  readonly entity: AuditEntity;
  readonly entityId: string;
  readonly before: Before;
  readonly after: After;
}

/** An entry whose fields all have words in the back office. */
export type WordedEntry<Before, After> = AuditEntry<Before & Worded<Before>, After & Worded<After>>;

/**
 * Records who changed what, in the transaction of the change. Only fields that differ are recorded, and no secrets.
 * @throws Error for a visitor: visitors change nothing of the shop's
 */
export async function writeAudit<Before extends object | null, After extends object | null>(
  tx: Tx,
  actor: Actor,
  entry: WordedEntry<Before, After>,
  now: Date,
): Promise<void> {
  await writeAudits(tx, actor, [entry], now);
}

/** Writes many entries at once. */
export async function writeAudits<Before extends object | null, After extends object | null>(
  tx: Tx,
  actor: Actor,
  entries: readonly WordedEntry<Before, After>[],
  now: Date,
): Promise<void> {
  if (actor.kind === 'visitor') throw new Error('a visitor changes nothing that is audited');
  if (entries.length === 0) return;
  const rows = entries.map((entry) => {
    const { before, after } = changesBetween(factsOf(entry.before), factsOf(entry.after));
    return {
      at: now,
      actor_kind: actor.kind,
      actor_id: actor.kind === 'staff' ? actor.id : null,
      actor_name: actor.name,
      action: entry.action,
      entity: entry.entity,
      entity_id: entry.entityId,
      before: before === null ? null : JSON.stringify(before),
      after: after === null ? null : JSON.stringify(after),
    };
  });
  await queries<AuditTables>(tx).insertInto('audit_log').values(rows).execute();
}

const factsOf = (said: object | null): AuditFacts | null => (said === null ? null : { ...said });

/**
 * Erases what staff wrote about people whose data has been deleted: notes, reasons, subjects of mails. The fact that
 * something was written, when and by whom, remains. The database allows this only once the subject is gone.
 */
export async function forgetNotes(tx: Tx, entity: AuditEntity, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update audit_log set before = audit_redacted(before), after = audit_redacted(after)
    where entity = ${entity} and entity_id = any(${ids}::text[])
  `.execute(queries<AuditTables>(tx));
}

/** Erases the names of staff who have left, both as actors and as the subjects of changes to their access. */
export async function forgetActors(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await forgetNotes(tx, 'staff', ids);
  await sql`
    update audit_log set actor_name = '[redacted]' where actor_id = any(${ids}::uuid[]) and actor_name <> '[redacted]'
  `.execute(queries<AuditTables>(tx));
}

export interface AuditFilter {
  readonly entity?: string | undefined;
  readonly entityId?: string | undefined;
  readonly actorId?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly actorId: string | null;
  readonly actorName: string;
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The last change: who made it and when; null if there is none. */
export async function lastChange(
  db: Db,
  entity: string,
  entityId: string,
): Promise<{ readonly by: string; readonly at: Date } | null> {
  const row = await queries<AuditTables>(db)
    .selectFrom('audit_log')
    .select(['actor_name as by', 'at'])
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The audit log by time, as one page of a list. */
export async function listAudit(
  db: Db,
  { page, perPage, order, q }: Omit<ListQuery, 'sort'>,
  filter: AuditFilter,
): Promise<{ readonly items: readonly AuditRow[]; readonly total: number }> {
  let found = queries<AuditTables>(db).selectFrom('audit_log');
  if (filter.entity !== undefined) found = found.where('entity', '=', filter.entity);
  if (filter.entityId !== undefined) found = found.where('entity_id', '=', filter.entityId);
  if (filter.actorId !== undefined) found = found.where('actor_id', '=', filter.actorId);
  if (filter.from !== undefined) found = found.where('at', '>=', filter.from);
  if (filter.to !== undefined) found = found.where('at', '<', filter.to);
  if (q !== undefined) {
    found = found.where((where) =>
      where.or([
        where('entity_id', '=', q),
        where('action', '=', q),
        where('actor_name', 'ilike', beginningWith(q)),
      ]),
    );
  }
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const [items, counted] = await Promise.all([
    found
      .select([
        'id',
        'at',
        'actor_id as actorId',
        'actor_name as actorName',
        'action',
        'entity',
        'entity_id as entityId',
        'before',
        'after',
      ])
      .orderBy('at', direction)
      .orderBy('id', direction)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items, total: counted.total };
}

type AuditFacts = Readonly<Record<string, unknown>>;

/** Fields whose values must never be readable again, wherever they appear. */
const secretField = /password|secret|token|hash/i;
const leftOut = '[redacted]';

/**
 * The changed fields of a record, without secrets.
 * @param before null if the record is new
 * @param after null if the record is deleted
 */
export function changesBetween(
  before: AuditFacts | null,
  after: AuditFacts | null,
): { readonly before: AuditFacts | null; readonly after: AuditFacts | null } {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changed = [...names].filter(
    (name) => before === null || after === null || !isSame(before[name], after[name]),
  );
  const only = (facts: AuditFacts | null) =>
    facts === null
      ? null
      : Object.fromEntries(
          changed.filter((name) => name in facts).map((name) => [name, withoutSecrets(name, facts[name])]),
        );
  return { before: only(before), after: only(after) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function withoutSecrets(name: string, value: unknown): unknown {
  // Amounts and switches are none, though their names may speak of passwords.
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (secretField.test(name)) return value === null || value === undefined ? value : leftOut;
  if (Array.isArray(value)) return value.map((inner: unknown) => withoutSecrets('', inner));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([inner, held]) => [inner, withoutSecrets(inner, held)]),
  );
}

type Leaf = string | number | boolean | bigint | null | undefined | Date;

/** The names of all fields, nested ones included. A message is a value: it has words of its own. */
type FieldsOf<T> = T extends Leaf | Message
  ? never
  : T extends readonly (infer Item)[]
    ? FieldsOf<Item>
    : { [Name in keyof T & string]-?: Name | FieldsOf<T[Name]> }[keyof T & string];

/**
 * Facts that the back office can display because it has words for each of their fields. Other facts are not a `T`, and
 * the compiler names the field without words. A bare `object` reveals no fields and is refused.
 */
export type Worded<T> = T extends null
  ? T
  : [keyof T] extends [never]
    ? { readonly namesNoFields: never }
    : [FieldsOf<T>] extends [AuditField]
      ? T
      : { readonly fieldsWithoutWords: Exclude<FieldsOf<T>, AuditField> };

/** The version of what people may change of a record. Saving names the version that the change was based on. */
export function versionOf(said: object | null): string {
  return hashOf(JSON.stringify(said)).slice(0, 16);
}

/**
 * Whether somebody else has changed the record, which is locked, since it was read.
 * @param basedOn the version that was read; left out by programs that replace whatever is there
 */
export function hasChanged(said: object | null, basedOn: string | undefined): boolean {
  return basedOn !== undefined && basedOn !== versionOf(said);
}

/** Somebody else has changed it since it was read. */
export type RecordChanged = { readonly code: 'record-changed' };
