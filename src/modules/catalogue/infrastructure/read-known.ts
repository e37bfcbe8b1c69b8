import { sql } from 'kysely';
import { lockTexts, queries, type Tx } from '../../../platform/db/db.ts';
import { newPieceId, newVariantId, skuKey } from '../domain/piece-id.ts';
import type { PieceDraft } from '../domain/piece.ts';
import { nameKey, type Known } from '../domain/sort-out-import.ts';
import type { CatalogueTables } from './catalogue.tables.ts';

/** If two give a piece or a variant the same SKU at once, the second one waits and sees the first. */
export const lockSkus = (tx: Tx): Promise<void> => lockTexts(tx, ['the SKUs of the catalogue']);

/** Reads all data that the rows may refer to, in a few queries whatever the batch's size. */
export async function readKnown(tx: Tx, drafts: readonly PieceDraft[]): Promise<Known> {
  const q = queries<CatalogueTables>(tx);
  const withSku = (skus: readonly string[]) =>
    q
      .selectFrom('pieces')
      .select(['sku', 'id'])
      .where(
        sql<string>`lower(sku)`,
        'in',
        sql<string>`(select lower(sku) from unnest(${skus}::text[]) as said (sku))`,
      );
  // `for update`: two simultaneous imports of the same file must not both take the old price for the last one.
  const lockPieces = () =>
    withSku(drafts.map((draft) => draft.sku))
      .forUpdate()
      .execute();
  let pieces = await lockPieces();
  const isKnown = ({ sku }: PieceDraft) => pieces.some((piece) => piece.sku === sku);
  if (drafts.some((draft) => draft.variants.length > 0 || !isKnown(draft))) {
    await lockSkus(tx);
    pieces = await lockPieces();
  }
  const namesakes = await withSku(
    drafts.flatMap((draft) => [draft.sku, ...draft.variants.map(({ sku }) => sku)]),
  ).execute();
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
      orNothing(
        drafts.flatMap(({ sku, variants: its }) => [{ sku }, ...its].map((one) => newVariantId(one.sku))),
      ),
    )
    .execute();
  const categories = await q.selectFrom('categories').select(['id', 'name', 'shop_type']).execute();
  const named = Map.groupBy(categories, (row) => nameKey(row.shop_type, row.name));
  return {
    pieces: new Map(pieces.map((row) => [row.sku, { id: row.id }])),
    skus: new Map(namesakes.map((row) => [skuKey(row.sku), row.sku])),
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
