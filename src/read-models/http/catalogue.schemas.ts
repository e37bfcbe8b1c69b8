import { z } from 'zod';
import { longestQuery } from '../../shared/limits.ts';
import { aways, sections } from '../../shared/pieces/piece-vocabulary.ts';
import { languages } from '../../shared/text/language.ts';
import { forFields, textNames, wordFeatures } from '../../shared/pieces/piece-fields.ts';
import { dimensionOf, measureNames, type DimensionName } from '../../shared/pieces/piece-measures.ts';
import { taxSchemes } from '../../shared/orders/piece-facts.ts';
import { shopTypes } from '../../shared/pieces/shop-type.ts';
import { filterParameters, sortParameter } from '../../shared/pieces/piece-filters.ts';

/** The catalogue in REST (spec sections 3 and 7). Money is in euros here, and only here. */

const shopType = z.enum(shopTypes);
const section = z.enum(sections);
const moment = z.iso.datetime();
const language = z.enum(languages);

const pricingSchema = z.object({
  price: z.number(),
  comparePrice: z.number().nullable(),
  currency: z.literal('EUR'),
});

const picture = z.object({
  key: z.string(),
  alt: z.string(),
  /** The language of `alt` if it is not German. */
  altLanguage: language.optional(),
  widthPx: z.number().int(),
  heightPx: z.number().int(),
  /** A colour shown until it has loaded. */
  placeholder: z.string().nullable(),
});

/** The place of a piece that is unavailable online although it is not sold; null: it is available, or it is sold. */
const away = z.enum(aways).nullable();

const product = z.object({
  _id: z.string(),
  productId: z.string(),
  sku: z.string(),
  title: z.string(),
  /** The language of the title if it is not German: calls with `language` get one that is. */
  titleLanguage: language.optional(),
  productImages: z.array(z.string()),
  /** The same pictures with all their details; `/pictures/{key}-{320|640|960|1200}.avif`. */
  pictures: z.array(picture),
  pricing: pricingSchema,
  /** What the price record supports (§ 11 PAngV): the reference price and the saving, in euros; null: none to show. */
  saving: z.object({ reference: z.number(), amount: z.number() }).nullable(),
  chargeTax: z.number(),
  taxScheme: z.enum(taxSchemes),
  stockAmt: z.number().int(),
  reservedUntil: moment.nullable(),
  rentedUntil: moment.nullable(),
  away,
  shopType,
  assemblyService: z.boolean(),
  rentable: z.boolean(),
  isVariantsAvailable: z.boolean(),
});

export const productSchema = product.extend({ productPlace: z.array(section) }).meta({ id: 'Product' });

const variantSchema = z.object({
  _id: z.string(),
  sku: z.string(),
  name: z.string(),
  stockAmt: z.number().int(),
  away,
  variantImages: z.array(z.string()),
});

const nullableText = z.string().nullable();
const { conditionText, ...texts } = forFields(textNames, () => nullableText);
const centimetres = z.number().nullable();

export const productDetailSchema = product
  .extend({
    productPlace: z.array(section),
    variants: z.array(variantSchema),
    descriptions: z.array(z.string()),
    ...texts,
    zustandText: conditionText,
    condition: z.string(),
    /** Outer dimensions in centimetres. */
    dimensions: z.object(
      Object.fromEntries(measureNames.map((name) => [dimensionOf(name), centimetres])) as Record<
        DimensionName,
        typeof centimetres
      >,
    ),
    /** In kilograms. */
    weight: z.number().nullable(),
    carriers: z.number().int(),
    materials: z.array(z.string()),
    ...forFields(wordFeatures, () => nullableText),
    era: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
    productSafety: z.record(z.string(), z.string().nullable()),
  })
  .meta({ id: 'ProductDetail' });

/** A piece as GET /products/{id} answers. */
export type ProductDetail = z.output<typeof productDetailSchema>;

export const categorySchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    shopType,
    image: z.object({ src: z.string() }).nullable(),
  })
  .meta({ id: 'Category' });

export const categoryDetailSchema = categorySchema
  .extend({ description: z.string().nullable() })
  .meta({ id: 'CategoryDetail' });

const subCategory = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  image: z.object({ src: z.string() }).nullable(),
});

export const parentCategorySchema = z
  .object({
    _id: z.string(),
    title: z.string(),
    type: shopType,
    description: z.string().nullable(),
    image: z.array(z.string()),
    subCategoriesID: z.array(subCategory),
  })
  .meta({ id: 'ParentCategory' });

/** Names of goods in a language where the shop has them; German without it, or where nobody knows better. */
const inLanguage = language.default('de');

/** A page number, limited because PostgreSQL's offset is. */
const page = z.coerce.number().int().min(1).max(100_000).default(1);

export const sectionQuery = z.object({
  productPlace: section,
  limit: z.coerce.number().int().min(1).max(1000).optional(),
});
export const typeParams = z.object({ type: shopType });
export const typeQuery = z.object({ page, limit: z.coerce.number().int().min(1).max(100).default(20) });
const parameter = z.union([z.string().max(300), z.array(z.string().max(300)).max(50)]).optional();
/** A page of a list and its filters; unknown filters are left out, as on pages. */
export const narrowedQuery = z
  .object({ page, language: inLanguage })
  .and(z.object(Object.fromEntries([...filterParameters(), sortParameter].map((name) => [name, parameter]))));
export const idParams = z.object({ id: z.string().min(1).max(200) });
export const searchQuery = z.object({
  query: z.string().max(longestQuery).default(''),
  language: inLanguage,
});

export const productListSchema = z.array(productSchema);
export const typeListSchema = z.object({ products: z.array(productSchema), totalPages: z.number().int() });
export const categoryProductsSchema = z.object({
  category: categoryDetailSchema,
  products: z.array(productSchema),
});
export const searchSchema = z.object({
  categories: z.array(categorySchema),
  products: z.array(productSchema),
  /** Parts of the query that were dropped because nothing matches all of it; absent: everything matched. */
  without: z.array(z.string()).optional(),
});
