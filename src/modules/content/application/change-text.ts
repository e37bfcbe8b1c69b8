import {
  writeAudit,
  type WordedEntry,
  type Worded,
  hasChanged,
  type RecordChanged,
} from '../../../platform/audit/audit.ts';
import { lockTexts, type Tx } from '../../../platform/db/db.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { AuditEntity } from '../../../shared/staff/audit-vocabulary.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import type { StaffRight } from '../../../shared/staff/staff-roles.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { contentTag, type ContentDependencies } from './content-dependencies.ts';

export type TextChanged = RecordChanged;

/** The text that is changed, for the audit log. */
interface Subject<Said extends object> {
  readonly entity: AuditEntity;
  readonly entityId: string;
  readonly right: StaffRight;
  /** The previous text; null if there was none. */
  readonly before: (tx: Tx) => Promise<Said | null>;
  readonly after: Said & Worded<Said>;
  /** The version that was read; if omitted, any present text is replaced. */
  readonly basedOn?: string | undefined;
}

/** Makes one change, records who did it, and announces that cached pages are stale. */
export async function changeText<Said extends object>(
  deps: ContentDependencies,
  actor: Actor,
  { entity, entityId, right, before, after, basedOn }: Subject<Said>,
  work: (tx: Tx, record: { readonly author: string; readonly now: Date }) => Promise<void>,
): Promise<Result<void, TextChanged>> {
  const author = requireRight(actor, right);
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<void, TextChanged>> => {
    await lockText(tx, entity);
    const said = await before(tx);
    if (hasChanged(said, basedOn)) return fail({ code: 'record-changed' });
    await work(tx, { author, now });
    // The subject's type guarantees that the back office has words for these fields.
    const facts = { before: said, after } as unknown as WordedEntry<Said | null, Said>;
    await writeAudit<Said | null, Said>(tx, actor, { ...facts, action: 'change', entity, entityId }, now);
    await deps.invalidate(tx, [contentTag]);
    return ok(undefined);
  });
}

/** Makes changes of one kind run one after the other, until the transaction ends. */
export async function lockText(tx: Tx, entity: string): Promise<void> {
  await lockTexts(tx, [`content ${entity}`]);
}
