import { z } from 'zod';
import { allProofKinds, provedExemptions } from '../../../shared/orders/exemption-proof.ts';

/** What proves that goods which were sold without VAT have left the country. */
export const exemptionProofSchema = z.object({
  exemption: z.enum(provedExemptions),
  /** The last day on which something was dispatched; null: nothing is out. */
  leftOn: z.iso.date().nullable(),
  /** What was dispatched first without a proof, and the last day for that; null: all is proved. */
  missing: z.object({ since: z.iso.date(), dueOn: z.iso.date() }).nullable(),
  given: z
    .object({
      kind: z.enum(allProofKinds),
      provedOn: z.iso.date(),
      reference: z.string(),
      /** How many. */
      files: z.int(),
      givenAt: z.iso.datetime(),
      givenBy: z.string(),
    })
    .nullable(),
});
