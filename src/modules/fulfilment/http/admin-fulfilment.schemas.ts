import { z } from 'zod';
import { conditions } from '../../../shared/condition.ts';
import { isOneLine, notOneLine } from '../../../shared/typed-text.ts';

const shortText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Bitte höchstens ${max} Zeichen`)
    .refine(isOneLine, notOneLine)
    .transform((text) => (text === '' ? null : text));
const positions = z.array(z.int().min(0).max(1000)).min(1).max(1000).nullish();
export const linesSchema = z.object({ positions }).nullish();
export const shipSchema = z.object({
  positions,
  carrier: shortText(100).nullish(),
  tracking: shortText(100).nullish(),
  /** The page that follows it, where the carrier's is not known. */
  trackingLink: z
    .url({ protocol: /^https$/, error: 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt' })
    .max(500, 'Die Adresse ist zu lang')
    .nullish(),
});
export const returnSchema = z.object({
  position: z.int().min(0).max(1000),
  quantity: z.int({ error: 'Bitte geben Sie an, wie viele' }).min(1, 'Mindestens ein Stück').max(1000),
  condition: z.enum(conditions, 'Bitte wählen Sie den Zustand'),
  note: z.string().trim().max(2000, 'Bitte höchstens 2000 Zeichen').default(''),
  /** For a loss of value; the customer is told the reason. */
  deduction: z
    .object({
      cents: z.int().min(1).max(2_000_000_000),
      reason: z
        .string({ error: 'Bitte nennen Sie den Grund' })
        .trim()
        .min(1, 'Bitte nennen Sie den Grund')
        .max(500, 'Bitte höchstens 500 Zeichen'),
    })
    .nullable(),
  /** Whether the units stay out of the shop until somebody has looked at them. */
  blocked: z.boolean(),
  /** What this wish is called: sent twice, the piece came back once. */
  key: z.string().min(8).max(100),
});
