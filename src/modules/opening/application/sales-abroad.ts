import { sql } from 'kysely';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import type { DistanceSaleRules } from '../../../shared/money/distance-sales.ts';
import { kindsAbroad, type KindAbroad, type SoldAbroad } from '../../../shared/money/sale-kind.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import type { OpeningTables } from '../infrastructure/opening.tables.ts';
import type { OpeningDependencies } from './opening-dependencies.ts';

/** The owner's decision about sales abroad. */
export interface SalesAbroad extends SoldAbroad, DistanceSaleRules {
  /** Incremented by each change. */
  readonly version: number;
}

const read = (handle: Db | Tx) =>
  queries<OpeningTables>(handle)
    .selectFrom('sales_abroad')
    .select([
      'kinds',
      'version',
      'elsewhere_cents',
      sql<string | null>`taxed_there_since::text`.as('taxed_there_since'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof read>['executeTakeFirst']>>;

/**
 * Until the owner decides, the shop sells where it gets the tax right: to consumers in the EU. One on trial sells nothing
 * for real, and shows all of it.
 */
function decided({ isTrial }: Pick<OpeningDependencies, 'isTrial'>, row: Row): SalesAbroad {
  const kinds = row?.kinds ?? (isTrial ? kindsAbroad : ['eu-consumer']);
  return {
    ...soldOf(kinds),
    taxedThereSince: row?.taxed_there_since ?? null,
    elsewhereCents: row?.elsewhere_cents ?? {},
    version: row?.version ?? 1,
  };
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

/** The rules that hold for distance sales now. Inside a transaction, pass `tx`. */
export async function distanceSaleRules(
  deps: Pick<OpeningDependencies, 'isTrial'>,
  handle: Db | Tx,
): Promise<DistanceSaleRules> {
  return decided(deps, await read(handle).executeTakeFirst());
}

/** @throws RightMissing */
export async function salesAbroad(deps: OpeningDependencies, actor: Actor): Promise<SalesAbroad> {
  requireRight(actor, 'settings:read');
  return decided(deps, await read(deps.db).executeTakeFirst());
}

/** Changes to the version that was seen; what is left out stays as it is. */
interface Changes extends Readonly<Partial<Record<KindAbroad, boolean | undefined>>> {
  readonly version: number;
  /** Whether distance sales are taxed where they go to, whatever they come to. */
  readonly isTaxedThere?: boolean | undefined;
  /** The distance sales elsewhere, net, in this year and the last. */
  readonly elsewhere?: readonly { readonly year: number; readonly cents: Cents }[] | undefined;
}

type SaveRefusal =
  | { readonly code: 'record-changed' }
  /** The choice binds for two calendar years (§ 3c (4) sentence 3 UStG). */
  | { readonly code: 'bound-to-destination' };

const yearOf = (day: string): number => Number(day.slice(0, 4));

/**
 * Whether the choice binds still: for the calendar year in which it was made and the next one. On the very day it can be
 * taken back, as a slip.
 */
function isBound(since: string, today: string): boolean {
  return since !== today && yearOf(today) <= yearOf(since) + 1;
}

/**
 * Decides which kinds of sales abroad are sold from now on, and where distance sales are taxed. Placed orders stay; a
 * checkout under way gets a message where it is not sold any more.
 * @throws RightMissing
 */
export async function saveSalesAbroad(
  deps: OpeningDependencies,
  { version, isTaxedThere, elsewhere = [], ...changes }: Changes,
  actor: Actor,
): Promise<Result<SalesAbroad, SaveRefusal>> {
  requireRight(actor, 'settings:write');
  return deps.db.transaction(async (tx): Promise<Result<SalesAbroad, SaveRefusal>> => {
    const q = queries<OpeningTables>(tx);
    // Makes sure that there is a row to lock: one of two concurrent saves is refused.
    await q
      .insertInto('sales_abroad')
      .values({ kinds: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { version: seen, ...before } = decided(deps, await read(tx).forUpdate().executeTakeFirst());
    if (seen !== version) return fail({ code: 'record-changed' });
    const today = berlinDay(deps.now());
    // A form of the old year asks for its years.
    const thisYear = yearOf(today);
    if (elsewhere.some(({ year }) => year !== thisYear && year !== thisYear - 1))
      return fail({ code: 'record-changed' });
    const { taxedThereSince } = before;
    if (isTaxedThere === false && taxedThereSince !== null && isBound(taxedThereSince, today))
      return fail({ code: 'bound-to-destination' });
    const kinds = kindsAbroad.filter((kind) => changes[kind] ?? before[kind]);
    const isThere = isTaxedThere ?? taxedThereSince !== null;
    const after = {
      ...soldOf(kinds),
      taxedThereSince: isThere ? (taxedThereSince ?? today) : null,
      elsewhereCents: {
        ...before.elsewhereCents,
        ...Object.fromEntries(elsewhere.map(({ year, cents }) => [year, cents])),
      },
    };
    await q
      .updateTable('sales_abroad')
      .set({
        kinds,
        taxed_there_since: after.taxedThereSince,
        elsewhere_cents: JSON.stringify(after.elsewhereCents),
        version: version + 1,
      })
      .execute();
    const entry = { action: 'change', entity: 'sales-abroad', entityId: 'sales-abroad' } as const;
    await writeAudit(tx, actor, { ...entry, before, after }, deps.now());
    // Prices of deliveries stand on many of them.
    await deps.forgetPages(tx);
    return ok({ ...after, version: version + 1 });
  });
}
