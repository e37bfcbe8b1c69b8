import { z } from 'zod';
import {
  allocationKinds,
  blockPlaces,
  carrierCounts,
  pieceStates,
  sections,
} from '../../../shared/pieces/piece-vocabulary.ts';
import { ifMissing, limit, message } from '../../../shared/messages/message.ts';
import { maxEntries, longestTitle, longestOfStaff } from '../../../shared/limits.ts';
import {
  byKind,
  emptyFields,
  featureNames,
  longestWord,
  textNames,
  type FieldKind,
} from '../../../shared/pieces/piece-fields.ts';
import { measureNames } from '../../../shared/pieces/piece-measures.ts';
import { longestPictureText } from '../../../shared/pieces/picture-address.ts';
import { taxSchemes } from '../../../shared/orders/piece-facts.ts';
import { shopTypes, usualTaxScheme, type ShopType } from '../../../shared/pieces/shop-type.ts';
import { oneLine, withoutUndefined } from '../../../platform/http/fields.schemas.ts';
import { minPercent, maxPercent } from '../domain/bulk-change.ts';
import { conditions, exemptReasons, longestText, sellerKinds } from '../domain/piece.ts';

// The limits of numbers are left to `checkDraft`, so that all problems are reported at once.
const cents = z.int({ error: ifMissing(message('amount-needed')) });
const text = z.string().max(longestText).nullable().default(null);
/** A single line of text. */
const line = (most: number, missing = message('missing')) => oneLine(missing).max(most);
const word = line(longestWord.alone).nullable();
const whole = z.int().nullable();
const anyText = z.string().nullable();
const aNumber = message('number-missing');
const millimetres = z
  .int({ error: ifMissing(aNumber) })
  .nullable()
  .default(null);
const aYear = message('year-out-of-range');
const year = z
  .int({ error: ifMissing(aYear) })
  .min(1000, aYear)
  .max(2100, aYear);
const aStock = message('stock-out-of-range');
const stock = z
  .int({ error: ifMissing(aStock) })
  .min(0, aStock)
  .max(10_000, aStock);
const missing = message('missing');

/** What a field of each kind takes. */
const typed = {
  measure: millimetres,
  weight: z.int({ error: ifMissing(aNumber) }).nullable(),
  word,
  words: z.array(line(longestWord.ofSeveral).min(1)).max(20),
  flag: z.boolean(),
  plain: text,
  html: text,
} as const satisfies Readonly<Record<FieldKind, z.ZodType>>;
/** What the database may hold in one, where older pieces may break newer rules: an answer has no lengths. */
const stored = {
  measure: whole,
  weight: whole,
  word: anyText,
  words: z.array(z.string()),
  flag: z.boolean(),
  plain: anyText,
  html: anyText,
} as const satisfies Readonly<Record<FieldKind, z.ZodType>>;

const picture = z.object({
  key: z.string().max(200),
  /** Describes the picture for people who cannot see it; required before the piece is published. */
  alt: line(longestPictureText).default(''),
});
const pictures = z
  .array(picture)
  .max(30, limit('pictures-too-many'))
  .transform((list) => list.map((one) => ({ ...one, widthPx: 1, heightPx: 1, placeholder: null })));

const productSafety = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('responsible'),
    name: line(200, missing).min(1, missing),
    postalAddress: z
      .string({ error: ifMissing(missing) })
      .trim()
      .min(1, missing)
      .max(500),
    electronicAddress: line(200, missing).min(1, missing),
    warnings: z.string().max(2000).nullable().default(null),
  }),
  z.object({ kind: z.literal('exempt'), reason: z.enum(exemptReasons) }),
]);

const noTitle = message('title-missing');
const title = line(longestTitle, noTitle).min(1, noTitle);

/** All fields that staff edit, except the SKU and the line, which are permanent. */
const fields = z.object({
  title,
  categoryIds: z.array(z.string().max(120)).max(20),
  /** The one of them under which its page stands; null: the first of the menu does. */
  mainCategoryId: z.string().max(120).nullable(),
  sections: z.array(z.enum(sections)),
  priceCents: cents,
  comparePriceCents: cents.nullable(),
  chargeTaxPercent: z.int(),
  taxScheme: z.enum(taxSchemes),
  carriers: z.literal([...carrierCounts]),
  ...byKind(featureNames, typed),
  dimensions: z.object(byKind(measureNames, typed)),
  era: z.object({ fromYear: year, toYear: year }).nullable(),
  condition: z.enum(conditions),
  purchase: z.object({ priceCents: cents, sellerKind: z.enum(sellerKinds) }).nullable(),
  productSafety,
  texts: z.object({
    ...byKind(textNames, typed),
    descriptions: z.array(z.string().max(longestText)).max(maxEntries.descriptions).default([]),
  }),
  pictures,
  stock: z.int({ error: ifMissing(aStock) }),
  variants: z
    .array(
      z.object({
        /** Left empty: the piece's own SKU with a number. */
        sku: line(longestOfStaff.sku)
          .nullish()
          .transform((sku) => sku ?? ''),
        name: line(longestOfStaff.variantName, missing).min(1, missing),
        stock,
        pictures: pictures.default([]),
      }),
    )
    .max(maxEntries.variants, limit('variants-too-many')),
});

/** Defaults that fit most pieces of a line. */
const usual = (shopType: ShopType) => ({
  ...emptyFields,
  categoryIds: [],
  mainCategoryId: null,
  sections: [],
  comparePriceCents: null,
  chargeTaxPercent: 0,
  taxScheme: usualTaxScheme[shopType],
  rentable: true,
  carriers: 2 as const,
  era: null,
  condition: shopType === 'vintage' ? ('gut' as const) : ('neuwertig' as const),
  purchase: null,
  productSafety: { kind: 'exempt' as const, reason: 'older-lawful-goods' as const },
  texts: { ...emptyFields.texts, descriptions: [] },
  pictures: [],
  stock: 1,
  variants: [],
});

/** A new piece: a line, a title and a price are enough. Without an SKU the shop assigns one. */
export const newPieceSchema = fields
  .partial()
  .extend({
    title,
    priceCents: cents,
    shopType: z.enum(shopTypes),
    sku: line(longestOfStaff.sku).nullish(),
  })
  .transform(({ sku, ...said }) => ({
    ...usual(said.shopType),
    // Variants have their own stock.
    ...((said.variants ?? []).length > 0 ? { stock: 0 } : {}),
    ...withoutUndefined(said),
    sku: sku === undefined || sku === '' ? null : sku,
  }));

/** The changes of a piece, and the version that was read. */
export const pieceChangesSchema = fields.partial().extend({ version: z.int().min(1) });

export const pieceVersionSchema = z.object({ version: z.int().min(1) });

const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('publish') }),
  z.object({ kind: z.literal('unpublish') }),
  z.object({ kind: z.literal('add-section'), section: z.enum(sections) }),
  z.object({ kind: z.literal('remove-section'), section: z.enum(sections) }),
  z.object({
    kind: z.literal('price'),
    percent: z
      .int({ error: ifMissing(message('whole-percent-needed')) })
      .min(minPercent)
      .max(maxPercent),
    announce: z.boolean().default(false),
  }),
]);

export const bulkChangeSchema = z.object({ ids: z.array(z.string().max(120)).min(1).max(200), change });

/** How many pieces were changed, and why the others could not be. */
export const bulkOutcomeSchema = z.object({
  changed: z.int(),
  refused: z.array(z.object({ id: z.string(), problem: z.string() })),
});

const blockPlace = z.enum(blockPlaces);
const noReason = message('block-reason-missing');
export const newBlockSchema = z.object({
  unitId: z.string().regex(/^\d{1,18}$/),
  reason: z
    .string({ error: ifMissing(noReason) })
    .trim()
    .min(1, noReason)
    .max(200),
  /** Shown to visitors; the reason is for staff alone. */
  place: blockPlace.nullable().default(null),
  to: z.iso
    .datetime({ offset: true })
    .transform((moment) => new Date(moment))
    .nullable()
    .default(null),
});

/** What a unit that came back is blocked for once somebody has looked at it. */
export const keptBlockSchema = newBlockSchema.omit({ unitId: true });

export const pieceParams = z.object({ id: z.string().min(1).max(120) });
export const blockParams = z.object({
  id: z.string().min(1).max(120),
  blockId: z.string().regex(/^\d{1,18}$/),
});

const shownPictures = z.array(
  z.object({
    key: z.string(),
    alt: z.string(),
    widthPx: z.int(),
    heightPx: z.int(),
    placeholder: z.string().nullable(),
  }),
);

/** As stored in the database, where older pieces may break newer rules: an answer has no lengths. */
export const staffPieceSchema = fields
  .extend({
    title: z.string(),
    categoryIds: z.array(z.string()),
    mainCategoryId: anyText,
    ...byKind(featureNames, stored),
    dimensions: z.object(byKind(measureNames, stored)),
    texts: z.object({ ...byKind(textNames, stored), descriptions: z.array(z.string()) }),
    era: z.object({ fromYear: z.int(), toYear: z.int() }).nullable(),
    productSafety: z.record(z.string(), z.unknown()),
    priceCents: z.int(),
    comparePriceCents: whole,
    stock: z.int(),
    purchase: z.object({ priceCents: z.int(), sellerKind: z.enum(sellerKinds) }).nullable(),
    pictures: shownPictures,
    variants: z.array(
      z.object({ sku: z.string(), name: z.string(), stock: z.int(), pictures: shownPictures }),
    ),
    id: z.string(),
    sku: z.string(),
    shopType: z.enum(shopTypes),
    version: z.int(),
    state: z.enum(pieceStates),
    /** Why this change has taken it out of the shop: the papers that it has lost. */
    leftShop: z.array(z.string()),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    publishedAt: z.iso.datetime().nullable(),
    prices: z.array(z.object({ priceCents: z.int(), validFrom: z.iso.datetime() })),
    /** The lowest price of the last 30 days (§ 11 PAngV); null before it was ever shown. */
    lowestCents: whole,
    /** The saving that the record supports for the compare price; null: pages show no reduction. */
    savingCents: whole,
    /** The lowest price of the 30 days before the reduction, as pages show it beside the price. */
    referenceCents: whole,
    units: z.array(
      z.object({
        unitId: z.string(),
        variantId: z.string().nullable(),
        /** Its name for people; null for a piece without variants. */
        variant: z.string().nullable(),
        entries: z.array(
          z.object({
            id: z.string(),
            kind: z.enum(allocationKinds),
            place: blockPlace.nullable(),
            from: z.iso.datetime(),
            to: z.iso.datetime().nullable(),
            reference: z.string(),
            /** The order that holds, bought or rented it, for roles that may see orders. */
            orderNumber: z.string().nullable(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'StaffPiece' });

export const staffPieceRowSchema = z
  .object({
    id: z.string(),
    sku: z.string(),
    title: z.string(),
    shopType: z.enum(shopTypes),
    state: z.enum(pieceStates),
    priceCents: z.int(),
    comparePriceCents: whole,
    sections: z.array(z.enum(sections)),
    pictureKey: z.string().nullable(),
    /** Units that are free from now on, of all that have come in. */
    free: z.int(),
    units: z.int(),
    /** Units that are sold, of all. */
    sold: z.int(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'StaffPieceRow' });
