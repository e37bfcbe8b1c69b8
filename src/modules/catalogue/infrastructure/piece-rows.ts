import { sql } from 'kysely';
import { queries, type Db } from '../../../platform/db/db.ts';
import { rowOf } from '../../../platform/db/row-names.ts';
import { sanitiseHtml } from '../../../platform/html/sanitise-html.ts';
import { forFields, pieceFields, textNames, ungrouped } from '../../../shared/pieces/piece-fields.ts';
import { isOfProtectedSpecies } from '../../../shared/pieces/ready-for-shop.ts';
import { nearestTone } from '../../../shared/pieces/picture-tones.ts';
import { newVariantId } from '../domain/piece-id.ts';
import type { Picture, PieceDraft } from '../domain/piece.ts';
import { facetsOf, searchDocumentOf, searchVersion, type SearchedDraft } from '../../search/index.ts';
import type { PieceRow, CatalogueTables } from './catalogue.tables.ts';

/**
 * A draft as it will be stored: texts without forbidden markup, and pictures with the colours that the shop has
 * computed for them, which no table contains.
 */
export function asStored(draft: PieceDraft, before: PieceDraft | null): PieceDraft {
  const tones = new Map(
    (before === null ? [] : picturesOf(before)).map(({ key, placeholder }) => [key, placeholder]),
  );
  const toned = (picture: Picture): Picture => {
    const placeholder = picture.placeholder ?? tones.get(picture.key) ?? null;
    return { ...picture, placeholder: placeholder === null ? null : nearestTone(placeholder) };
  };
  const { texts } = draft;
  return {
    ...draft,
    texts: {
      ...forFields(textNames, (name) => {
        const text = texts[name];
        return text === null || pieceFields[name].kind === 'plain' ? text : sanitiseHtml(text);
      }),
      descriptions: texts.descriptions.map(sanitiseHtml),
    },
    pictures: draft.pictures.map(toned),
    variants: draft.variants.map((variant) => ({ ...variant, pictures: variant.pictures.map(toned) })),
  };
}

/** All pictures of a draft, including those of its variants. */
export function picturesOf(draft: PieceDraft): readonly Picture[] {
  return [...draft.pictures, ...draft.variants.flatMap((variant) => variant.pictures)];
}

/**
 * A draft as its row. An existing piece keeps its `id`.
 * @param draft as `asStored` returns it
 */
export function pieceRow(
  draft: PieceDraft,
  options: { id: string; now: Date; createdAt: Date; publishedAt: Date | null },
): PieceRow {
  return {
    ...rowOf(ungrouped(draft)),
    id: options.id,
    sku: draft.sku,
    title: draft.title,
    shop_type: draft.shopType,
    price_cents: draft.priceCents,
    compare_price_cents: draft.comparePriceCents,
    charge_tax_percent: draft.chargeTaxPercent,
    tax_scheme: draft.taxScheme,
    carriers: draft.carriers,
    era_from: draft.era?.fromYear ?? null,
    era_to: draft.era?.toYear ?? null,
    condition: draft.condition,
    purchase_price_cents: draft.purchase?.priceCents ?? null,
    purchase_seller_kind: draft.purchase?.sellerKind ?? null,
    main_category_id: draft.mainCategoryId,
    product_safety: draft.productSafety,
    descriptions: [...draft.texts.descriptions],
    ...searchColumnsOf(draft),
    published_at: options.publishedAt,
    created_at: options.createdAt,
    updated_at: options.now,
  };
}

/** The data for search, filters and lists of the office, derived from a draft. */
export function searchColumnsOf(
  draft: SearchedDraft,
): Pick<
  PieceRow,
  | 'search_document'
  | 'material_keys'
  | 'colour_keys'
  | 'maker_key'
  | 'of_protected_species'
  | 'search_edition'
> {
  const facets = facetsOf(draft);
  return {
    search_document: searchDocumentOf(draft),
    material_keys: [...facets.materialKeys],
    colour_keys: [...facets.colourKeys],
    maker_key: facets.makerKey,
    of_protected_species: isOfProtectedSpecies(draft),
    search_edition: searchVersion,
  };
}

/** The wanted number of units of a piece or variant. */
export interface StockCount {
  readonly pieceId: string;
  readonly variantId: string | null;
  readonly count: number;
}

function pictureRow(picture: Picture, pieceId: string, variantId: string | null, position: number) {
  return {
    piece_id: pieceId,
    variant_id: variantId,
    position,
    key: picture.key,
    alt: picture.alt,
    width_px: picture.widthPx,
    height_px: picture.heightPx,
    placeholder: picture.placeholder === null ? null : nearestTone(picture.placeholder),
  };
}

/** The rows that belong to a piece and are rewritten with it. */
export function dependentRows(draft: PieceDraft, pieceId: string) {
  const stock: StockCount[] =
    draft.variants.length === 0
      ? [{ pieceId, variantId: null, count: draft.stock }]
      : draft.variants.map((variant) => ({
          pieceId,
          variantId: newVariantId(variant.sku),
          count: variant.stock,
        }));
  return {
    stock,
    categories: draft.categoryIds.map((categoryId) => ({ piece_id: pieceId, category_id: categoryId })),
    sections: draft.sections.map((section) => ({ piece_id: pieceId, section })),
    variants: draft.variants.map((variant, position) => ({
      id: newVariantId(variant.sku),
      piece_id: pieceId,
      sku: variant.sku,
      name: variant.name,
      position,
    })),
    pictures: [
      ...draft.pictures.map((picture, position) => pictureRow(picture, pieceId, null, position)),
      ...draft.variants.flatMap((variant) =>
        variant.pictures.map((picture, position) =>
          pictureRow(picture, pieceId, newVariantId(variant.sku), position),
        ),
      ),
    ],
  };
}

/** Those of these photographs that a piece, a category or a parent category shows. */
export async function picturesShown(db: Db, keys: readonly string[]): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select key from pictures where key = any(${keys})
    union select image from categories where image = any(${keys})
    union select image from parent_categories, unnest(images) image where image = any(${keys})
  `.execute(queries<CatalogueTables>(db));
  return rows.map(({ key }) => key);
}
