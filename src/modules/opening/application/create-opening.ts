import { writeAudit } from '../../../platform/audit/audit.ts';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { bind } from '../../../shared/bind.ts';
import { requireFresh, requireRight } from '../../../shared/staff/staff-rights.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { missingFor, openingState, type Missing, type OpeningState } from '../domain/opening-conditions.ts';
import type { OpeningTables } from '../infrastructure/opening.tables.ts';
import { distanceSaleRules, salesAbroad, saveSalesAbroad, soldAbroad } from './sales-abroad.ts';
import type { OpeningDependencies } from './opening-dependencies.ts';

export interface Opening {
  readonly state: OpeningState;
  /** Null: it has never been opened. */
  readonly openedAt: Date | null;
  readonly missing: readonly Missing[];
  /** Whether the shop would sell better with German words throughout; no condition for opening it. */
  readonly hasEnglishWords: boolean;
}

type OpenRefusal = { readonly code: 'shop-unfinished' | 'shop-not-closed' };

/**
 * The opening of the shop. Until its owner has completed and opened it, a shop that strangers can reach shows
 * everything but takes no orders. Once open, it is never closed again. To whom abroad it sells is decided here as well.
 */
export function createOpening(deps: OpeningDependencies) {
  /** For this process: an open shop stays open, so orders need not check again. */
  let isKnownOpen = false;
  const state = async (): Promise<OpeningState> => {
    const unopened = openingState(deps, isKnownOpen);
    if (unopened !== 'closed') return unopened;
    const found = await stateNow(deps);
    isKnownOpen = found.state === 'open';
    return found.state;
  };
  return {
    state,
    takesOrders: async (): Promise<boolean> => (await state()) !== 'closed',
    ...bind(deps, { missing: stillMissing, read: readOpening, open: openForGood }),
    ...bind(deps, { soldAbroad, distanceSaleRules, salesAbroad, saveSalesAbroad }),
  };
}

export type ShopOpening = ReturnType<typeof createOpening>;

async function stateNow(deps: OpeningDependencies): Promise<Pick<Opening, 'state' | 'openedAt'>> {
  const openedAt = await readOpenedAt(deps.db);
  return { state: openingState(deps, openedAt !== null), openedAt };
}

/** What a shop that strangers can reach lacks, whether it is open or not; also for the log. */
async function stillMissing(deps: OpeningDependencies): Promise<readonly Missing[]> {
  const { hasMailServer, isTrial, staffWithoutSecondFactor } = deps;
  const staff = await staffWithoutSecondFactor?.();
  return missingFor({
    dummies: await deps.dummiesLeft(),
    hasMailServer,
    isTrial,
    withoutSecondFactor: staff?.map(({ name }) => name) ?? null,
  });
}

/** @throws RightMissing without `settings:write`: the list names staff */
async function readOpening(deps: OpeningDependencies, actor: Actor): Promise<Opening> {
  requireRight(actor, 'settings:write');
  const hasEnglishWords = !deps.germanThroughout;
  return { ...(await stateNow(deps)), missing: await stillMissing(deps), hasEnglishWords };
}

/**
 * Opens the shop for good.
 * @throws RightMissing without `settings:write`
 * @throws FreshLoginNeeded
 */
async function openForGood(deps: OpeningDependencies, actor: Actor): Promise<Result<Opening, OpenRefusal>> {
  requireRight(actor, 'settings:write');
  requireFresh(actor);
  if ((await stateNow(deps)).state !== 'closed') return fail({ code: 'shop-not-closed' });
  if ((await stillMissing(deps)).length > 0) return fail({ code: 'shop-unfinished' });
  const now = deps.now();
  const opened = await deps.db.transaction(async (tx): Promise<Result<void, OpenRefusal>> => {
    if (!deps.isPublic || !(await insertOpening(tx, actor, now))) return fail({ code: 'shop-not-closed' });
    await writeAudit(
      tx,
      actor,
      { action: 'open', entity: 'opening', entityId: 'opening', before: null, after: null },
      now,
    );
    await deps.forgetPages(tx);
    return ok(undefined);
  });
  return opened.ok ? ok(await readOpening(deps, actor)) : opened;
}

async function readOpenedAt(db: Db): Promise<Date | null> {
  const row = await queries<OpeningTables>(db)
    .selectFrom('shop_opening')
    .select('opened_at')
    .executeTakeFirst();
  return row?.opened_at ?? null;
}

/** @returns false if the shop was already open */
async function insertOpening(tx: Tx, actor: Actor, now: Date): Promise<boolean> {
  const row = await queries<OpeningTables>(tx)
    .insertInto('shop_opening')
    .values({ only_row: true, opened_at: now, opened_by: actor.kind === 'staff' ? actor.id : null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('opened_at')
    .executeTakeFirst();
  return row !== undefined;
}
