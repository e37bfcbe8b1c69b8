import { z } from 'zod';
import { readVersion } from '../../../platform/http/fields.schemas.ts';
import { limit } from '../../../shared/messages/message.ts';

/** What somebody is told who has sent an enquiry. */
export const enquiryAnswerSchema = z.object({ message: z.string(), number: z.number() });

export const enquiryParams = z.object({ id: z.uuid() });

/** What staff change of every enquiry. */
export const changeOfEnquiry = z.object({
  note: z.string().max(5000, limit('text-too-long')).optional(),
  version: readVersion,
});
