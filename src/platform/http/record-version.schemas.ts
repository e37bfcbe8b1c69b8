import { z } from 'zod';

/** The version of a record that a change is based on, for programs that have read it. */
export const readVersion = z
  .string()
  .max(100)
  .optional()
  .describe(
    'The `version` that was read: if somebody else has changed the record since, the answer is 409 `record-changed`. Left out, whatever is there is replaced.',
  );
