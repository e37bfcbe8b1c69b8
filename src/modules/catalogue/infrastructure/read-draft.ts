import type { Selectable } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { columnOf } from '../../../platform/db/row-names.ts';
import {
  fieldNames,
  forFields,
  grouped,
  type FieldValues,
  type GroupedFields,
} from '../../../shared/pieces/piece-fields.ts';
import type { Picture, PieceDraft } from '../domain/piece.ts';
import type {
  CatalogueTables,
  PictureRow,
  PieceCategoryRow,
  PieceSectionRow,
  PriceHistoryRow,
  VariantRow,
} from './catalogue.tables.ts';
import type { StockCount } from './piece-rows.ts';

/** A piece as staff edit it. Its stock is 0 here: units belong to the inventory. */
export interface StoredPiece {
  readonly id: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly publishedAt: Date | null;
  readonly draft: PieceDraft;
  /** The ids of the variants, in the order of the draft. */
  readonly variantIds: readonly string[];
  /** The SKUs of variants that it had once: none is given to another one. */
  readonly formerSkus: readonly string[];
  /** The last price of the record, and when it took effect; null before the first publication. */
  readonly lastPrice: { readonly priceCents: number; readonly validFrom: Date } | null;
}

/**
 * @param lock keeps others from changing it until the transaction ends
 * @returns null if there is no such piece
 */
export async function readStoredPiece(
  handle: Db | Tx,
  id: string,
  { lock }: { readonly lock: boolean },
): Promise<StoredPiece | null> {
  return (await readStoredPieces(handle, [id], { lock }))[0] ?? null;
}

/** Many at once, in six queries and no particular order; missing ones are left out. */
export async function readStoredPieces(
  handle: Db | Tx,
  ids: readonly string[],
  { lock }: { readonly lock: boolean },
): Promise<StoredPiece[]> {
  if (ids.length === 0) return [];
  const q = queries<CatalogueTables>(handle);
  const found = q.selectFrom('pieces').selectAll().where('id', 'in', ids);
  const rows = await (lock ? found.forUpdate() : found).execute();
  if (rows.length === 0) return [];
  const by = <R extends { piece_id: string }>(all: readonly R[]) => {
    const grouped = Map.groupBy(all, (row) => row.piece_id);
    return (id: string): readonly R[] => grouped.get(id) ?? [];
  };
  const categories = by(
    await q
      .selectFrom('piece_categories')
      .select(['piece_id', 'category_id'])
      .where('piece_id', 'in', ids)
      .orderBy('category_id')
      .execute(),
  );
  const inSections = by(
    await q
      .selectFrom('piece_sections')
      .select(['piece_id', 'section'])
      .where('piece_id', 'in', ids)
      .orderBy('section')
      .execute(),
  );
  const variants = by(
    await q
      .selectFrom('variants')
      .selectAll()
      .where('piece_id', 'in', ids)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  );
  const pictures = by(
    await q.selectFrom('pictures').selectAll().where('piece_id', 'in', ids).orderBy('position').execute(),
  );
  const prices = by(
    await q
      .selectFrom('price_history')
      .select(['piece_id', 'price_cents', 'valid_from'])
      .distinctOn('piece_id')
      .where('piece_id', 'in', ids)
      .orderBy('piece_id')
      .orderBy('valid_from', 'desc')
      .execute(),
  );
  return rows.map((row) =>
    storedPiece(row, {
      categories: categories(row.id),
      inSections: inSections(row.id),
      variants: variants(row.id).filter(({ removed_at }) => removed_at === null),
      formerSkus: variants(row.id).flatMap(({ sku, removed_at }) => (removed_at === null ? [] : [sku])),
      pictures: pictures(row.id),
      last: prices(row.id)[0],
    }),
  );
}

/** The draft with the units that have come in so far. */
export function withStock(
  { draft, variantIds }: Pick<StoredPiece, 'draft' | 'variantIds'>,
  units: readonly StockCount[],
): PieceDraft {
  const countOf = (variantId: string | null): number =>
    units.find((count) => count.variantId === variantId)?.count ?? 0;
  return {
    ...draft,
    stock: draft.variants.length === 0 ? countOf(null) : 0,
    variants: draft.variants.map((variant, index) => ({
      ...variant,
      stock: countOf(variantIds[index] ?? ''),
    })),
  };
}

function storedPiece(
  row: Selectable<CatalogueTables['pieces']>,
  {
    categories,
    inSections,
    variants,
    formerSkus,
    pictures,
    last,
  }: {
    readonly categories: readonly Pick<PieceCategoryRow, 'category_id'>[];
    readonly inSections: readonly Pick<PieceSectionRow, 'section'>[];
    readonly variants: readonly VariantRow[];
    readonly formerSkus: readonly string[];
    readonly pictures: readonly Omit<PictureRow, 'id'>[];
    readonly last: Pick<PriceHistoryRow, 'price_cents' | 'valid_from'> | undefined;
  },
): StoredPiece {
  const picturesOf = (variantId: string | null): Picture[] =>
    pictures.filter((picture) => picture.variant_id === variantId).map(pictureOf);
  const fields = fieldsOfRow(row);
  return {
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.published_at,
    variantIds: variants.map((variant) => variant.id),
    formerSkus,
    lastPrice: last === undefined ? null : { priceCents: last.price_cents, validFrom: last.valid_from },
    draft: {
      ...fields,
      sku: row.sku,
      title: row.title,
      shopType: row.shop_type,
      categoryIds: categories.map(({ category_id }) => category_id),
      mainCategoryId: row.main_category_id,
      sections: inSections.map(({ section }) => section),
      priceCents: row.price_cents,
      comparePriceCents: row.compare_price_cents,
      chargeTaxPercent: row.charge_tax_percent,
      taxScheme: row.tax_scheme,
      carriers: row.carriers,
      era:
        row.era_from === null || row.era_to === null ? null : { fromYear: row.era_from, toYear: row.era_to },
      condition: row.condition,
      purchase:
        row.purchase_price_cents === null || row.purchase_seller_kind === null
          ? null
          : { priceCents: row.purchase_price_cents, sellerKind: row.purchase_seller_kind },
      productSafety: row.product_safety,
      texts: { ...fields.texts, descriptions: row.descriptions },
      pictures: picturesOf(null),
      stock: 0,
      variants: variants.map(({ id: variantId, sku, name }) => ({
        sku,
        name,
        stock: 0,
        pictures: picturesOf(variantId),
      })),
    },
  };
}

/** The fields of a row that has a column for each of them. */
function fieldsOfRow(row: Readonly<Record<string, unknown>>): GroupedFields {
  return grouped(forFields(fieldNames, (name) => row[columnOf(name)]) as FieldValues);
}

function pictureOf(row: Omit<PictureRow, 'id'>): Picture {
  return {
    key: row.key,
    alt: row.alt,
    widthPx: row.width_px,
    heightPx: row.height_px,
    placeholder: row.placeholder,
  };
}
