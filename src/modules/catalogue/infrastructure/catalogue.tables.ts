import type { TranslatedLanguage } from '../../../shared/text/language.ts';
import type { Generated } from 'kysely';
import type { RowOf } from '../../../platform/db/row-names.ts';
import type {
  GoodsKind,
  GoodsTextField,
  GoodsTextState,
  TranslationState,
} from '../../../shared/pieces/goods-texts.ts';
import type { Dimensions, FieldValues } from '../../../shared/pieces/piece-fields.ts';
import type { MeasureOfLists } from '../../../shared/pieces/piece-measures.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';
import type { StaffRole } from '../../../shared/staff/staff-roles.ts';
import type { TranslationFailure } from '../domain/translator.ts';
import type {
  CarrierCount,
  Condition,
  ProductSafety,
  Section,
  SellerKind,
  TaxScheme,
} from '../domain/piece.ts';

export interface CategoryRow {
  id: string;
  name: string;
  shop_type: ShopType;
  description_html: string | null;
  image: string | null;
}

export interface ParentCategoryRow {
  id: string;
  title: string;
  type: ShopType;
  description_html: string | null;
  images: string[];
  position: number;
}

export interface ParentCategoryMemberRow {
  parent_category_id: string;
  category_id: string;
  position: number;
}

export interface PieceRow extends RowOf<FieldValues> {
  id: string;
  sku: string;
  title: string;
  shop_type: ShopType;
  price_cents: number;
  compare_price_cents: number | null;
  charge_tax_percent: number;
  tax_scheme: TaxScheme;
  carriers: CarrierCount;
  era_from: number | null;
  era_to: number | null;
  condition: Condition;
  purchase_price_cents: number | null;
  purchase_seller_kind: SellerKind | null;
  main_category_id: string | null;
  product_safety: ProductSafety;
  descriptions: string[];
  /** In PostgreSQL's `tsvector` syntax. */
  search_document: string;
  material_keys: string[];
  colour_keys: string[];
  maker_key: string | null;
  of_protected_species: boolean;
  search_edition: number;
  published_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** What lists and the search read of a published piece; written only by the database's triggers. */
export interface ListingRow extends RowOf<Pick<Dimensions, MeasureOfLists>> {
  piece_id: string;
  shop_type: ShopType;
  published_at: Date;
  price_cents: number;
  condition: Condition;
  rentable: boolean;
  material_keys: string[];
  colour_keys: string[];
  decades: number[];
  maker_key: string | null;
  maker: string | null;
  category_ids: string[];
  sections: Section[];
  document: string;
  free_from: Date;
}

/** A copy of a listing for each of its categories, without columns that only searches and other lists read. */
export interface CategoryListingRow extends Omit<
  ListingRow,
  'maker' | 'category_ids' | 'sections' | 'document'
> {
  category_id: string;
}

export interface PieceCategoryRow {
  piece_id: string;
  category_id: string;
}

export interface PieceSectionRow {
  piece_id: string;
  section: Section;
  /** Copied from the piece by the database. */
  published_at: Generated<Date | null>;
}

export interface VariantRow {
  id: string;
  piece_id: string;
  sku: string;
  name: string;
  position: number;
  /** Set when staff have taken it off its piece: it has no units any more, and only earlier orders know it. */
  removed_at: Date | null;
}

export interface PictureRow {
  id: Generated<string>;
  piece_id: string;
  variant_id: string | null;
  position: number;
  key: string;
  alt: string;
  width_px: number;
  height_px: number;
  placeholder: string | null;
}

export interface PriceHistoryRow {
  piece_id: string;
  valid_from: Date;
  price_cents: number;
}

/** The author of a text of goods in another language. */
export type TextSource = 'staff' | 'import' | 'service';

interface TranslatedRow {
  language: TranslatedLanguage;
  source: TextSource;
  /** A digest of the German texts that it was written from. */
  original: string;
  /** Which of its texts a service wrote and nobody has checked since. */
  machine_made: Generated<readonly GoodsTextField[]>;
  updated_at: Date;
}

/** A view of all goods with their texts in each language; `id` is that of the piece, category or room. */
export interface GoodsTextsRow {
  kind: GoodsKind;
  id: string;
  /** For pieces only, as are the facts. */
  sku: string | null;
  language: TranslatedLanguage;
  name: string;
  german_html: string | null;
  german_condition: string | null;
  title: string | null;
  html: string | null;
  condition: string | null;
  machine_made: readonly GoodsTextField[];
  updated_at: Date | null;
  state: GoodsTextState;
  version: string;
  materials: string[] | null;
  colour: string | null;
  origin: string | null;
  era_from: number | null;
  era_to: number | null;
}

/** The last time that staff let a service translate what a language lacks. */
export interface GoodsTranslationRow {
  language: TranslatedLanguage;
  state: TranslationState;
  renews: boolean;
  run_id: string | null;
  staff: { readonly id: string; readonly name: string; readonly role: StaffRole };
  started_at: Date;
  changed_at: Date;
  planned_texts: number;
  planned_characters: number;
  texts: number;
  characters: number;
  skipped: number;
  after_kind: string;
  after_id: string;
  failure: TranslationFailure['code'] | 'translation-off' | null;
  failed_at: string | null;
}

export interface PieceTextRow extends TranslatedRow {
  piece_id: string;
  title: string | null;
  description_html: string | null;
  condition_text: string | null;
}

export interface CategoryTextRow extends TranslatedRow {
  category_id: string;
  title: string;
  description_html: string | null;
}

export interface ParentCategoryTextRow extends TranslatedRow {
  parent_category_id: string;
  title: string;
  description_html: string | null;
}

/** The tables of the catalogue. Other modules read them only through `read-models`. */
export interface CatalogueTables {
  categories: CategoryRow;
  parent_categories: ParentCategoryRow;
  parent_category_members: ParentCategoryMemberRow;
  /** The database itself counts the versions. */
  pieces: PieceRow & { version: Generated<number> };
  listings: ListingRow;
  category_listings: CategoryListingRow;
  piece_categories: PieceCategoryRow;
  piece_sections: PieceSectionRow;
  variants: VariantRow;
  pictures: PictureRow;
  price_history: PriceHistoryRow;
  piece_texts: PieceTextRow;
  category_texts: CategoryTextRow;
  parent_category_texts: ParentCategoryTextRow;
  goods_texts: GoodsTextsRow;
  goods_translations: GoodsTranslationRow;
}
