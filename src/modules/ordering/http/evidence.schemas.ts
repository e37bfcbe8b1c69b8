import { z } from 'zod';
import { evidenceFields } from '../domain/evidence-fields.ts';

/** What staff copy into the provider's form for evidence. */
export const evidenceSchema = z
  .object({
    /** Fields as the provider's API names them; those of which the shop knows nothing are left out. */
    fields: z.array(z.object({ field: z.enum(evidenceFields), value: z.string() })),
  })
  .meta({ id: 'OrderEvidence' });
