import { z } from 'zod';
import { languages } from '../../../shared/language.ts';

/** A visitor's decision on each service. */
export const decisionSchema = z
  .object({
    subject: z.string().regex(/^[\w-]{16,64}$/),
    textVersion: z.iso.date(),
    language: z.enum(languages),
    decisions: z.object({ maps: z.boolean() }),
  })
  .meta({ id: 'ConsentDecision' });
