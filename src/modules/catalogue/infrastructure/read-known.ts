import { sql } from 'kysely';
import { queries, type Tx } from '../../../platform/db/db.ts';
import { newPieceId, newVariantId, skuKey } from '../domain/piece-id.ts';
import type { PieceDraft } from '../domain/piece.ts';
import { nameKey, type Known } from '../domain/sort-out-import.ts';
import type { CatalogueTables } from './catalogue.tables.ts';

/** Reads all data that the rows may refer to, in four queries whatever the batch's size. */
export async function readKnown(tx: Tx, drafts: readonly PieceDraft[]): Promise<Known> {
  const q = queries<CatalogueTables>(tx);
  const skus = drafts.map((draft) => draft.sku);
  const pieces = await q
    .selectFrom('pieces')
    .select(['sku', 'id'])
    // `for update`: two simultaneous imports of the same file must not both take the old price for the last one.
    .where(
      sql<string>`lower(sku)`,
      'in',
      sql<string>`(select lower(sku) from unnest(${skus}::text[]) as said (sku))`,
    )
    .forUpdate()
    .execute();
  const ids = await q
    .selectFrom('pieces')
    .select(['id', 'sku'])
    .where('id', 'in', orNothing(drafts.map((draft) => newPieceId(draft.title, draft.sku))))
    .execute();
  const variants = await q
    .selectFrom('variants')
    .innerJoin('pieces', 'pieces.id', 'variants.piece_id')
    .select(['variants.id', 'pieces.sku as owner'])
    .where(
      'variants.id',
      'in',
      orNothing(drafts.flatMap((draft) => draft.variants.map(({ sku }) => newVariantId(sku)))),
    )
    .execute();
  const categories = await q.selectFrom('categories').select(['id', 'name', 'shop_type']).execute();
  const named = Map.groupBy(categories, (row) => nameKey(row.shop_type, row.name));
  return {
    pieces: new Map(pieces.map((row) => [row.sku, { id: row.id }])),
    skus: new Map(pieces.map((row) => [skuKey(row.sku), row.sku])),
    pieceIds: new Map(ids.map((row) => [row.id, row.sku])),
    variants: new Map(variants.map((row) => [row.id, row.owner])),
    categories: new Map(categories.map((row) => [row.id, row.shop_type])),
    categoriesByName: new Map(
      [...named].flatMap(([key, [one, ...others]]) =>
        one === undefined || others.length > 0 ? [] : [[key, one.id] as const],
      ),
    ),
  };
}

/** SQL has no empty list; no SKU or id is the empty text. */
function orNothing(values: readonly string[]): readonly string[] {
  return values.length === 0 ? [''] : values;
}
