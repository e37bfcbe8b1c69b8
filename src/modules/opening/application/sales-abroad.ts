import { writeAudit } from '../../../platform/audit/audit.ts';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { kindsAbroad, type KindAbroad, type SoldAbroad } from '../../../shared/money/sale-kind.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import type { OpeningTables } from '../infrastructure/opening.tables.ts';
import type { OpeningDependencies } from './create-opening.ts';

/** The owner's decision about sales abroad. */
export interface SalesAbroad extends SoldAbroad {
  /** Incremented by each change. */
  readonly version: number;
}

const read = (handle: Db | Tx) =>
  queries<OpeningTables>(handle).selectFrom('sales_abroad').select(['kinds', 'version']);

/**
 * Until the owner decides, the shop sells where it gets the tax right: to consumers in the EU. One on trial sells nothing
 * for real, and shows all of it.
 */
function decided(
  { isTrial }: Pick<OpeningDependencies, 'isTrial'>,
  row: { readonly kinds: readonly string[] | null; readonly version: number } | undefined,
): SalesAbroad {
  const kinds = row?.kinds ?? (isTrial ? kindsAbroad : ['eu-consumer']);
  return { ...soldOf(kinds), version: row?.version ?? 1 };
}

const soldOf = (kinds: readonly string[]): SoldAbroad => ({
  'eu-consumer': kinds.includes('eu-consumer'),
  'eu-business': kinds.includes('eu-business'),
  'third-country': kinds.includes('third-country'),
});

/** Which kinds of sales abroad are sold now. Inside a transaction, pass `tx`. */
export async function soldAbroad(
  deps: Pick<OpeningDependencies, 'isTrial'>,
  handle: Db | Tx,
): Promise<SoldAbroad> {
  return decided(deps, await read(handle).executeTakeFirst());
}

/** @throws RightMissing */
export async function salesAbroad(deps: OpeningDependencies, actor: Actor): Promise<SalesAbroad> {
  requireRight(actor, 'settings:read');
  return decided(deps, await read(deps.db).executeTakeFirst());
}

/** Of the version that was seen; a kind that is left out stays as it is. */
type Changes = Pick<SalesAbroad, 'version'> & Readonly<Partial<Record<KindAbroad, boolean | undefined>>>;

/**
 * Decides which kinds of sales abroad are sold from now on. Placed orders stay; a checkout under way gets a message.
 * @throws RightMissing
 */
export async function saveSalesAbroad(
  deps: OpeningDependencies,
  { version, ...changes }: Changes,
  actor: Actor,
): Promise<Result<SalesAbroad, { readonly code: 'record-changed' }>> {
  requireRight(actor, 'settings:write');
  return deps.db.transaction(
    async (tx): Promise<Result<SalesAbroad, { readonly code: 'record-changed' }>> => {
      const q = queries<OpeningTables>(tx);
      // Makes sure that there is a row to lock: of two concurrent saves, one is refused.
      await q
        .insertInto('sales_abroad')
        .values({ kinds: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { version: seen, ...before } = decided(deps, await read(tx).forUpdate().executeTakeFirst());
      if (seen !== version) return fail({ code: 'record-changed' });
      const kinds = kindsAbroad.filter((kind) => changes[kind] ?? before[kind]);
      await q
        .updateTable('sales_abroad')
        .set({ kinds, version: version + 1 })
        .execute();
      const after = soldOf(kinds);
      const entry = { action: 'change', entity: 'sales-abroad', entityId: 'sales-abroad' } as const;
      await writeAudit(tx, actor, { ...entry, before, after }, deps.now());
      // Prices of deliveries stand on many of them.
      await deps.forgetPages(tx);
      return ok({ ...after, version: version + 1 });
    },
  );
}
