import { z } from 'zod';
import { oneLine } from '../../../platform/http/one-line.schemas.ts';
import { message } from '../../../shared/messages/message.ts';
import { longestTexts } from '../../../shared/orders/checkout-fields.ts';
import { hasVatIdForm } from '../../../shared/places/vat-id.ts';

export const vatIdQuestionSchema = z.object({
  vatId: oneLine().max(longestTexts.vatId).refine(hasVatIdForm, message('vat-id-invalid')),
});

export const vatIdAnswerSchema = z.object({
  state: z.enum(['confirmed', 'refused', 'unknown', 'not-asked']).meta({
    description:
      '`confirmed`: it is valid today. `refused`: the register does not know it. `unknown`: the register cannot be asked now; ask again later. `not-asked`: it is German or of a country outside the EU, where a confirmation changes nothing.',
  }),
});
