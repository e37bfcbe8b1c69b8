import { slugOf } from '../../../shared/text/fold-text.ts';
import type { VariantDraft } from './piece.ts';

/**
 * The id of a new piece, which is also its address: 'sideboard-aus-teakholz-v-1024'. It is permanent, even if the title
 * changes; the SKU makes it unique.
 */
export function newPieceId(title: string, sku: string): string {
  return [slugOf(title, 60), slugOf(sku, 40)].filter((part) => part !== '').join('-');
}

/** The id of a variant, within its piece: 'v-1024-rot' of 'V-1024-ROT'. */
export function newVariantId(sku: string): string {
  return slugOf(sku, 40);
}

/** The form in which SKUs are compared: people and spreadsheets do not tell 'v-1024' from 'V-1024'. */
export function skuKey(sku: string): string {
  return sku.toLowerCase();
}

/**
 * The same variants; those without an SKU get the piece's own with a number: 'B-20001-2'.
 * @param former SKUs of variants that the piece had once, which orders name
 */
export function withSkus(
  pieceSku: string,
  variants: readonly VariantDraft[],
  former: readonly string[] = [],
): readonly VariantDraft[] {
  const taken = new Set([...variants.map(({ sku }) => sku), ...former].map(skuKey));
  return variants.map((variant) => {
    if (variant.sku !== '') return variant;
    let number = 1;
    while (taken.has(skuKey(`${pieceSku}-${number}`))) number += 1;
    const sku = `${pieceSku}-${number}`;
    taken.add(skuKey(sku));
    return { ...variant, sku };
  });
}
