import type { z } from 'zod';
import type { Picture } from '../../modules/catalogue/index.ts';
import { pictureAddress } from '../../shared/pieces/picture-address.ts';
import { forFields, textNames, wordFeatures } from '../../shared/pieces/piece-fields.ts';
import { dimensionOf, measureNames, type DimensionName } from '../../shared/pieces/piece-measures.ts';
import { toEuros } from '../../shared/money/cents.ts';
import type { CategoryDetail, CategorySummary, ParentCategory } from '../categories.ts';
import type { PieceCard } from '../piece-card.ts';
import type { PieceDetail } from '../piece-detail.ts';
import type {
  categoryDetailSchema,
  categorySchema,
  parentCategorySchema,
  productDetailSchema,
  productSchema,
} from './catalogue.schemas.ts';

/** A card in the shape of the specification's Product. */
export function productOf(card: PieceCard): z.input<typeof productSchema> {
  return {
    _id: card.id,
    productId: card.id,
    sku: card.sku,
    title: card.title,
    ...(card.titleLanguage !== undefined && { titleLanguage: card.titleLanguage }),
    productImages: card.pictures.map(addressOf),
    pictures: [...card.pictures],
    pricing: {
      price: toEuros(card.priceCents),
      comparePrice: card.comparePriceCents === null ? null : toEuros(card.comparePriceCents),
      currency: 'EUR',
    },
    saving:
      card.saving === null
        ? null
        : { reference: toEuros(card.saving.referenceCents), amount: toEuros(card.saving.savingCents) },
    chargeTax: card.chargeTaxPercent,
    taxScheme: card.taxScheme,
    stockAmt: card.stockAmt,
    reservedUntil: card.reservedUntil?.toISOString() ?? null,
    rentedUntil: card.rentedUntil?.toISOString() ?? null,
    away: card.away,
    shopType: card.shopType,
    assemblyService: card.assemblyService,
    rentable: card.rentable,
    isVariantsAvailable: card.hasVariants,
    productPlace: [...card.sections],
  };
}

/** A piece in the shape of the specification's detail call. */
export function productDetailOf(piece: PieceDetail): z.input<typeof productDetailSchema> {
  const { conditionText, ...texts } = forFields(textNames, (name) => piece[name]);
  return {
    ...productOf(piece),
    variants: piece.variants.map((variant) => ({
      _id: variant.id,
      sku: variant.sku,
      name: variant.name,
      stockAmt: variant.stockAmt,
      away: variant.away,
      variantImages: variant.pictures.map(addressOf),
    })),
    descriptions: [...piece.descriptions],
    ...texts,
    zustandText: conditionText,
    condition: piece.condition,
    dimensions: Object.fromEntries(
      measureNames.map((name) => [dimensionOf(name), centimetres(piece.dimensions[name])]),
    ) as Record<DimensionName, number | null>,
    weight: piece.weightGrams === null ? null : piece.weightGrams / 1000,
    carriers: piece.carriers,
    ...forFields(wordFeatures, (name) => piece[name]),
    materials: [...piece.materials],
    era: piece.era === null ? null : { from: piece.era.fromYear, to: piece.era.toYear },
    productSafety: { ...piece.productSafety },
  };
}

export function categoryOf(category: CategorySummary): z.input<typeof categorySchema> {
  return {
    _id: category.id,
    name: category.name,
    shopType: category.shopType,
    image: category.image === null ? null : { src: pictureAddress(category.image, 640) },
  };
}

export function categoryDetailOf(category: CategoryDetail): z.input<typeof categoryDetailSchema> {
  return { ...categoryOf(category), description: category.descriptionHtml };
}

export function parentCategoryOf(parent: ParentCategory): z.input<typeof parentCategorySchema> {
  return {
    _id: parent.id,
    title: parent.title,
    type: parent.type,
    description: parent.descriptionHtml,
    image: parent.images.map((key) => pictureAddress(key, 1200)),
    subCategoriesID: parent.subCategories.map((category) => ({
      _id: category.id,
      id: category.id,
      name: category.name,
      image: category.image === null ? null : { src: pictureAddress(category.image, 640) },
    })),
  };
}

function addressOf(picture: Picture): string {
  return pictureAddress(picture.key, 1200);
}

function centimetres(millimetres: number | null): number | null {
  return millimetres === null ? null : millimetres / 10;
}
