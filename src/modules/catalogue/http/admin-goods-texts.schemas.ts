import { z } from 'zod';
import {
  goodsKinds,
  goodsTextFields,
  goodsTextStates,
  goodsTextEffects,
  goodsTextFilterStates,
} from '../../../shared/pieces/goods-texts.ts';
import { longestGoodsHtml, longestGoodsTitle } from '../../../shared/limits.ts';
import { checkLinks, oneLine } from '../../../platform/http/fields.schemas.ts';
import { translatedLanguage } from './admin-translations.schemas.ts';

const html = z.string().max(longestGoodsHtml).nullable().superRefine(checkLinks);

export const goodsTextFilters = {
  language: translatedLanguage.default('en'),
  kind: z.enum(goodsKinds).optional(),
  state: z.enum(goodsTextFilterStates).optional(),
};

/** 'piece.runder-tisch-v-00012.es' */
export const goodsTextParams = z.object({
  id: z
    .string()
    .max(220)
    .regex(/^(?:piece|category|parent-category)\..+\.(?:en|es|fr|it)$/),
});

export const goodsTextRowSchema = z
  .object({
    id: z.string(),
    kind: z.enum(goodsKinds),
    language: translatedLanguage,
    /** The German title or name. */
    name: z.string(),
    state: z.enum(goodsTextStates),
    title: z.string().nullable(),
    /** The title made from a piece's facts, if nobody wrote one. */
    madeTitle: z.string().nullable(),
    /** Which texts a service wrote and nobody has checked since. */
    machineMade: z.array(z.enum(goodsTextFields)),
    updatedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'GoodsText' });

const stored = z.string().nullable();
const texts = z.object({ title: stored, descriptionHtml: stored, conditionText: stored });

export const goodsTextSchema = goodsTextRowSchema
  .extend({ ...texts.shape, german: texts, version: z.string() })
  .meta({ id: 'GoodsTextDetail' });

/** Fields left out stay as they are; null or empty: German is shown, and a piece's title is made from its facts. */
export const goodsTextChanges = z.object({
  title: oneLine().max(longestGoodsTitle).nullable().optional(),
  descriptionHtml: html.optional(),
  conditionText: html.optional(),
  /** Somebody has read the machine-made texts: they count as theirs from then on. */
  isChecked: z.boolean().optional(),
  /** The version that was read, so that no other change is lost. */
  version: z.string().max(64).optional(),
});

const fields = z.enum(goodsTextFields);

export const suggestionRequest = z.object({ field: fields });
/** Null: there is no German text. */
export const suggestionSchema = z.object({ text: z.string().nullable() });

export const textImportQuery = z.object({
  /** `true` tells what the table would change, and changes nothing. */
  dryRun: z.enum(['true', 'false']).transform((word) => word === 'true'),
});

/** What a table of translations changes, or would change. */
export const textImportSchema = z
  .object({
    changes: z.array(
      z.object({
        /** The number of the line in the file, from 1. */
        line: z.int(),
        id: z.string(),
        /** The German title or name. */
        name: z.string(),
        kind: z.enum(goodsTextEffects),
        /** The beginnings of the texts, without markup. */
        fields: z.array(
          z.object({ field: fields, before: z.string().nullable(), after: z.string().nullable() }),
        ),
      }),
    ),
    refused: z.array(
      z.object({
        line: z.int(),
        /** As the file has it. */
        id: z.string(),
        problems: z.array(z.object({ column: z.string(), problem: z.string() })),
      }),
    ),
    unchanged: z.int(),
  })
  .meta({ id: 'GoodsTextImport' });
