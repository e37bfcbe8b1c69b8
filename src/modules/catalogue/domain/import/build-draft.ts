import type { Message, PlainCode } from '../../../../shared/messages/message.ts';
import { isAbovePrice, type Cents } from '../../../../shared/money/cents.ts';
import { grouped } from '../../../../shared/pieces/piece-fields.ts';
import type { Condition, Era, PieceDraft, Picture, Purchase, TaxScheme, VariantDraft } from '../piece.ts';
import type { Values } from './columns.ts';
import { fieldsOfCells } from './field-columns.ts';
import type { furnitureColumns } from './furniture-columns.ts';
import type { Called } from './mapped.ts';
import { readSafety } from './shopify/product-safety.ts';

/** What a file of any format states about a piece, before the shop's own rules fill the gaps. */
export interface Facts {
  readonly sku: string;
  readonly title: string;
  readonly priceCents: Cents;
  readonly comparePriceCents: Cents | null;
  readonly purchasePriceCents: Cents | null;
  readonly categoryIds: readonly string[];
  readonly descriptions: readonly string[];
  readonly pictures: readonly Picture[];
  readonly stock: number;
  readonly variants: readonly VariantDraft[];
  readonly furniture: Values<typeof furnitureColumns>;
}

/** Reports something about one column of the row. */
export interface Say {
  problem(column: string, problem: Message | PlainCode): void;
  warn(column: string, problem: Message | PlainCode): void;
  readonly called: Called;
}

/** The columns that have different names in each format. */
export interface ColumnNames {
  readonly comparePrice: string;
  readonly purchasePrice: string;
}

/**
 * The draft of a piece: gaps are filled and fields checked against each other by the same rules for every format. A
 * rejected row is built too, so that all its problems are known; its draft is then not used.
 */
export function buildDraft(facts: Facts, names: ColumnNames, say: Say, year: number): PieceDraft {
  const { furniture } = facts;
  const shopType = furniture.linie ?? 'vintage';
  const era = eraOf(furniture.baujahr_von, furniture.baujahr_bis, say);
  const safety = readSafety(furniture, { shopType, era }, year);
  if (safety.kind === 'problem') {
    const { column, code, other } = safety;
    say.problem(column, other === null ? code : { code, params: { column: say.called(other) } });
  }
  const hasVariants = facts.variants.length > 0;
  const { texts, ...fields } = grouped(fieldsOfCells(furniture));
  return {
    sku: facts.sku,
    title: facts.title,
    shopType,
    categoryIds: facts.categoryIds,
    mainCategoryId: furniture.hauptkategorie,
    sections: furniture.bereiche ?? [],
    priceCents: facts.priceCents,
    comparePriceCents: reference(facts, names, say),
    chargeTaxPercent: furniture.steuer_zusaetzlich ?? 0,
    taxScheme: taxSchemeOf(furniture, say),
    carriers: furniture.traeger ?? 2,
    ...fields,
    era,
    condition: conditionOf(furniture.zustand, shopType, say),
    purchase: purchaseOf(facts, names, say),
    productSafety: safety.kind === 'problem' ? { kind: 'exempt', reason: 'older-lawful-goods' } : safety,
    texts: { ...texts, descriptions: facts.descriptions },
    pictures: facts.pictures,
    stock: hasVariants ? 0 : facts.stock,
    variants: facts.variants,
  };
}

function eraOf(from: number | null, to: number | null, say: Say): Era | null {
  const fromYear = from ?? to;
  const toYear = to ?? from;
  if (fromYear === null || toYear === null) return null;
  if (fromYear > toYear) {
    const params = { fromYear, column: say.called('baujahr_von') };
    say.problem('baujahr_bis', { code: 'years-reversed-in-row', params });
  }
  return { fromYear, toYear };
}

/**
 * A former price that is not above the price announces no reduction; other shops write it into every row. The piece comes
 * without it, and staff are told with the sentence that refuses it in the form.
 */
function reference(facts: Facts, names: ColumnNames, say: Say): Cents | null {
  const reference = facts.comparePriceCents;
  if (reference === null || reference === 0) return null;
  if (isAbovePrice(reference, facts.priceCents)) return reference;
  say.warn(names.comparePrice, 'former-price-not-above');
  return null;
}

function taxSchemeOf({ linie, steuer, verkaeufer }: Facts['furniture'], say: Say): TaxScheme {
  // § 25a Abs. 1 Nr. 2 UStG: only for goods bought without deductible VAT, so not for goods of one's own making.
  const vatOwed = verkaeufer === 'taxable-business' || verkaeufer === 'own-making';
  const scheme = steuer ?? (linie === 'boatwood' || vatOwed ? 'standard' : 'margin');
  if (scheme === 'margin' && vatOwed) {
    say.problem('steuer', 'margin-scheme-not-allowed');
  }
  return scheme;
}

function conditionOf(said: Condition | null, shopType: PieceDraft['shopType'], say: Say): Condition {
  if (said !== null) return said;
  // The condition of a used piece is a promise to the buyer; only staff can make it.
  if (shopType === 'vintage') say.problem('zustand', 'cell-missing');
  return 'neuwertig';
}

function purchaseOf(facts: Facts, names: ColumnNames, say: Say): Purchase | null {
  const priceCents = facts.purchasePriceCents;
  const sellerKind = facts.furniture.verkaeufer;
  if (priceCents !== null && sellerKind !== null) return { priceCents, sellerKind };
  const params = { column: say.called(names.purchasePrice) };
  if (priceCents !== null) say.problem('verkaeufer', { code: 'missing-beside', params });
  if (sellerKind !== null) say.warn('verkaeufer', { code: 'not-taken-without', params });
  return null;
}
