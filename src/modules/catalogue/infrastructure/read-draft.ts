import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Picture, PieceDraft } from '../domain/piece.ts';
import type { CatalogueTables, PictureRow } from './catalogue.tables.ts';

/** A piece as staff edit it. Its stock is 0 here: units belong to the inventory. */
export interface StoredPiece {
  readonly id: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly publishedAt: Date | null;
  readonly draft: PieceDraft;
  /** Of the variants, in the order of the draft's. */
  readonly variantIds: readonly string[];
  /** The price that the record ends with, and since when; null before it was ever published. */
  readonly lastPrice: { readonly priceCents: number; readonly validFrom: Date } | null;
}

/** @param lock nobody else changes it until the transaction ends. @returns null when there is no such piece */
export async function readStoredPiece(
  handle: Db | Tx,
  id: string,
  { lock }: { readonly lock: boolean },
): Promise<StoredPiece | null> {
  const q = queries<CatalogueTables>(handle);
  const found = q.selectFrom('pieces').selectAll().where('id', '=', id);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  if (row === undefined) return null;
  const categories = await q
    .selectFrom('piece_categories')
    .select('category_id')
    .where('piece_id', '=', id)
    .orderBy('category_id')
    .execute();
  const inSections = await q
    .selectFrom('piece_sections')
    .select('section')
    .where('piece_id', '=', id)
    .orderBy('section')
    .execute();
  const variants = await q
    .selectFrom('variants')
    .selectAll()
    .where('piece_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const pictures = await q
    .selectFrom('pictures')
    .selectAll()
    .where('piece_id', '=', id)
    .orderBy('position')
    .execute();
  const last = await q
    .selectFrom('price_history')
    .select(['price_cents', 'valid_from'])
    .where('piece_id', '=', id)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  const picturesOf = (variantId: string | null): Picture[] =>
    pictures.filter((picture) => picture.variant_id === variantId).map(pictureOf);
  return {
    id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.published_at,
    variantIds: variants.map((variant) => variant.id),
    lastPrice: last === undefined ? null : { priceCents: last.price_cents, validFrom: last.valid_from },
    draft: {
      sku: row.sku,
      title: row.title,
      shopType: row.shop_type,
      categoryIds: categories.map(({ category_id }) => category_id),
      sections: inSections.map(({ section }) => section),
      priceCents: row.price_cents,
      comparePriceCents: row.compare_price_cents,
      chargeTaxPercent: row.charge_tax_percent,
      taxScheme: row.tax_scheme,
      assemblyService: row.assembly_service,
      rentable: row.rentable,
      carriers: row.carriers,
      dimensions: {
        widthMm: row.width_mm,
        heightMm: row.height_mm,
        depthMm: row.depth_mm,
        diameterMm: row.diameter_mm,
      },
      weightGrams: row.weight_grams,
      materials: row.materials,
      colour: row.colour,
      maker: row.maker,
      era:
        row.era_from === null || row.era_to === null ? null : { fromYear: row.era_from, toYear: row.era_to },
      condition: row.condition,
      origin: row.origin,
      purchase:
        row.purchase_price_cents === null || row.purchase_seller_kind === null
          ? null
          : { priceCents: row.purchase_price_cents, sellerKind: row.purchase_seller_kind },
      productSafety: row.product_safety,
      texts: {
        subtopic: row.subtopic,
        similarToTitle: row.similar_to_title,
        conditionText: row.condition_text,
        descriptions: row.descriptions,
        storyShop: row.story_shop,
        shopInfo: row.shop_info,
        aboutUs: row.about_us,
      },
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

function pictureOf(row: Omit<PictureRow, 'id'>): Picture {
  return {
    key: row.key,
    alt: row.alt,
    widthPx: row.width_px,
    heightPx: row.height_px,
    placeholder: row.placeholder,
  };
}
