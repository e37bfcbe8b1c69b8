import type { Generated } from 'kysely';
import type { ShopType } from '../../../shared/shop-type.ts';
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
  search_text: string;
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

export interface PieceRow {
  id: string;
  sku: string;
  title: string;
  shop_type: ShopType;
  price_cents: number;
  compare_price_cents: number | null;
  charge_tax_percent: number;
  tax_scheme: TaxScheme;
  assembly_service: boolean;
  rentable: boolean;
  carriers: CarrierCount;
  width_mm: number | null;
  height_mm: number | null;
  depth_mm: number | null;
  diameter_mm: number | null;
  weight_grams: number | null;
  materials: string[];
  colour: string | null;
  maker: string | null;
  era_from: number | null;
  era_to: number | null;
  condition: Condition;
  origin: string | null;
  purchase_price_cents: number | null;
  purchase_seller_kind: SellerKind | null;
  product_safety: ProductSafety;
  subtopic: string | null;
  similar_to_title: string | null;
  condition_text: string | null;
  descriptions: string[];
  story_shop: string | null;
  shop_info: string | null;
  about_us: string | null;
  search_text: string;
  published_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface PieceCategoryRow {
  piece_id: string;
  category_id: string;
}

export interface PieceSectionRow {
  piece_id: string;
  section: Section;
}

export interface VariantRow {
  id: string;
  piece_id: string;
  sku: string;
  name: string;
  position: number;
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

/** The tables that belong to the catalogue. Others read them in `read-models` only. */
export interface CatalogueTables {
  categories: CategoryRow;
  parent_categories: ParentCategoryRow;
  parent_category_members: ParentCategoryMemberRow;
  pieces: PieceRow;
  piece_categories: PieceCategoryRow;
  piece_sections: PieceSectionRow;
  variants: VariantRow;
  pictures: PictureRow;
  price_history: PriceHistoryRow;
}
