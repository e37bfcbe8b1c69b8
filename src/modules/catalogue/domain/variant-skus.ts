import type { VariantDraft } from './piece.ts';

/** The same variants; those without an SKU get the piece's own with a number: 'B-20001-2'. */
export function withSkus(pieceSku: string, variants: readonly VariantDraft[]): readonly VariantDraft[] {
  const taken = new Set(variants.map(({ sku }) => sku));
  return variants.map((variant) => {
    if (variant.sku !== '') return variant;
    let number = 1;
    while (taken.has(`${pieceSku}-${number}`)) number += 1;
    const sku = `${pieceSku}-${number}`;
    taken.add(sku);
    return { ...variant, sku };
  });
}
