import type { CarrierCount, Section } from '../../../shared/pieces/piece-vocabulary.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import type { TaxScheme } from '../../../shared/orders/piece-facts.ts';
import type { Condition } from '../../../shared/pieces/condition.ts';
import type { Era, GroupedFields, SingleTexts } from '../../../shared/pieces/piece-fields.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';

export { conditions, type Condition } from '../../../shared/pieces/condition.ts';
export type { Dimensions, Era } from '../../../shared/pieces/piece-fields.ts';
export { carrierCounts, sections } from '../../../shared/pieces/piece-vocabulary.ts';
export type { CarrierCount, Section };

/** The most characters of each rich text, with its markup. */
export const longestText = 20_000;

export type { TaxScheme };

/** The kinds of people who sell pieces to the shop; they decide whether § 25a UStG may be applied. */
export const sellerKinds = ['private', 'margin-dealer', 'taxable-business', 'own-making'] as const;
export type SellerKind = (typeof sellerKinds)[number];

export interface Purchase {
  readonly priceCents: Cents;
  readonly sellerKind: SellerKind;
}

/** Why it does not apply. */
export const exemptReasons = ['antique', 'for-repair', 'older-lawful-goods'] as const;

/** What Regulation (EU) 2023/988 (GPSR), Art. 19, requires to be shown, or why it does not apply. */
export type ProductSafety =
  | {
      readonly kind: 'responsible';
      readonly name: string;
      readonly postalAddress: string;
      readonly electronicAddress: string;
      readonly warnings: string | null;
    }
  | { readonly kind: 'exempt'; readonly reason: (typeof exemptReasons)[number] };

export interface Picture {
  /** The file's location: a key of the shop's file storage or of the demo photographs. */
  readonly key: string;
  readonly alt: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Dominant colour, '#rrggbb', shown until the picture has loaded. */
  readonly placeholder: string | null;
}

/** A finish or size of a piece made in series. All variants of a piece cost the same. */
export interface VariantDraft {
  readonly sku: string;
  readonly name: string;
  /** How many units exist. */
  readonly stock: number;
  readonly pictures: readonly Picture[];
}

export interface PieceTexts extends SingleTexts {
  /** Its paragraphs, formatted. */
  readonly descriptions: readonly string[];
}

/** Everything that staff, an import or the demo generator state about a piece; the shop adds id and history. */
export interface PieceDraft extends GroupedFields {
  /** Unique in the shop, 1 to 40 characters. */
  readonly sku: string;
  /** 1 to 200 characters. */
  readonly title: string;
  readonly shopType: ShopType;
  readonly categoryIds: readonly string[];
  /** The one of them under which its page stands; null: the first of the menu does. */
  readonly mainCategoryId: string | null;
  readonly sections: readonly Section[];
  readonly priceCents: Cents;
  /** The former price, for a reduction; shown only if the price history supports it (§ 11 PAngV). */
  readonly comparePriceCents: Cents | null;
  /** Percent added to price times quantity; 0 for both lines (spec section 9). */
  readonly chargeTaxPercent: number;
  readonly taxScheme: TaxScheme;
  readonly carriers: CarrierCount;
  readonly era: Era | null;
  readonly condition: Condition;
  readonly purchase: Purchase | null;
  readonly productSafety: ProductSafety;
  readonly texts: PieceTexts;
  readonly pictures: readonly Picture[];
  /** Units of the piece itself; 0 when it has variants, whose stock counts instead. */
  readonly stock: number;
  readonly variants: readonly VariantDraft[];
}

export interface CategoryDraft {
  /** Address of the category page, lower case and hyphens: 'sideboards'. */
  readonly id: string;
  readonly name: string;
  readonly shopType: ShopType;
  readonly descriptionHtml: string | null;
  /** Picture key, as in `Picture`. */
  readonly image: string | null;
}

export interface ParentCategoryDraft {
  readonly id: string;
  readonly title: string;
  readonly type: ShopType;
  readonly descriptionHtml: string | null;
  readonly images: readonly string[];
  /** In the order shown on the page. */
  readonly subCategoryIds: readonly string[];
}

/** A price shown to the public, and the moment it took effect. */
export interface PriceEntry {
  readonly priceCents: Cents;
  readonly validFrom: Date;
}

/**
 * The entry that a price adds to a piece's record. The record contains prices asked in public (§ 11 PAngV), so a
 * draft's price is not recorded, nor is one that is already in effect.
 */
export function priceToRecord(priceCents: Cents, last: PriceEntry | null, now: Date): readonly PriceEntry[] {
  if (last?.priceCents === priceCents) return [];
  const after = last === null ? 0 : last.validFrom.getTime() + 1;
  return [{ priceCents, validFrom: new Date(Math.max(now.getTime(), after)) }];
}
