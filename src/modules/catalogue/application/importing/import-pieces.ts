import { writeAudits } from '../../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../../platform/db/db.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import type { Actor } from '../../../../shared/staff/actor.ts';
import { requireRight, may } from '../../../../shared/staff/staff-rights.ts';
import type { Remark } from '../../domain/import/mapped.ts';
import { type PieceDraft, priceToRecord, type PriceEntry } from '../../domain/piece.ts';
import {
  clashesOf,
  rejectedFor,
  sortOut,
  withCategoryIds,
  type Known,
  type RejectedRow,
} from '../../domain/sort-out-import.ts';
import type { UnitCount } from '../../domain/unit-count.ts';
import { dependentRows, pieceRow, type StockCount } from '../../infrastructure/piece-rows.ts';
import { readStoredPieces, withStock } from '../../infrastructure/read-draft.ts';
import { readKnown } from '../../infrastructure/read-known.ts';
import { removeVariants, withoutUnits, writePieces } from '../../infrastructure/write-pieces.ts';
import { leavesShop } from '../staff-pieces.ts';
import {
  planRow,
  takenElsewhere,
  takesUnitsAway,
  takesWhatIsNeeded,
  tooFewUnits,
  tooLong,
  type ImportRow,
  type PieceWithUnits,
  type Plan,
  type RowEffect,
} from './plan-row.ts';

export interface ImportOutcome {
  readonly created: number;
  readonly updated: number;
  /** Pieces that already match the file; nothing is written for them. */
  readonly unchanged: number;
  readonly rejected: readonly RejectedRow[];
  readonly effects: readonly RowEffect[];
}

export interface ImportDependencies {
  /**
   * Sets the number of units to `count`, and tells of which more are taken, which stay; the units belong to the inventory.
   */
  readonly setStock: (
    tx: Tx,
    counts: readonly StockCount[],
    now: Date,
  ) => Promise<readonly Pick<StockCount, 'variantId'>[]>;
  /**
   * The units of pieces and of each of their variants that have come into the shop. Pieces without units are missing.
   */
  readonly countUnits: (
    handle: Db | Tx,
    pieceIds: readonly string[],
    now: Date,
  ) => Promise<readonly UnitCount[]>;
  /** Keeps others from taking or counting units of these pieces until the transaction ends. */
  readonly lockStock: (tx: Tx, pieceIds: readonly string[]) => Promise<void>;
  /** Announces which cached pages are stale once the transaction is committed. */
  readonly invalidate: (tx: Tx, tags: readonly string[]) => Promise<void>;
}

interface ImportOptions {
  readonly now: Date;
  readonly dryRun: boolean;
  readonly actor: Actor;
}

/**
 * Creates or updates (by SKU) a batch of pieces in one transaction, a few hundred at a time. Bad rows are skipped and
 * reported; the others are imported. A dry run checks everything and writes nothing.
 * @throws RightMissing without `catalogue:write`
 */
export async function importPieces(
  deps: ImportDependencies,
  db: Db,
  batch: readonly ImportRow[],
  options: ImportOptions,
): Promise<ImportOutcome> {
  return db.transaction((tx) => importPiecesIn(deps, tx, batch, options));
}

/** The same in the caller's transaction. */
export async function importPiecesIn(
  deps: ImportDependencies,
  tx: Tx,
  batch: readonly ImportRow[],
  options: ImportOptions,
): Promise<ImportOutcome> {
  requireRight(options.actor, 'catalogue:write');
  const known = await readKnown(
    tx,
    batch.map((row) => row.draft),
  );
  const ids = [...known.pieces.values()].map(({ id }) => id);
  const idOf = ({ draft }: ImportRow): string => known.pieces.get(draft.sku)?.id ?? '';
  let stored = await readWithUnits(deps, tx, ids, options.now);
  const { complete, lacking } = completed(
    batch,
    (row) => stored.get(idOf(row)) ?? null,
    known,
    options.actor,
  );
  const { accepted, rejected } = sortOut(
    complete.map((row) => ({
      ...row,
      draft: withCategoryIds(row.draft, known, stored.get(idOf(row))?.draft ?? null),
    })),
    known,
  );
  const planAll = () =>
    accepted.map((row) => {
      const before = stored.get(idOf(row)) ?? null;
      return planRow(withPurchaseOf(row, before, options.actor), before, options.now);
    });
  let tried = planAll();
  if (!options.dryRun && tried.some(takesUnitsAway)) {
    // A unit that is removed must not be one that somebody is just buying: lock first, then look again.
    await deps.lockStock(tx, ids);
    stored = await readWithUnits(deps, tx, ids, options.now);
    tried = planAll();
  }
  const refused = tried.flatMap((plan): RejectedRow[] => {
    const problems = [tooLong, tooFewUnits, takenElsewhere, takesWhatIsNeeded].flatMap((check) =>
      check(plan),
    );
    return problems.length === 0 ? [] : [rejectedFor(plan.row.line, plan.draft.sku, problems)];
  });
  const refusedLines = new Set(refused.map(({ line }) => line));
  const plans = tried.filter(({ row }) => !refusedLines.has(row.line));
  const changes = plans.filter(({ effect }) => effect.kind !== 'unchanged');
  if (!options.dryRun && changes.length > 0) await write(deps, tx, changes, options);
  const count = (kind: RowEffect['kind']) => plans.filter(({ effect }) => effect.kind === kind).length;
  return {
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    rejected: [...lacking, ...rejected, ...refused],
    effects: plans.map(({ effect }) => effect),
  };
}

/** Rows of files with only some columns, with the rest as the shop knows it, and those that lack something. */
function completed(
  batch: readonly ImportRow[],
  storedOf: (row: ImportRow) => PieceWithUnits | null,
  known: Known,
  actor: Actor,
): { readonly complete: ImportRow[]; readonly lacking: RejectedRow[] } {
  const complete: ImportRow[] = [];
  const lacking: RejectedRow[] = [];
  const reject = (row: ImportRow, draft: PieceDraft | null, problems: readonly Remark[]): void => {
    const { line } = row;
    const before = storedOf(row)?.draft ?? null;
    const clashes = draft === null ? [] : clashesOf(withCategoryIds(draft, known, before), known);
    const all = [...problems, ...clashes.map(({ saying }) => ({ ...saying, line }))];
    lacking.push({ line, sku: row.draft.sku, problems: all });
  };
  for (const row of batch) {
    const before = storedOf(row);
    if (before !== null && row.forKnown !== undefined) {
      // Staff who may not see purchase prices must not learn them from messages either; the stored price is always
      // kept.
      const seen = may(actor, 'purchases:read') ? before.draft : { ...before.draft, purchase: null };
      const mapped = row.forKnown(seen);
      if (!mapped.ok) reject(row, mapped.draft, mapped.problems);
      else {
        const { draft, published, counting, warnings } = mapped;
        complete.push({ ...row, draft, published, counting, warnings });
      }
    } else if (row.ifNew !== undefined && row.ifNew.length > 0) reject(row, row.draft, row.ifNew);
    else complete.push(row);
  }
  return { complete, lacking };
}

async function readWithUnits(
  deps: ImportDependencies,
  tx: Tx,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, PieceWithUnits>> {
  if (ids.length === 0) return new Map();
  const stored = await readStoredPieces(tx, ids, { lock: false });
  const counts = Map.groupBy(await deps.countUnits(tx, ids, now), ({ pieceId }) => pieceId);
  return new Map(
    stored.map((piece) => {
      const units = counts.get(piece.id) ?? [];
      return [piece.id, { ...piece, draft: withStock(piece, units), units }];
    }),
  );
}

/**
 * Staff who may not see what was paid for a piece get an export without it. Importing it must not empty the stored
 * value.
 */
function withPurchaseOf(row: ImportRow, before: PieceWithUnits | null, actor: Actor): ImportRow {
  if (before === null || may(actor, 'purchases:read')) return row;
  return { ...row, draft: { ...row.draft, purchase: before.draft.purchase } };
}

async function write(
  deps: ImportDependencies,
  tx: Tx,
  plans: readonly Plan[],
  { now, actor }: ImportOptions,
): Promise<void> {
  const writes = plans.map(({ row, before, draft, id, publishedAt, stock }) => ({
    row: pieceRow(draft, { id, now, createdAt: before?.createdAt ?? now, publishedAt }),
    ...dependentRows(draft, id),
    stock,
    prices:
      publishedAt === null
        ? []
        : before === null
          ? firstPrices(row, now)
          : priceToRecord(draft.priceCents, before.lastPrice, now),
  }));
  await writePieces(tx, writes);
  const named = writes.flatMap(({ stock }) => stock);
  const unnamed = await withoutUnits(tx, writes);
  const left = await deps.setStock(tx, [...named, ...unnamed.variants, ...unnamed.pieces], now);
  const kept = new Set(left.map(({ variantId }) => variantId));
  await removeVariants(
    tx,
    unnamed.variants.map(({ variantId }) => variantId).filter((id) => !kept.has(id)),
    now,
  );
  // The first filling and the command line have a file that documents what they did; for staff there is the log.
  if (actor.kind === 'staff') {
    await writeAudits(tx, actor, plans.map(auditOf), now);
    const outside = plans.filter(({ effect }) => effect.leftShop.length > 0);
    await writeAudits(
      tx,
      actor,
      outside.map(({ id, effect }) => leavesShop(id, effect.leftShop)),
      now,
    );
  }
  await deps.invalidate(tx, ['catalogue']);
}

function auditOf({ id, before, draft, publishedAt }: Plan) {
  return {
    action: 'import' as const,
    entity: 'pieces' as const,
    entityId: id,
    before: before === null ? null : { ...before.draft, publishedAt: before.publishedAt },
    after: { ...draft, publishedAt },
  };
}

/** § 11 PAngV requires every price ever asked, including those before a piece came into this shop. */
function firstPrices({ draft, earlierPrices = [] }: ImportRow, now: Date): readonly PriceEntry[] {
  const priceCents: Cents = draft.priceCents;
  return earlierPrices.at(-1)?.priceCents === priceCents
    ? earlierPrices
    : [...earlierPrices, { priceCents, validFrom: now }];
}
