import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Actor } from '../../../shared/actor.ts';
import { requireRight } from '../../../shared/require-right.ts';
import type { Cents } from '../../../shared/cents.ts';
import { newPieceId } from '../domain/piece-id.ts';
import type { PieceDraft } from '../domain/piece.ts';
import { sortOut, type RejectedRow } from '../domain/sort-out-import.ts';
import { readKnown } from '../infrastructure/read-known.ts';
import { dependentRows, pieceRow, type StockCount } from '../infrastructure/piece-rows.ts';
import { forgottenVariants, writePieces, type PieceWrite } from '../infrastructure/write-pieces.ts';

/** One row to take over. `line` is its place in the file, for messages. */
export interface ImportRow {
  readonly line: number;
  readonly draft: PieceDraft;
  /** When visitors first see it; the time of the import if not given. */
  readonly publishedAt?: Date;
  /** Prices that stood before the draft's own, oldest first; only for pieces that are new to the shop. */
  readonly earlierPrices?: readonly PriceEntry[];
}

export interface PriceEntry {
  readonly priceCents: Cents;
  readonly validFrom: Date;
}

export interface ImportOutcome {
  readonly created: number;
  readonly updated: number;
  readonly rejected: readonly RejectedRow[];
}

export interface ImportDependencies {
  /** Brings the number of units to `count`; the units belong to the inventory. */
  readonly setStock: (tx: Tx, counts: readonly StockCount[], now: Date) => Promise<void>;
  /** Says which cached pages are stale once the transaction is committed. */
  readonly invalidate: (tx: Tx, tags: readonly string[]) => Promise<void>;
}

/**
 * Creates or updates (by SKU) a batch of pieces in one transaction, a few hundred at a time.
 * Bad rows are left out and named; the others are taken. A dry run checks everything and writes nothing.
 * @throws RightMissing without `catalogue:write`
 */
export async function importPieces(
  { setStock, invalidate }: ImportDependencies,
  db: Db,
  batch: readonly ImportRow[],
  options: { readonly now: Date; readonly dryRun: boolean; readonly actor: Actor },
): Promise<ImportOutcome> {
  requireRight(options.actor, 'catalogue:write');
  const { now } = options;
  return db.transaction(async (tx) => {
    const known = await readKnown(
      tx,
      batch.map((row) => row.draft),
    );
    const { accepted, rejected } = sortOut(batch, known);
    const writes = accepted.map((row): PieceWrite => {
      const before = known.pieces.get(row.draft.sku);
      const id = before?.id ?? newPieceId(row.draft.title, row.draft.sku);
      return {
        row: pieceRow(row.draft, {
          id,
          now,
          createdAt: before?.createdAt ?? now,
          publishedAt: before?.publishedAt ?? row.publishedAt ?? now,
        }),
        ...dependentRows(row.draft, id),
        prices: pricesToRecord(row, before?.priceCents ?? null, now),
      };
    });
    if (!options.dryRun && writes.length > 0) {
      await writePieces(tx, writes);
      const named = writes.flatMap((write) => write.stock);
      await setStock(tx, [...named, ...(await forgottenVariants(tx, writes))], now);
      await invalidate(tx, ['catalogue']);
    }
    const updated = accepted.filter((row) => known.pieces.has(row.draft.sku)).length;
    return { created: accepted.length - updated, updated, rejected };
  });
}

/** § 11 PAngV needs every price that ever stood; an unchanged one is not recorded again. */
function pricesToRecord(row: ImportRow, before: Cents | null, now: Date): readonly PriceEntry[] {
  const { priceCents } = row.draft;
  if (before !== null) return before === priceCents ? [] : [{ priceCents, validFrom: now }];
  const earlier = row.earlierPrices ?? [];
  return earlier.at(-1)?.priceCents === priceCents ? earlier : [...earlier, { priceCents, validFrom: now }];
}
