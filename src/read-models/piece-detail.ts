import { sql } from 'kysely';
import type {
  CatalogueTables,
  Condition,
  Dimensions,
  Era,
  ProductSafety,
} from '../modules/catalogue/index.ts';
import type { FactInWords } from '../modules/search/index.ts';
import { foremostAway, type Away } from '../modules/inventory/index.ts';
import { queries, type Db } from '../platform/db/db.ts';
import { columnOf, type RowOf } from '../platform/db/row-names.ts';
import { sanitiseHtml } from '../platform/html/sanitise-html.ts';
import type { GoodsTextField } from '../shared/pieces/goods-texts.ts';
import {
  forFields,
  pieceFields,
  shownFeatures,
  shownFields,
  textNames,
  type FieldValues,
  type ShownField,
} from '../shared/pieces/piece-fields.ts';
import { measureNames, type MeasureName } from '../shared/pieces/piece-measures.ts';
import type { Language } from '../shared/text/language.ts';
import { availabilityJoin } from './availability.ts';
import { categoriesAsJson, categoriesInOrder, type FoundCategories } from './categories-of-piece.ts';
import {
  cardColumns,
  picturesAsJson,
  readCard,
  type DescribedPicture,
  type PieceCard,
} from './piece-card.ts';

export interface PieceVariant {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  /** Units of this variant that are free from now on. */
  readonly stockAmt: number;
  /** The place of its units, if none is free although not all are sold. */
  readonly away: Away | null;
  readonly pictures: readonly DescribedPicture[];
}

/** A piece as its own page shows it. All texts are sanitised HTML. */
export interface PieceDetail extends PieceCard, Pick<FieldValues, Exclude<ShownField, MeasureName>> {
  readonly variants: readonly PieceVariant[];
  readonly descriptions: readonly string[];
  readonly condition: Condition;
  readonly dimensions: Dimensions;
  readonly carriers: number;
  readonly era: Era | null;
  readonly productSafety: ProductSafety;
  /** The categories it is in, the main one first: the breadcrumb names it. */
  readonly categories: readonly {
    readonly id: string;
    readonly name: string;
    readonly nameLanguage?: Language;
  }[];
  /** What differs on pages in another language; absent on German ones. */
  readonly inWords?: PieceInWords;
}

/** A piece's texts and facts for a page in another language than German. */
export interface PieceInWords {
  /** Under which German title it is in the shop's books. */
  readonly originalTitle: string;
  /** Whether the title was put together from the facts: nobody wrote one. */
  readonly isTitleMade: boolean;
  /** Which texts a service translated and nobody has checked since. */
  readonly machineMade: readonly GoodsTextField[];
  /** Sanitised HTML; null: there is no text in this language. */
  readonly description: string | null;
  readonly conditionText: string | null;
  readonly materials: readonly FactInWords[];
  readonly colour: FactInWords | null;
  readonly origin: FactInWords | null;
}

type DetailRow = Parameters<typeof readCard>[0] & {
  variants: (Omit<PieceVariant, 'away'> & { away: Away[] })[];
  descriptions: string[];
  condition: Condition;
  carriers: number;
  era_from: number | null;
  era_to: number | null;
  product_safety: ProductSafety;
  categories: FoundCategories;
} & RowOf<Pick<FieldValues, ShownField>>;

const fieldColumns = sql.join(shownFields.map((name) => sql.ref(`p.${columnOf(name)}`)));

/**
 * The piece with this id; null if there is none or visitors may not see it.
 * @param drafts includes pieces that visitors may not see: for staff only
 */
export async function pieceDetail(
  db: Db,
  id: string,
  now: Date,
  { drafts = false }: { readonly drafts?: boolean } = {},
): Promise<PieceDetail | null> {
  const { rows } = await sql<DetailRow>`
    select ${cardColumns},
      ${fieldColumns}, p.descriptions, p.condition, p.carriers, p.era_from, p.era_to, p.product_safety,
      (select coalesce(json_agg(json_build_object(
          'id', v.id, 'sku', v.sku, 'name', v.name,
          'stockAmt', units.free, 'away', units.away,
          'pictures', (select ${picturesAsJson} from pictures pic where pic.variant_id = v.id)
        ) order by v.position), '[]')
        from variants v cross join lateral (
          select count(*) filter (where ua.free) as free,
            coalesce(json_agg(distinct ua.away) filter (where ua.away is not null), '[]') as away
          from unit_availability(${now}) ua where ua.variant_id = v.id
        ) units
        where v.piece_id = p.id and v.removed_at is null) as variants,
      ${categoriesAsJson} as categories
    from pieces p ${availabilityJoin(now)}
    where p.id = ${id} and (p.published_at <= ${now} or ${drafts}::boolean)
  `.execute(queries<CatalogueTables>(db));
  const row = rows[0];
  if (row === undefined) return null;
  const columns = new Map<string, unknown>(Object.entries(row));
  const valueOf = (name: ShownField): unknown => {
    const value = columns.get(columnOf(name));
    return pieceFields[name].kind === 'html' && typeof value === 'string' ? sanitiseHtml(value) : value;
  };
  return {
    ...readCard(row, now),
    variants: row.variants.map((variant) => ({
      ...variant,
      away: variant.stockAmt === 0 ? foremostAway(variant.away) : null,
    })),
    descriptions: row.descriptions.map(sanitiseHtml),
    ...(forFields([...shownFeatures, ...textNames], valueOf) as Omit<
      Pick<FieldValues, ShownField>,
      MeasureName
    >),
    condition: row.condition,
    dimensions: forFields(measureNames, valueOf) as Dimensions,
    carriers: row.carriers,
    era: row.era_from === null || row.era_to === null ? null : { fromYear: row.era_from, toYear: row.era_to },
    productSafety: row.product_safety,
    categories: categoriesInOrder(row.categories),
  };
}
