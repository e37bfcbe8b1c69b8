import { sql } from 'kysely';
import type { CatalogueTables, Picture, Section, TaxScheme } from '../modules/catalogue/index.ts';
import type { Availability } from '../modules/inventory/index.ts';
import { savingOf, type Saving } from '../modules/pricing/index.ts';
import { queries, type Db } from '../platform/db/db.ts';
import type { Cents } from '../shared/money/cents.ts';
import type { ShopType } from '../shared/pieces/shop-type.ts';
import type { Language } from '../shared/text/language.ts';
import {
  availabilityColumns,
  availabilityJoin,
  readAvailability,
  type AvailabilityRow,
} from './availability.ts';

/** A piece as lists show it. */
export interface PieceCard extends Availability {
  readonly id: string;
  readonly sku: string;
  readonly title: string;
  /** The language of the title if it is not German, in which goods are written. */
  readonly titleLanguage?: Language | undefined;
  readonly shopType: ShopType;
  readonly priceCents: Cents;
  readonly comparePriceCents: Cents | null;
  /** The saving that the price record supports (§ 11 PAngV); null: no badge and no struck-through price. */
  readonly saving: Saving | null;
  readonly chargeTaxPercent: number;
  readonly taxScheme: TaxScheme;
  readonly assemblyService: boolean;
  readonly rentable: boolean;
  /** Whether a variant has to be chosen before it can be bought. */
  readonly hasVariants: boolean;
  readonly sections: readonly Section[];
  readonly pictures: readonly DescribedPicture[];
}

/** A photograph; its description is German unless it says so. */
export type DescribedPicture = Picture & { readonly altLanguage?: Language | undefined };

interface CardRow extends AvailabilityRow {
  id: string;
  sku: string;
  title: string;
  shop_type: ShopType;
  price_cents: Cents;
  compare_price_cents: Cents | null;
  charge_tax_percent: number;
  tax_scheme: TaxScheme;
  assembly_service: boolean;
  rentable: boolean;
  has_variants: boolean;
  sections: Section[];
  pictures: Picture[];
  history: { priceCents: Cents; validFrom: string }[];
}

/** The pictures of `of` (a piece's or a variant's rows of `pictures pic`) as JSON, in their order. */
export const picturesAsJson = sql`coalesce(json_agg(json_build_object(
  'key', pic.key, 'alt', pic.alt, 'widthPx', pic.width_px, 'heightPx', pic.height_px, 'placeholder', pic.placeholder
) order by pic.position), '[]')`;

/** Columns of a card; the piece is `p`, joined with its availability. */
export const cardColumns = sql`
    p.id, p.sku, p.title, p.shop_type, p.price_cents, p.compare_price_cents, p.charge_tax_percent, p.tax_scheme,
    p.assembly_service, p.rentable,
    exists (select from variants v where v.piece_id = p.id and v.removed_at is null) as has_variants,
    array(select s.section from piece_sections s where s.piece_id = p.id order by s.section) as sections,
    (select ${picturesAsJson} from pictures pic where pic.piece_id = p.id and pic.variant_id is null) as pictures,
    case when p.compare_price_cents is null then '[]'::json else (
      select coalesce(json_agg(json_build_object('priceCents', h.price_cents, 'validFrom', h.valid_from)), '[]')
      from price_history h where h.piece_id = p.id
    ) end as history,
    ${availabilityColumns}
  `;

export function readCard(row: CardRow, now: Date): PieceCard {
  return {
    id: row.id,
    sku: row.sku,
    title: row.title,
    shopType: row.shop_type,
    priceCents: row.price_cents,
    comparePriceCents: row.compare_price_cents,
    saving: savingOf({
      history: row.history.map((entry) => ({
        priceCents: entry.priceCents,
        validFrom: new Date(entry.validFrom),
      })),
      now,
      priceCents: row.price_cents,
      comparePriceCents: row.compare_price_cents,
    }),
    chargeTaxPercent: row.charge_tax_percent,
    taxScheme: row.tax_scheme,
    assemblyService: row.assembly_service,
    rentable: row.rentable,
    hasVariants: row.has_variants,
    sections: row.sections,
    pictures: row.pictures,
    ...readAvailability(row),
  };
}

/** The cards of the given pieces, in the given order; unknown and unpublished ones are left out. */
export async function cardsOf(db: Db, ids: readonly string[], now: Date): Promise<PieceCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRow>`
    select ${cardColumns}
    from pieces p ${availabilityJoin(now)}
    where p.id = any(${ids}::text[]) and p.published_at <= ${now}
    order by array_position(${ids}::text[], p.id)
  `.execute(queries<CatalogueTables>(db));
  return rows.map((row) => readCard(row, now));
}
