import { writeAudits } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Actor } from '../../../shared/actor.ts';
import { requireRight } from '../../../shared/require-right.ts';
import type { Cents } from '../../../shared/cents.ts';
import { changedFields, type ChangedField } from '../domain/changed-fields.ts';
import { newPieceId } from '../domain/piece-id.ts';
import type { PieceDraft } from '../domain/piece.ts';
import { priceToRecord, type PriceEntry } from '../domain/price-record.ts';
import { sortOut, type RejectedRow } from '../domain/sort-out-import.ts';
import { readStoredPieces, withStock, type StoredPiece } from '../infrastructure/read-draft.ts';
import { readKnown } from '../infrastructure/read-known.ts';
import { asStored, dependentRows, pieceRow, type StockCount } from '../infrastructure/piece-rows.ts';
import { forgottenVariants, writePieces } from '../infrastructure/write-pieces.ts';

/** One row to take over. `line` is its place in the file, for messages. */
export interface ImportRow {
  readonly line: number;
  readonly draft: PieceDraft;
  /** Whether visitors shall see it; null or left out: a new piece yes, another one as it is. */
  readonly published?: boolean | null;
  /** When visitors first see it; the time of the import if not given. */
  readonly publishedAt?: Date;
  /** Prices that stood before the draft's own, oldest first; only for pieces that are new to the shop. */
  readonly earlierPrices?: readonly PriceEntry[];
}

/** What an accepted row does to its piece. */
export interface RowEffect {
  readonly line: number;
  readonly pieceId: string;
  readonly kind: 'created' | 'updated' | 'unchanged';
  /** Of an updated piece. */
  readonly fields: readonly ChangedField[];
}

export interface ImportOutcome {
  readonly created: number;
  readonly updated: number;
  /** Pieces that are in the shop as the file has them; nothing of them is written. */
  readonly unchanged: number;
  readonly rejected: readonly RejectedRow[];
  readonly effects: readonly RowEffect[];
}

export interface ImportDependencies {
  /** Brings the number of units to `count`; the units belong to the inventory. */
  readonly setStock: (tx: Tx, counts: readonly StockCount[], now: Date) => Promise<void>;
  /** How many units of pieces and of each of their variants have come into the shop; none: not named. */
  readonly countUnits: (handle: Db | Tx, pieceIds: readonly string[]) => Promise<readonly StockCount[]>;
  /** Says which cached pages are stale once the transaction is committed. */
  readonly invalidate: (tx: Tx, tags: readonly string[]) => Promise<void>;
}

interface ImportOptions {
  readonly now: Date;
  readonly dryRun: boolean;
  readonly actor: Actor;
}

/**
 * Creates or updates (by SKU) a batch of pieces in one transaction, a few hundred at a time.
 * Bad rows are left out and named; the others are taken. A dry run checks everything and writes nothing.
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
  const { accepted, rejected } = sortOut(batch, known);
  const ids = accepted.flatMap((row) => known.pieces.get(row.draft.sku)?.id ?? []);
  const stored = await readWithStock(deps, tx, ids);
  const plans = accepted.map((row) => {
    const before = stored.get(known.pieces.get(row.draft.sku)?.id ?? '') ?? null;
    return planOf(row, before, options.now);
  });
  const changes = plans.filter(({ effect }) => effect.kind !== 'unchanged');
  if (!options.dryRun && changes.length > 0) await write(deps, tx, changes, options);
  const count = (kind: RowEffect['kind']) => plans.filter(({ effect }) => effect.kind === kind).length;
  return {
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    rejected,
    effects: plans.map(({ effect }) => effect),
  };
}

/** Pieces with the units that have come in, by id. */
async function readWithStock(
  deps: ImportDependencies,
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredPiece>> {
  if (ids.length === 0) return new Map();
  const stored = await readStoredPieces(tx, ids, { lock: false });
  const counts = Map.groupBy(await deps.countUnits(tx, ids), ({ pieceId }) => pieceId);
  return new Map(
    stored.map((piece) => {
      const units = counts.get(piece.id) ?? [];
      return [piece.id, { ...piece, draft: withStock(piece, units) }];
    }),
  );
}

function planOf(row: ImportRow, before: StoredPiece | null, now: Date) {
  const draft = asStored(row.draft, before?.draft ?? null);
  const id = before?.id ?? newPieceId(draft.title, draft.sku);
  const published = row.published ?? null;
  const shown = before === null ? (row.publishedAt ?? now) : published === true ? now : null;
  const publishedAt = published === false ? null : (before?.publishedAt ?? shown);
  const fields: ChangedField[] =
    before === null
      ? []
      : [
          ...changedFields(before.draft, draft),
          ...((before.publishedAt === null) === (publishedAt === null) ? [] : (['published'] as const)),
        ];
  const kind = before === null ? 'created' : fields.length > 0 ? 'updated' : 'unchanged';
  const effect: RowEffect = { line: row.line, pieceId: id, kind, fields };
  return { row, before, draft, id, publishedAt, effect };
}

type Plan = ReturnType<typeof planOf>;

async function write(
  deps: ImportDependencies,
  tx: Tx,
  plans: readonly Plan[],
  { now, actor }: ImportOptions,
): Promise<void> {
  const writes = plans.map(({ row, before, draft, id, publishedAt }) => ({
    row: pieceRow(draft, { id, now, createdAt: before?.createdAt ?? now, publishedAt }),
    ...dependentRows(draft, id),
    prices:
      publishedAt === null
        ? []
        : before === null
          ? firstPrices(row, now)
          : priceToRecord(draft.priceCents, before.lastPrice, now),
  }));
  await writePieces(tx, writes);
  const named = writes.flatMap(({ stock }) => stock);
  await deps.setStock(tx, [...named, ...(await forgottenVariants(tx, writes))], now);
  // The first filling and the command line have a file that says what they did; staff have the log.
  if (actor.kind === 'staff') await writeAudits(tx, actor, plans.map(auditOf), now);
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

/** § 11 PAngV needs every price that ever stood, also those before a piece came into this shop. */
function firstPrices({ draft, earlierPrices = [] }: ImportRow, now: Date): readonly PriceEntry[] {
  const priceCents: Cents = draft.priceCents;
  return earlierPrices.at(-1)?.priceCents === priceCents
    ? earlierPrices
    : [...earlierPrices, { priceCents, validFrom: now }];
}
