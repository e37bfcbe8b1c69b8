import { z } from 'zod';
import { languages } from '../../../shared/language.ts';
import { message } from '../../../shared/messages/message.ts';

/** Forms without script send the language of their page here. */
const language = z.enum(languages).optional();

/** Spec 8: the answer to an invalid address. */
const invalidEmail = message('email-invalid');

export const subscribeSchema = z
  .object({
    email: z.string({ error: invalidEmail }).trim().max(254, invalidEmail).pipe(z.email(invalidEmail)),
    source: z.enum(['form', 'checkout']).default('form'),
    language,
  })
  .meta({ id: 'NewsletterSignup' });

export const subscribeAnswerSchema = z.object({ success: z.boolean(), message: z.string() });

export const tokenSchema = z.object({ token: z.string().min(20).max(100), language });
