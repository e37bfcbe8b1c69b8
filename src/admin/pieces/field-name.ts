import { pieces as t } from '../texts/pieces.ts';

/** The label of a piece's field; null if its message is clear without it. */
export function fieldName(path: string): string | null {
  const [, list, index, part] = /^(pictures|variants)\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (list === 'pictures') return t.picture(Number(index) + 1);
  if (list === 'variants') return t.variantField(Number(index) + 1, part === 'stock' ? t.stock : '');
  return names[path] ?? null;
}

const names: Readonly<Record<string, string>> = {
  pictures: t.photos,
  title: t.title,
  priceCents: t.price,
  categoryIds: t.categories,
  stock: t.stock,
  sku: t.sku,
  comparePriceCents: t.comparePrice,
  'purchase.priceCents': t.purchasePrice,
  'purchase.sellerKind': t.seller,
  taxScheme: t.taxScheme,
  'dimensions.widthMm': t.width,
  'dimensions.heightMm': t.height,
  'dimensions.depthMm': t.depth,
  'dimensions.diameterMm': t.diameter,
  weightGrams: t.weight,
  'era.fromYear': t.fromYear,
  'era.toYear': t.toYear,
  variants: t.variants,
  'productSafety.kind': t.safety,
  'productSafety.name': t.safetyName,
  'productSafety.postalAddress': t.safetyPostal,
  'productSafety.electronicAddress': t.safetyElectronic,
};
