import { z } from 'zod';
import { languages } from '../../../shared/text/language.ts';
import { translationStates } from '../../../shared/pieces/goods-texts.ts';

export const translatedLanguage = z.enum(languages).exclude(['de']);

export const translationPlanQuery = z.object({
  /** `true`: also what is older than its German text. */
  renews: z.enum(['true', 'false']).transform((word) => word === 'true'),
});

/** Characters as they are sent, with the tags of descriptions. */
export const translationPlanSchema = z
  .object({ goods: z.int(), texts: z.int(), characters: z.int() })
  .meta({ id: 'GoodsTranslationPlan' });

export const translationRequest = z.object({
  renews: z.boolean(),
  /** As many as the plan said. If there are more by now, nothing is started. */
  characters: z.int().min(0),
});

const amount = { texts: z.int(), characters: z.int() };

export const goodsTranslationSchema = z
  .object({
    /** The translation service; null: there is none. */
    service: z.string().nullable(),
    /** The last translation; null: there was none. */
    run: z
      .object({
        state: z.enum(translationStates),
        renews: z.boolean(),
        staffName: z.string(),
        startedAt: z.iso.datetime(),
        changedAt: z.iso.datetime(),
        planned: z.object(amount),
        /** `skipped`: texts that the service gave no translation of, or that somebody changed meanwhile. */
        done: z.object({ ...amount, skipped: z.int() }),
        /** Why it pauses. */
        problem: z.string().nullable(),
        /** The German title or name of the goods at which it pauses. */
        failedAt: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'GoodsTranslation' });
