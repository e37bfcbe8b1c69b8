import { z } from 'zod';

const facts = z.record(z.string(), z.unknown()).nullable();

export const auditEntrySchema = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actorId: z.uuid().nullable(),
    actorName: z.string(),
    action: z.string(),
    entity: z.string(),
    entityId: z.string(),
    /** Its present name; null: it is gone, or its id is its name. */
    entityName: z.string().nullable(),
    before: facts,
    after: facts,
  })
  .meta({ id: 'AuditEntry' });
