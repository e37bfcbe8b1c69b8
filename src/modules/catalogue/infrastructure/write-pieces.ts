import { sql } from 'kysely';
import { queries, type Tx } from '../../../platform/db/db.ts';
import { insertRows } from '../../../platform/db/rows-as-json.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';
import { newVariantId } from '../domain/piece-id.ts';
import type { CatalogueTables, PieceRow } from './catalogue.tables.ts';
import type { dependentRows, StockCount } from './piece-rows.ts';

type PieceWrite = ReturnType<typeof dependentRows> & {
  readonly row: PieceRow;
  readonly prices: readonly { readonly priceCents: number; readonly validFrom: Date }[];
};

/** Writes pieces and their dependent rows, in a handful of statements whatever their number. */
export async function writePieces(tx: Tx, writes: readonly PieceWrite[]): Promise<void> {
  const first = writes[0];
  if (first === undefined) return;
  const q = queries<CatalogueTables>(tx);
  const columns = Object.keys(first.row);
  const changing = columns.filter((column) => column !== 'id' && column !== 'sku' && column !== 'created_at');
  await insertRows(
    q,
    'pieces',
    writes.map((write) => write.row),
    `on conflict (sku) do update set ${changing.map((column) => `${column} = excluded.${column}`).join(', ')}`,
  );

  const ids = writes.map((write) => write.row.id);
  for (const table of ['piece_categories', 'piece_sections', 'pictures'] as const) {
    await sql`delete from ${sql.table(table)} where piece_id = any(${ids})`.execute(q);
  }
  await insertRows(
    q,
    'piece_categories',
    writes.flatMap((write) => write.categories),
  );
  await insertRows(
    q,
    'piece_sections',
    writes.flatMap((write) => write.sections),
  );
  // The row of a variant that is no longer named stays, since its units and old orders refer to it.
  await insertRows(
    q,
    'variants',
    writes.flatMap((write) => write.variants),
    'on conflict (id) do update set sku = excluded.sku, name = excluded.name, position = excluded.position, removed_at = null',
  );
  await insertRows(
    q,
    'pictures',
    writes.flatMap((write) => write.pictures),
  );
  await insertRows(
    q,
    'price_history',
    writes.flatMap((write) =>
      write.prices.map((price) => ({
        piece_id: write.row.id,
        valid_from: price.validFrom,
        price_cents: price.priceCents,
      })),
    ),
  );
}

/** A variant that its piece no longer names. */
export interface UnnamedVariant extends StockCount {
  readonly variantId: string;
  readonly name: string;
}

/**
 * The pieces and variants without units after these writes, since units belong either to a piece or to its variants:
 * the variants that are no longer named, and a piece that has variants.
 */
export async function withoutUnits(
  tx: Tx,
  writes: readonly PieceWrite[],
): Promise<{ readonly pieces: StockCount[]; readonly variants: UnnamedVariant[] }> {
  const named = new Set(writes.flatMap((write) => write.variants.map((variant) => variant.id)));
  const rows = await queries<CatalogueTables>(tx)
    .selectFrom('variants')
    .select(['id as variantId', 'piece_id as pieceId', 'name'])
    .where('piece_id', 'in', ['', ...writes.map((write) => write.row.id)])
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute();
  return {
    pieces: writes
      .filter((write) => write.variants.length > 0)
      .map((write) => ({ pieceId: write.row.id, variantId: null, count: 0 })),
    variants: rows.filter((row) => !named.has(row.variantId)).map((row) => ({ ...row, count: 0 })),
  };
}

/** Takes variants that have no units any more off their pieces. */
export async function removeVariants(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await queries<CatalogueTables>(tx)
    .updateTable('variants')
    .set({ removed_at: now })
    .where('id', 'in', ids)
    .execute();
}

const letters: Readonly<Record<ShopType, string>> = { vintage: 'V', boatwood: 'B' };

/** An unused SKU: 'V-20001'. Those that came with an import, or that staff gave to a variant, are skipped. */
export async function nextSku(tx: Tx, shopType: ShopType): Promise<string> {
  const q = queries<CatalogueTables>(tx);
  for (;;) {
    const { rows } = await sql<{ number: string }>`select nextval('piece_numbers')::text as number`.execute(
      q,
    );
    const sku = `${letters[shopType]}-${rows[0]?.number ?? ''}`;
    const taken = await sql`
      select from pieces where lower(sku) = lower(${sku}) union all select from variants where id = ${newVariantId(sku)}
    `.execute(q);
    if (taken.rows.length === 0) return sku;
  }
}
