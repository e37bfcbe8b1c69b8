import { z } from 'zod';
import { conditions } from '../../../shared/condition.ts';
import { rentalConditions } from '../../../shared/line-fulfilment.ts';
import { isOneLine, notOneLine } from '../../../shared/typed-text.ts';

const shortText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Bitte höchstens ${max} Zeichen`)
    .refine(isOneLine, notOneLine)
    .transform((text) => (text === '' ? null : text));
const positions = z.array(z.int().min(0).max(1000)).min(1).max(1000).nullish();
/** The day on which it happened; left out: today. */
const happenedOn = z.iso.date({ error: 'Bitte geben Sie den Tag an' }).nullish();
export const linesSchema = z.object({ positions }).nullish();
export const handOverSchema = z.object({ positions, happenedOn }).nullish();
export const rentalReturnSchema = z
  .object({
    positions,
    happenedOn,
    /** Left out: nobody has looked. */
    condition: z.enum(rentalConditions, 'Bitte wählen Sie den Zustand').nullish(),
    /** For staff alone. */
    note: z.string().trim().max(2000, 'Bitte höchstens 2000 Zeichen').default(''),
  })
  .refine(({ condition, note }) => condition !== 'damaged' || note !== '', {
    path: ['note'],
    error: 'Bitte beschreiben Sie den Schaden',
  })
  .nullish();
export const shipSchema = z.object({
  positions,
  happenedOn,
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
